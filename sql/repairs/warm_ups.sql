-- The warm-ups of workouts from before they were counted (migration 0582), or that a server of the release before wrote since.
-- What is logged meanwhile is left as it is.
set local statement_timeout = 0;

with counted as materialized (
  select done.tenant_id, done.lifter_id, done.workout_id, count(*) as warm_ups
    from app.sets as done
   where done.kind = 'warm_up'
   group by done.tenant_id, done.lifter_id, done.workout_id
),
missing as materialized (
  select workout.tenant_id, workout.lifter_id, workout.id as workout_id, coalesce(counted.warm_ups, 0) as warm_ups,
         workout.xmin as seen
    from app.workouts as workout
    left join counted
      on counted.tenant_id = workout.tenant_id
     and counted.lifter_id = workout.lifter_id
     and counted.workout_id = workout.id
   where workout.warm_up_count <> coalesce(counted.warm_ups, 0)
)
update app.workouts as workout
   set warm_up_count = missing.warm_ups
  from missing
 where workout.tenant_id = missing.tenant_id
   and workout.lifter_id = missing.lifter_id
   and workout.id = missing.workout_id
   and workout.xmin = missing.seen;
