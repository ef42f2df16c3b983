-- Plans that were made before they said whether their week is a deload (migration 0540), and what is kept of the newest days of
-- main lifts where a light day is among them. What is logged meanwhile is left as it is.
set local statement_timeout = 0;

update app.planned_workouts as plan
   set is_deload = true
 where plan.programme_id is not null
   and not plan.is_deload
   and app.is_deload(plan);

with newest as materialized (
  select stats.tenant_id, stats.lifter_id, stats.xmin as seen,
         squat.days as squat_days, squat.grams as squat_grams, squat.reps as squat_reps, squat.light as squat_light,
         bench_press.days as bench_press_days, bench_press.grams as bench_press_grams, bench_press.reps as bench_press_reps,
         bench_press.light as bench_press_light,
         deadlift.days as deadlift_days, deadlift.grams as deadlift_grams, deadlift.reps as deadlift_reps, deadlift.light as deadlift_light
    from app.lifter_stats as stats
   cross join lateral app.lift_exposures(stats.tenant_id, stats.lifter_id, 'squat') as squat
   cross join lateral app.lift_exposures(stats.tenant_id, stats.lifter_id, 'bench_press') as bench_press
   cross join lateral app.lift_exposures(stats.tenant_id, stats.lifter_id, 'deadlift') as deadlift
   where (stats.squat_days, stats.squat_reps, stats.squat_light, stats.bench_press_days, stats.bench_press_reps,
          stats.bench_press_light, stats.deadlift_days, stats.deadlift_reps, stats.deadlift_light)
         is distinct from
         (squat.days, squat.reps, squat.light, bench_press.days, bench_press.reps,
          bench_press.light, deadlift.days, deadlift.reps, deadlift.light)
)
update app.lifter_stats as stats
   set squat_days = newest.squat_days,
       squat_grams = newest.squat_grams,
       squat_reps = newest.squat_reps,
       squat_light = newest.squat_light,
       bench_press_days = newest.bench_press_days,
       bench_press_grams = newest.bench_press_grams,
       bench_press_reps = newest.bench_press_reps,
       bench_press_light = newest.bench_press_light,
       deadlift_days = newest.deadlift_days,
       deadlift_grams = newest.deadlift_grams,
       deadlift_reps = newest.deadlift_reps,
       deadlift_light = newest.deadlift_light
  from newest
 where stats.tenant_id = newest.tenant_id
   and stats.lifter_id = newest.lifter_id
   and stats.xmin = newest.seen;
