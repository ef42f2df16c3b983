-- The effect on workouts of a body weight that came, changed or went: on those of the days that it covers, and on those
-- that had no estimate for want of a weight; the newest thousand, so that no weighing takes long. A weight is valid from
-- its day until the next one's, the first one also for all days before. With an argument `changed` is what was, and
-- what is still there on the same day is left to the trigger for what is now.
create or replace function app.estimate_energy_of_weights()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
begin
  perform app.estimate_energy(told.tenant_id, told.lifter_id, told.id)
     from (
       select weighed.tenant_id, weighed.lifter_id,
              case when exists (
                     select
                       from app.measurements as earlier
                      where earlier.tenant_id = weighed.tenant_id
                        and earlier.lifter_id = weighed.lifter_id
                        and earlier.kind = 'body_weight'
                        and earlier.local_date < min(weighed.local_date))
                   then min(weighed.local_date)
                   else '-infinity'::date
              end as first_day,
              coalesce(
                (select min(later.local_date)
                   from app.measurements as later
                  where later.tenant_id = weighed.tenant_id
                    and later.lifter_id = weighed.lifter_id
                    and later.kind = 'body_weight'
                    and later.local_date > max(weighed.local_date)),
                'infinity'::date) as next_day
         from changed as weighed
        where weighed.kind = 'body_weight'
          and (tg_nargs = 0
               or not exists (
                 select
                   from app.measurements as kept
                  where kept.tenant_id = weighed.tenant_id
                    and kept.lifter_id = weighed.lifter_id
                    and kept.id = weighed.id
                    and kept.kind = 'body_weight'
                    and kept.local_date = weighed.local_date))
        group by weighed.tenant_id, weighed.lifter_id) as span
    cross join lateral (
      select workout.tenant_id, workout.lifter_id, workout.id
        from app.workouts as workout
       where workout.tenant_id = span.tenant_id
         and workout.lifter_id = span.lifter_id
         and (workout.local_date >= span.first_day and workout.local_date < span.next_day
              or workout.duration_seconds > 0
                 and not exists (
                   select
                     from app.workout_energy as energy
                    where energy.tenant_id = workout.tenant_id
                      and energy.lifter_id = workout.lifter_id
                      and energy.workout_id = workout.id))
       order by workout.performed_at desc, workout.id desc
       limit 1000) as told;
  -- Where no weight is left, nothing can be estimated, whatever its age.
  delete from app.workout_energy as energy
   using (
     -- asked once for each lifter: a deleted row is passed over each time that it is looked for
     select weighed.tenant_id, weighed.lifter_id
       from changed as weighed
      where tg_nargs > 0
        and weighed.kind = 'body_weight'
      group by weighed.tenant_id, weighed.lifter_id
     having not exists (
              select
                from app.measurements as kept
               where kept.tenant_id = weighed.tenant_id
                 and kept.lifter_id = weighed.lifter_id
                 and kept.kind = 'body_weight')) as unweighed
   where energy.tenant_id = unweighed.tenant_id
     and energy.lifter_id = unweighed.lifter_id;
  return null;
end
$$;
