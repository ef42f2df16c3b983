-- Keeps app.lifter_stats equal to what the log says.

-- A lifter's row is made again from the newest of each index; of the main lifts only those named, which takes a third of
-- the time off logging a workout with one of them. Planned once, for the reasons given at app.refresh_lift_days. Whose
-- account is going gets none.
create or replace function app.refresh_lifter_stats(tenants integer[], lifters uuid[], lifts text[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set join_collapse_limit = 1
as $$
begin
  insert into app.lifter_stats as stats (
    tenant_id, lifter_id, last_workout_id, last_performed_at, last_local_date, squat_days, squat_grams,
    bench_press_days, bench_press_grams, deadlift_days, deadlift_grams, effort_days, effort_excess, effort_workouts)
  select account.tenant_id, account.id, latest.id, latest.performed_at, latest.local_date,
         coalesce(squat.days, '{}'), coalesce(squat.grams, '{}'),
         coalesce(bench_press.days, '{}'), coalesce(bench_press.grams, '{}'),
         coalesce(deadlift.days, '{}'), coalesce(deadlift.grams, '{}'),
         coalesce(effort.days, '{}'), coalesce(effort.excess, '{}'), coalesce(effort.workouts, '{}')
    from (select distinct * from unnest(tenants, lifters)) as touched (tenant_id, lifter_id)
    join app.accounts as account
      on account.tenant_id = touched.tenant_id
     and account.id = touched.lifter_id
    left join lateral (
      select workout.id, workout.performed_at, workout.local_date
        from app.workouts as workout
       where workout.tenant_id = touched.tenant_id
         and workout.lifter_id = touched.lifter_id
       order by workout.performed_at desc, workout.id desc
       limit 1) as latest on true
   cross join lateral app.newest_exposures(
     touched.tenant_id, touched.lifter_id, 'squat', 'squat' = any (lifts)) as squat
   cross join lateral app.newest_exposures(
     touched.tenant_id, touched.lifter_id, 'bench_press', 'bench_press' = any (lifts)) as bench_press
   cross join lateral app.newest_exposures(
     touched.tenant_id, touched.lifter_id, 'deadlift', 'deadlift' = any (lifts)) as deadlift
   cross join lateral (
     select array_agg(newest.local_date) as days, array_agg(newest.rpe_excess) as excess,
            array_agg(newest.workout_id) as workouts
       from (
         select kept.local_date, kept.rpe_excess, kept.workout_id
           from app.planned_efforts as kept
          where kept.tenant_id = touched.tenant_id
            and kept.lifter_id = touched.lifter_id
          order by kept.performed_at desc, kept.planned_workout_id
          limit 6) as newest) as effort
      on conflict (tenant_id, lifter_id) do update
     set last_workout_id = excluded.last_workout_id,
         last_performed_at = excluded.last_performed_at,
         last_local_date = excluded.last_local_date,
         squat_days = case when 'squat' = any (lifts) then excluded.squat_days
                      else stats.squat_days end,
         squat_grams = case when 'squat' = any (lifts) then excluded.squat_grams
                       else stats.squat_grams end,
         bench_press_days = case when 'bench_press' = any (lifts) then excluded.bench_press_days
                            else stats.bench_press_days end,
         bench_press_grams = case when 'bench_press' = any (lifts) then excluded.bench_press_grams
                             else stats.bench_press_grams end,
         deadlift_days = case when 'deadlift' = any (lifts) then excluded.deadlift_days
                         else stats.deadlift_days end,
         deadlift_grams = case when 'deadlift' = any (lifts) then excluded.deadlift_grams
                          else stats.deadlift_grams end,
         effort_days = excluded.effort_days,
         effort_excess = excluded.effort_excess,
         effort_workouts = excluded.effort_workouts;
end
$$;

-- The last six days on which a main lift had an estimate, in any of its exercises; nothing is looked for unless it is
-- wanted. Without a search path of its own, so that it is written into the query that uses it.
create or replace function app.newest_exposures(tenant integer, lifter uuid, lift text, wanted boolean)
returns table (days date[], grams integer[])
language sql stable
as $$
  select array_agg(newest.local_date), array_agg(newest.grams)
    from (
      select day.local_date, max(day.e1rm_grams) as grams
        from app.lift_days as day
       where newest_exposures.wanted
         and day.tenant_id = newest_exposures.tenant
         and day.lifter_id = newest_exposures.lifter
         and day.lift = newest_exposures.lift
         and day.e1rm_grams is not null
       group by day.local_date
       order by day.local_date desc
       limit 6) as newest
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
