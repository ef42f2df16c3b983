-- Keeps app.lift_days equal to what the sets say. Whole days are made again: a day holds one or two workouts, and its
-- lift days then depend on nothing but its sets.

-- One plan for a workout and for an import: from the days to their sets, as the joins are written, always by index.
-- Left to itself the planner starts from all sets where tables were never analyzed, or keeps a plan that was made for
-- single workouts while the tables were small and reads all of them for each day of an import (2,916 sets in 52 s
-- instead of 0.6 s); planning each time costs a third of logging a workout. See PostgreSQL's documentation,
-- 14.3, 20.7.1 and 20.7.4.
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
  gone record;
  made record;
begin
  perform app.change_version(touched.tenant_id, touched.lifter_id)
     from (select distinct * from unnest(tenants, lifters)) as touched (tenant_id, lifter_id);

  with stale as (
    delete from app.lift_days as day
     using unnest(tenants, lifters, days) as changed (tenant_id, lifter_id, local_date)
     where day.tenant_id = changed.tenant_id
       and day.lifter_id = changed.lifter_id
       and day.local_date = changed.local_date
    returning day.tenant_id, day.lifter_id, day.exercise_id, day.local_date, day.lift
  )
  select array_agg(tenant_id) as tenants, array_agg(lifter_id) as lifters, array_agg(exercise_id) as exercises,
         array_agg(local_date) as days, array_agg(distinct lift) as lifts
    into gone
    from stale;

  -- What the weight of a set means is said by the exercise's measure: it was lifted, was added to the body, helped the
  -- body, or says nothing. `heft` is what two sets are compared by: the weight to ten grams, which is to what apps
  -- round when they convert (225 lb and 102.06 kg are the same), or what is left of 10,001 kg without the assistance.
  -- Only a weight that was lifted has an estimate, of 1 to 12 reps (Epley times thirty, so that the comparison stays
  -- among integers), and only one that does not help has a volume. A set is beaten where one with as many reps or more
  -- has more heft, or as much and sorted before it. Of sets that could have an estimate, those are kept too that only one of
  -- more than 12 reps beats, which has none. An exercise that is going takes its days with it.
  with logged as (
    select day.tenant_id, day.lifter_id, part.exercise_id, day.local_date, exercise.lift,
           done.weight, done.unit, done.weight_grams, done.reps, done.rpe, done.workout_id,
           done.duration_seconds, done.distance_meters, meant.heft, meant.assists,
           coalesce(done.reps > 0 and meant.heft is not null, false) as is_weighed,
           coalesce(meant.is_lifted and meant.heft > 0 and done.reps between 1 and 12, false) as estimable,
           meant.heft::bigint * case done.reps when 1 then 30 else 30 + done.reps end as epley,
           case when meant.has_volume
                then done.weight * case done.unit when 'lb' then 453.59237 else 1000 end * done.reps
           end as volume,
           done.reps > 0 and (coalesce(done.weight_grams, 0) = 0 or meant.says_nothing) as is_weightless,
           done.duration_seconds > 0 and done.reps is null as is_timed,
           row_number() over (
             order by workout.performed_at, workout.id, done.exercise_position, done.position) as row_num
      from unnest(tenants, lifters, days) as day (tenant_id, lifter_id, local_date)
      join app.workouts as workout using (tenant_id, lifter_id, local_date)
      join app.workout_exercises as part
        on part.tenant_id = day.tenant_id
       and part.lifter_id = day.lifter_id
       and part.workout_id = workout.id
      join app.exercises as exercise
        on exercise.tenant_id = day.tenant_id
       and exercise.lifter_id = day.lifter_id
       and exercise.id = part.exercise_id
      join app.sets as done
        on done.tenant_id = day.tenant_id
       and done.lifter_id = day.lifter_id
       and done.workout_id = workout.id
       and done.exercise_position = part.position
     cross join lateral (select (done.weight_grams + 5) / 10 * 10) as rounded (grams)
     cross join lateral (
       select case exercise.measure
                when 'assisted_reps' then 10001000 - rounded.grams
                when 'bodyweight_reps' then coalesce(rounded.grams, 0)
                when 'reps_only' then null
                else nullif(rounded.grams, 0)
              end as heft,
              coalesce(exercise.measure = 'assisted_reps', false) as assists,
              coalesce(exercise.measure not in ('assisted_reps', 'bodyweight_reps', 'reps_only'), true) as is_lifted,
              coalesce(exercise.measure not in ('assisted_reps', 'reps_only'), true) as has_volume,
              coalesce(exercise.measure = 'reps_only', false) as says_nothing) as meant
     where done.kind <> 'warm_up'
       and (done.reps > 0 or done.duration_seconds > 0 or done.distance_meters > 0)
  ),
  ranked as (
    select logged.*,
           estimable and 1 = row_number() over (
             partition by tenant_id, lifter_id, exercise_id, local_date
             order by estimable desc, epley desc, heft desc, row_num) as is_best,
           is_weighed and heft > coalesce(
             max(heft) filter (where is_weighed) over (
               partition by tenant_id, lifter_id, exercise_id, local_date, rpe
               order by reps desc, heft desc, row_num
               rows between unbounded preceding and 1 preceding), -1)
           or is_weighed and reps <= 12 and heft > coalesce(
             max(heft) filter (where is_weighed and reps <= 12) over (
               partition by tenant_id, lifter_id, exercise_id, local_date, rpe
               order by reps desc, heft desc, row_num
               rows between unbounded preceding and 1 preceding), -1) as is_unbeaten
      from logged
  ),
  fresh as (
    insert into app.lift_days (
      tenant_id, lifter_id, exercise_id, local_date, lift,
      weight, unit, weight_grams, reps, rpe, workout_id, e1rm_grams, volume_grams, volume, candidates,
      set_count, rep_count, total_seconds, total_meters, last_in,
      most_reps, most_reps_in, longest_seconds, longest_in, farthest_meters, farthest_in)
    select ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, ranked.lift,
           max(ranked.weight) filter (where is_best),
           max(ranked.unit) filter (where is_best),
           max(ranked.weight_grams) filter (where is_best),
           max(ranked.reps) filter (where is_best),
           max(ranked.rpe) filter (where is_best),
           (array_agg(ranked.workout_id) filter (where is_best))[1],
           round(
             max(ranked.weight_grams::bigint * case ranked.reps when 1 then 30 else 30 + ranked.reps end)
               filter (where is_best) / 30.0),
           coalesce(round(sum(ranked.volume)), 0), trim_scale(coalesce(sum(ranked.volume), 0)),
           coalesce(
             jsonb_agg(
               jsonb_build_object(
                 'weight', trim_scale(ranked.weight), 'unit', ranked.unit, 'grams', coalesce(ranked.weight_grams, 0),
                 'reps', ranked.reps, 'rpe', trim_scale(ranked.rpe), 'workout_id', ranked.workout_id)
               || case when ranked.assists then '{"assists": true}'::jsonb else '{}'::jsonb end
               order by ranked.reps, ranked.heft, ranked.rpe) filter (where is_unbeaten),
             '[]'),
           count(*), coalesce(sum(ranked.reps), 0), coalesce(sum(ranked.duration_seconds), 0),
           coalesce(sum(ranked.distance_meters), 0),
           (array_agg(ranked.workout_id order by row_num desc))[1],
           max(ranked.reps) filter (where is_weightless),
           (array_agg(ranked.workout_id order by ranked.reps desc, row_num) filter (where is_weightless))[1],
           max(ranked.duration_seconds) filter (where is_timed),
           (array_agg(ranked.workout_id order by ranked.duration_seconds desc, row_num) filter (where is_timed))[1],
           max(ranked.distance_meters) filter (where ranked.distance_meters > 0),
           (array_agg(ranked.workout_id order by ranked.distance_meters desc, row_num)
             filter (where ranked.distance_meters > 0))[1]
      from ranked
     group by ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, ranked.lift
    returning tenant_id, lifter_id, exercise_id, local_date, lift
  )
  select array_agg(tenant_id) as tenants, array_agg(lifter_id) as lifters, array_agg(exercise_id) as exercises,
         array_agg(local_date) as days, array_agg(distinct lift) as lifts
    into made
    from fresh;

  perform app.refresh_records(
    gone.tenants || made.tenants, gone.lifters || made.lifters, gone.exercises || made.exercises,
    gone.days || made.days)
    where gone.days is not null
       or made.days is not null;
  perform app.refresh_lifter_stats(tenants, lifters, gone.lifts || made.lifts);
end
$$;

-- For app.sets and app.workout_exercises. Where the workout itself is going, its own trigger follows.
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

create or replace function app.refresh_days_of_moved_workouts()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (
       select distinct before.tenant_id, before.lifter_id, either.local_date
         from before
         join after using (tenant_id, lifter_id, id)
        cross join lateral (values (before.local_date), (after.local_date)) as either (local_date)
        where before.local_date <> after.local_date) as day
   having count(*) > 0;
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
