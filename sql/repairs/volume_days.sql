-- Days whose volume was counted as a workout's that lifted nothing of it.
set local statement_timeout = 0;

select app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
  from (
    select distinct day.tenant_id, day.lifter_id, day.local_date
      from app.lift_days as day
     where day.volume_grams > 0
       and not exists (
         select
           from app.workout_exercises as entry
           join app.sets as done
             on done.tenant_id = entry.tenant_id
            and done.lifter_id = entry.lifter_id
            and done.workout_id = entry.workout_id
            and done.exercise_position = entry.position
          where entry.tenant_id = day.tenant_id
            and entry.lifter_id = day.lifter_id
            and entry.workout_id = day.last_in
            and entry.exercise_id = day.exercise_id
            and done.kind <> 'warm_up'
            and done.weight > 0)) as lifted
having count(*) > 0;
