-- The warm-ups of workouts from before they were counted (migration 0582). What is logged meanwhile is left as it is.
set local statement_timeout = 0;

with counted as materialized (
  select done.tenant_id, done.lifter_id, done.workout_id, count(*) as warm_ups
    from app.sets as done
   where done.kind = 'warm_up'
   group by done.tenant_id, done.lifter_id, done.workout_id
),
missing as materialized (
  select counted.*, workout.xmin as seen
    from counted
    join app.workouts as workout
      on workout.tenant_id = counted.tenant_id
     and workout.lifter_id = counted.lifter_id
     and workout.id = counted.workout_id
   where workout.warm_up_count <> counted.warm_ups
)
update app.workouts as workout
   set warm_up_count = missing.warm_ups
  from missing
 where workout.tenant_id = missing.tenant_id
   and workout.lifter_id = missing.lifter_id
   and workout.id = missing.workout_id
   and workout.xmin = missing.seen;
