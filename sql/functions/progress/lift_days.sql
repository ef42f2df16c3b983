-- Keeps app.lift_days equal to what the sets say. Whole days are made again: a day holds one or two workouts, and its
-- lift days then depend on nothing but its sets.

-- Makes whole days again, with the records and the stats that follow from them.
create or replace function app.refresh_lift_days(tenants integer[], lifters uuid[], days date[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set join_collapse_limit = 1
as $$
declare
  gone app.lift_days[];
  made app.lift_days[];
  touched app.lift_days[];
begin
  perform app.change_version(changed.tenant_id, changed.lifter_id)
     from (select distinct * from unnest(tenants, lifters)) as changed (tenant_id, lifter_id);

  with stale as (
    delete from app.lift_days as day
     using unnest(tenants, lifters, days) as changed (tenant_id, lifter_id, local_date)
     where day.tenant_id = changed.tenant_id
       and day.lifter_id = changed.lifter_id
       and day.local_date = changed.local_date
    returning day
  )
  select array_agg(stale.day)
    into gone
    from stale;
  made := app.add_lift_days(tenants, lifters, days);
  touched := gone || made;
  perform app.refresh_records(
    array_agg(day.tenant_id), array_agg(day.lifter_id), array_agg(day.exercise_id), array_agg(day.local_date))
     from unnest(touched) as day
   having count(*) > 0;
  perform app.refresh_lifter_stats(tenants, lifters, app.lifts_in_reach(touched));
end
$$;

-- Stores what the sets of these days say, and returns it.
create or replace function app.add_lift_days(tenants integer[], lifters uuid[], days date[])
returns app.lift_days[]
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  made constant app.lift_days[] := app.lift_days_of_sets(tenants, lifters, days);
begin
  if made is not null then
    insert into app.lift_days
    select *
      from unnest(made);
  end if;
  return made;
end
$$;

-- For app.sets and app.workout_exercises that change or go. Where the workout itself is going, its own trigger follows.
create or replace function app.refresh_days_of_parts()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (
       select distinct workout.tenant_id, workout.lifter_id, workout.local_date
         from (select distinct tenant_id, lifter_id, workout_id from changed) as touched
         join app.workouts as workout
           on workout.tenant_id = touched.tenant_id
          and workout.lifter_id = touched.lifter_id
          and workout.id = touched.workout_id) as day
   having count(*) > 0;
  return null;
end
$$;

-- For sets that are inserted: the last step of logging a workout, so that all that follows from it comes here, from one
-- look at which workouts they are of. Where the workout was written by the same transaction, its version is advanced
-- already.
create or replace function app.follow_inserted_sets()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  logged record;
  made app.lift_days[];
begin
  select array_agg(workout.tenant_id) as tenants, array_agg(workout.lifter_id) as lifters,
         array_agg(workout.id) as workouts, array_agg(workout.performed_at) as moments,
         array_agg(workout.local_date) as days,
         bool_and(workout.xmin = pg_current_xact_id()::xid) as are_stamped,
         bool_or(
           exists (
             select
               from app.lift_days as day
              where day.tenant_id = workout.tenant_id
                and day.lifter_id = workout.lifter_id
                and day.local_date = workout.local_date)) as had_lift_days,
         bool_or(
           exists (
             select
               from app.planned_workouts as plan
              where plan.tenant_id = workout.tenant_id
                and plan.lifter_id = workout.lifter_id
                and plan.workout_id = workout.id)) as are_planned
    into logged
    from (select distinct tenant_id, lifter_id, workout_id from changed) as touched
    join app.workouts as workout
      on workout.tenant_id = touched.tenant_id
     and workout.lifter_id = touched.lifter_id
     and workout.id = touched.workout_id;
  if logged.workouts is null then
    return null;
  end if;

  for position in 1 .. cardinality(logged.workouts) loop
    perform app.estimate_energy(logged.tenants[position], logged.lifters[position], logged.workouts[position]);
  end loop;
  if cardinality(logged.workouts) = 1 and logged.are_stamped and not logged.had_lift_days then
    -- The day of most workouts: nothing is made again, and no record can fall.
    made := app.add_lift_days(logged.tenants, logged.lifters, logged.days);
    perform app.add_records(made);
    perform app.add_to_lifter_stats(
      logged.tenants[1], logged.lifters[1], logged.workouts[1], logged.moments[1], logged.days[1], made);
  else
    perform app.refresh_lift_days(array_agg(day.tenant_id), array_agg(day.lifter_id), array_agg(day.local_date))
       from (select distinct * from unnest(logged.tenants, logged.lifters, logged.days))
            as day (tenant_id, lifter_id, local_date);
  end if;
  if logged.are_planned then
    perform app.refresh_efforts(array_agg(plan.tenant_id), array_agg(plan.lifter_id), array_agg(plan.id))
       from unnest(logged.tenants, logged.lifters, logged.workouts) as touched (tenant_id, lifter_id, workout_id)
       join app.planned_workouts as plan using (tenant_id, lifter_id, workout_id);
  end if;
  return null;
end
$$;

create or replace function app.refresh_days_of_deleted_workouts()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (select distinct tenant_id, lifter_id, local_date from gone) as day
   having count(*) > 0;
  return null;
end
$$;

create or replace function app.refresh_days_of_moved_workout()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lift_days(
    array[new.tenant_id, new.tenant_id], array[new.lifter_id, new.lifter_id], array[old.local_date, new.local_date]);
  return null;
end
$$;

-- For app.exercises: what a weight means has changed.
create or replace function app.refresh_days_of_measured()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lift_days(array_agg(day.tenant_id), array_agg(day.lifter_id), array_agg(day.local_date))
     from app.lift_days as day
    where day.tenant_id = new.tenant_id
      and day.lifter_id = new.lifter_id
      and day.exercise_id = new.id
   having count(*) > 0;
  return null;
end
$$;
