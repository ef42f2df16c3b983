-- How a workout is added to app.lifter_stats. Apart from lifter_stats.sql because lift_days.sql comes before it.

-- Adds a workout on a day that held no lift days; `made` are those that it made. Nearly every workout is later than all
-- before it: then it is the last one, and its day comes first in its lifts' days, without a look at what there is. For the
-- others all is looked up again; so it is for who has efforts, since nothing tells of a plan that was deleted with its own.
create or replace function app.add_to_lifter_stats(
  tenant integer, lifter uuid, workout uuid, performed_at timestamptz, on_day date, made app.lift_days[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  day app.lift_days;
  squat integer;
  bench_press integer;
  deadlift integer;
begin
  foreach day in array coalesce(made, '{}') loop
    case day.lift
      when 'squat' then squat := greatest(squat, day.e1rm_grams);
      when 'bench_press' then bench_press := greatest(bench_press, day.e1rm_grams);
      when 'deadlift' then deadlift := greatest(deadlift, day.e1rm_grams);
      else null;
    end case;
  end loop;

  update app.lifter_stats as stats
     set last_workout_id = workout,
         last_performed_at = add_to_lifter_stats.performed_at,
         last_local_date = on_day,
         squat_days = case when squat is null then stats.squat_days else (on_day || stats.squat_days)[:6] end,
         squat_grams = case when squat is null then stats.squat_grams else (squat || stats.squat_grams)[:6] end,
         bench_press_days =
           case when bench_press is null then stats.bench_press_days else (on_day || stats.bench_press_days)[:6] end,
         bench_press_grams =
           case when bench_press is null then stats.bench_press_grams else (bench_press || stats.bench_press_grams)[:6] end,
         deadlift_days = case when deadlift is null then stats.deadlift_days else (on_day || stats.deadlift_days)[:6] end,
         deadlift_grams =
           case when deadlift is null then stats.deadlift_grams else (deadlift || stats.deadlift_grams)[:6] end
   where stats.tenant_id = tenant
     and stats.lifter_id = lifter
     and stats.effort_workouts = '{}'
     and (stats.last_performed_at, stats.last_workout_id) < (add_to_lifter_stats.performed_at, workout)
     and on_day > greatest(stats.squat_days[1], stats.bench_press_days[1], stats.deadlift_days[1], stats.last_local_date);
  if not found then
    perform app.refresh_lifter_stats(
      array[tenant], array[lifter],
      array_remove(
        array[
          case when squat is not null then 'squat' end,
          case when bench_press is not null then 'bench_press' end,
          case when deadlift is not null then 'deadlift' end], null));
  end if;
end
$$;
