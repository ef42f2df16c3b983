-- How a workout is added to app.lifter_stats. Apart from lifter_stats.sql because lift_days.sql comes before it.

-- The main lifts of these days where app.lifter_stats may change with them. It keeps the last twelve days of a lift, and the
-- light ones of the 84 days up to the newest one, which depend on the 168 days before them (app.light_days).
create or replace function app.lifts_in_reach(days app.lift_days[])
returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
begin
  return array(
    select distinct day.lift
      from unnest(days) as day
      left join app.lifter_stats as stats
        on stats.tenant_id = day.tenant_id
       and stats.lifter_id = day.lifter_id
     cross join lateral (
             select case day.lift
                      when 'squat' then stats.squat_days
                      when 'bench_press' then stats.bench_press_days
                      when 'deadlift' then stats.deadlift_days
                    end as days) as kept
     where day.lift is not null
       and (kept.days[12] is null or day.local_date >= least(kept.days[12], kept.days[1] - 84 - 168)));
end
$$;

-- The light days that are kept of a lift, after a later day on which these lifts were trained: those of the 84 days up to it.
create or replace function app.light_days_kept(days date[], lift text, on_day date, trained text[], light text[])
returns date[]
language sql immutable
return case
         when light_days_kept.lift <> all (light_days_kept.trained)
           then light_days_kept.days
         else array(
           select kept.day
             from unnest(
                    case
                      when light_days_kept.lift = any (light_days_kept.light)
                        then light_days_kept.on_day || light_days_kept.days
                      else light_days_kept.days
                    end) as kept (day)
            where kept.day > light_days_kept.on_day - 84)
       end;

-- The values of the last twelve days with a later one, where there is one.
create or replace function app.with_newest(newest anyelement, kept anyarray)
returns anyarray
language sql immutable
as $$
  select case when with_newest.newest is null then with_newest.kept
              else (array_prepend(with_newest.newest, with_newest.kept))[:12] end
$$;

-- Adds a workout on a day that held no lift days; `made` are those that it made. Nearly every workout is later than all
-- before it: then it is the last one, and its day comes first in the days of its lifts. For the others all is looked up again;
-- so it is for who has efforts, since nothing tells of a plan that was deleted with its own.
create or replace function app.add_to_lifter_stats(
  tenant integer, lifter uuid, workout uuid, performed_at timestamptz, on_day date, made app.lift_days[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  kept app.lifter_stats;
  lifts text[];
  grams integer[];
  reps integer[];
  light text[] := '{}';
  squat integer;
  bench_press integer;
  deadlift integer;
  is_deload constant boolean := exists (
    select
      from app.planned_workouts as plan
     where plan.tenant_id = tenant
       and plan.lifter_id = lifter
       and plan.workout_id = workout
       and plan.is_deload);
begin
  select coalesce(array_agg(best.lift), '{}'), array_agg(((best.estimate + 30) / 60)::integer), array_agg(best.reps)
    into lifts, grams, reps
    from (
      select distinct on (day.lift)
             day.lift, app.estimate_with_reserve(day.weight_grams, day.reps, day.rpe) as estimate,
             app.reps_with_reserve(day.reps, day.rpe) as reps
        from unnest(made) as day
       where day.lift is not null
         and day.e1rm_grams is not null
       order by day.lift, estimate desc, reps) as best;
  if not is_deload then
    squat := array_position(lifts, 'squat');
    bench_press := array_position(lifts, 'bench_press');
    deadlift := array_position(lifts, 'deadlift');
  end if;
  select stats.*
    into kept
    from app.lifter_stats as stats
   where stats.tenant_id = tenant
     and stats.lifter_id = lifter
     for update;
  if kept.effort_workouts = '{}'
     and (kept.last_performed_at, kept.last_workout_id) < (add_to_lifter_stats.performed_at, workout)
     and on_day > greatest(kept.squat_days[1], kept.bench_press_days[1], kept.deadlift_days[1], kept.last_local_date)
  then
    if lifts <> '{}' then
      light := array(select eased.lift from app.light_days(tenant, lifter, lifts, null, on_day, on_day) as eased);
    end if;
    update app.lifter_stats as stats
       set last_workout_id = workout,
           last_performed_at = add_to_lifter_stats.performed_at,
           last_local_date = on_day,
           squat_days = app.with_newest(case when squat is not null then on_day end, stats.squat_days),
           squat_grams = app.with_newest(grams[squat], stats.squat_grams),
           squat_reps = app.with_newest(reps[squat], stats.squat_reps),
           squat_light = app.light_days_kept(stats.squat_light, 'squat', on_day, lifts, light),
           bench_press_days = app.with_newest(
             case when bench_press is not null then on_day end, stats.bench_press_days),
           bench_press_grams = app.with_newest(grams[bench_press], stats.bench_press_grams),
           bench_press_reps = app.with_newest(reps[bench_press], stats.bench_press_reps),
           bench_press_light = app.light_days_kept(stats.bench_press_light, 'bench_press', on_day, lifts, light),
           deadlift_days = app.with_newest(case when deadlift is not null then on_day end, stats.deadlift_days),
           deadlift_grams = app.with_newest(grams[deadlift], stats.deadlift_grams),
           deadlift_reps = app.with_newest(reps[deadlift], stats.deadlift_reps),
           deadlift_light = app.light_days_kept(stats.deadlift_light, 'deadlift', on_day, lifts, light)
     where stats.tenant_id = tenant
       and stats.lifter_id = lifter;
  else
    perform app.refresh_lifter_stats(array[tenant], array[lifter], app.lifts_in_reach(made));
  end if;
end
$$;
