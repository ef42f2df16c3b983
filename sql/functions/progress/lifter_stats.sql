-- Keeps app.lifter_stats equal to what the log says.

-- Makes lifters' rows again; of the main lifts only those named. Whose account is going gets none.
create or replace function app.refresh_lifter_stats(tenants integer[], lifters uuid[], lifts text[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  lifter uuid;
begin
  for position in 1 .. coalesce(cardinality(lifters), 0) loop
    -- An import names a lifter once for each of its days.
    continue when lifters[position] = lifter;
    lifter := lifters[position];
    if not app.refresh_stats_of_lifter(tenants[position], lifter, lifts) then
      insert into app.lifter_stats (tenant_id, lifter_id)
      select account.tenant_id, account.id
        from app.accounts as account
       where account.tenant_id = tenants[position]
         and account.id = lifter
          on conflict do nothing;
      perform app.refresh_stats_of_lifter(tenants[position], lifter, lifts);
    end if;
  end loop;
end
$$;

-- Makes a lifter's row again from the newest of each index; returns whether there is one. Arrays that are not looked up
-- are null, and stay as they are: looking up one main lift instead of three takes half of the time. Planned once, for
-- the reasons given at app.lift_days_of_sets.
create or replace function app.refresh_stats_of_lifter(tenant integer, lifter uuid, lifts text[])
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set join_collapse_limit = 1
as $$
<<looked_up>>
declare
  newest record;
  squat_days date[];
  squat_grams integer[];
  squat_reps integer[];
  squat_light date[];
  bench_press_days date[];
  bench_press_grams integer[];
  bench_press_reps integer[];
  bench_press_light date[];
  deadlift_days date[];
  deadlift_grams integer[];
  deadlift_reps integer[];
  deadlift_light date[];
begin
  select latest.id, latest.performed_at, latest.local_date, effort.days, effort.excess, effort.workouts
    into newest
    from (
      select array_agg(kept.local_date) as days, array_agg(kept.rpe_excess) as excess,
             array_agg(kept.workout_id) as workouts
        from (
          select planned.local_date, planned.rpe_excess, planned.workout_id
            from app.planned_efforts as planned
           where planned.tenant_id = tenant
             and planned.lifter_id = lifter
           order by planned.performed_at desc, planned.planned_workout_id
           limit 6) as kept) as effort
    left join lateral (
      select workout.id, workout.performed_at, workout.local_date
        from app.workouts as workout
       where workout.tenant_id = tenant
         and workout.lifter_id = lifter
       order by workout.performed_at desc, workout.id desc
       limit 1) as latest on true;
  if 'squat' = any (lifts) then
    select exposed.days, exposed.grams, exposed.reps, exposed.light
      into squat_days, squat_grams, squat_reps, squat_light
      from app.lift_exposures(tenant, lifter, 'squat') as exposed;
  end if;
  if 'bench_press' = any (lifts) then
    select exposed.days, exposed.grams, exposed.reps, exposed.light
      into bench_press_days, bench_press_grams, bench_press_reps, bench_press_light
      from app.lift_exposures(tenant, lifter, 'bench_press') as exposed;
  end if;
  if 'deadlift' = any (lifts) then
    select exposed.days, exposed.grams, exposed.reps, exposed.light
      into deadlift_days, deadlift_grams, deadlift_reps, deadlift_light
      from app.lift_exposures(tenant, lifter, 'deadlift') as exposed;
  end if;

  update app.lifter_stats as stats
     set last_workout_id = newest.id,
         last_performed_at = newest.performed_at,
         last_local_date = newest.local_date,
         squat_days = coalesce(looked_up.squat_days, stats.squat_days),
         squat_grams = coalesce(looked_up.squat_grams, stats.squat_grams),
         squat_reps = coalesce(looked_up.squat_reps, stats.squat_reps),
         squat_light = coalesce(looked_up.squat_light, stats.squat_light),
         bench_press_days = coalesce(looked_up.bench_press_days, stats.bench_press_days),
         bench_press_grams = coalesce(looked_up.bench_press_grams, stats.bench_press_grams),
         bench_press_reps = coalesce(looked_up.bench_press_reps, stats.bench_press_reps),
         bench_press_light = coalesce(looked_up.bench_press_light, stats.bench_press_light),
         deadlift_days = coalesce(looked_up.deadlift_days, stats.deadlift_days),
         deadlift_grams = coalesce(looked_up.deadlift_grams, stats.deadlift_grams),
         deadlift_reps = coalesce(looked_up.deadlift_reps, stats.deadlift_reps),
         deadlift_light = coalesce(looked_up.deadlift_light, stats.deadlift_light),
         effort_days = coalesce(newest.days, '{}'),
         effort_excess = coalesce(newest.excess, '{}'),
         effort_workouts = coalesce(newest.workouts, '{}')
   where stats.tenant_id = tenant
     and stats.lifter_id = lifter;
  return found;
end
$$;

-- The last twelve days on which a main lift had an estimate, in any of its exercises, newest first: the estimate and its
-- reps, with those in reserve. Days of a planned deload are left out. And its light days of the 84 days up to the newest
-- day, so that who reads them need not judge days again. Without a search path of its own, so that it is written into the
-- query that uses it.
create or replace function app.lift_exposures(tenant integer, lifter uuid, lift text)
returns table (days date[], grams integer[], reps integer[], light date[])
language sql stable
as $$
  with best as materialized (
    select distinct on (day.local_date)
           day.local_date, app.estimate_with_reserve(day.weight_grams, day.reps, day.rpe) as estimate,
           app.reps_with_reserve(day.reps, day.rpe) as reps
      from app.lift_days as day
     where day.tenant_id = lift_exposures.tenant
       and day.lifter_id = lift_exposures.lifter
       and day.lift = lift_exposures.lift
       and day.e1rm_grams is not null
       and not exists (
             select
               from app.planned_workouts as plan
              where plan.tenant_id = day.tenant_id
                and plan.lifter_id = day.lifter_id
                and plan.workout_id = day.workout_id
                and plan.is_deload)
     order by day.local_date desc, estimate desc, reps
     limit 12
  )
  select coalesce(array_agg(best.local_date order by best.local_date desc), '{}'),
         coalesce(array_agg(((best.estimate + 30) / 60)::integer order by best.local_date desc), '{}'),
         coalesce(array_agg(best.reps order by best.local_date desc), '{}'),
         array(
           select eased.local_date
             from (
               select max(day.local_date) as last
                 from app.lift_days as day
                where day.tenant_id = lift_exposures.tenant
                  and day.lifter_id = lift_exposures.lifter
                  and day.lift = lift_exposures.lift
                  and day.e1rm_grams is not null) as newest
            cross join lateral app.light_days(
                    lift_exposures.tenant, lift_exposures.lifter, array[lift_exposures.lift], null, newest.last - 83,
                    newest.last) as eased
            order by eased.local_date desc)
    from best
$$;

-- For app.workouts, where no set's trigger calls app.refresh_lift_days for the change.
create or replace function app.refresh_lifter_stats_of_workout()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lifter_stats(array[new.tenant_id], array[new.lifter_id], '{}');
  return null;
end
$$;
