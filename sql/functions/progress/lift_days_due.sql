-- Days that were made by older rules, made again where the rules differ.

-- The days of so many exercises that wait, of all their exercises. Returns the exercises.
create or replace function app.remake_lift_days(at_most integer)
returns text[]
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  taken record;
begin
  with due as (
    delete from app.lift_days_due as waiting
     where (waiting.tenant_id, waiting.lifter_id, waiting.exercise_id) in (
             select next.tenant_id, next.lifter_id, next.exercise_id
               from app.lift_days_due as next
              order by next.tenant_id, next.lifter_id, next.exercise_id
              limit at_most
                for update skip locked)
    returning waiting.tenant_id, waiting.lifter_id, waiting.exercise_id
  )
  select array_agg(tenant_id) as tenants, array_agg(lifter_id) as lifters, array_agg(exercise_id) as exercises
    into taken
    from due;
  perform app.refresh_lift_days(array_agg(tenant_id), array_agg(lifter_id), array_agg(local_date))
     from (
       select distinct day.tenant_id, day.lifter_id, day.local_date
         from unnest(taken.tenants, taken.lifters, taken.exercises) as due (tenant_id, lifter_id, exercise_id)
         join app.lift_days as day using (tenant_id, lifter_id, exercise_id)) as day
   having count(*) > 0;
  return taken.exercises::text[];
end
$$;

-- Notes the exercises whose days the rules from before made (their volume is null) where the rules of today make others:
-- sets of more than 12 reps, weights that are not whole tens of grams (pounds), and what is done with the body's weight.
create or replace function app.note_lift_days_due()
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.lift_days_due (tenant_id, lifter_id, exercise_id)
  select old.tenant_id, old.lifter_id, old.exercise_id
    from (
      select distinct day.tenant_id, day.lifter_id, day.exercise_id
        from app.lift_days as day
       where day.volume is null) as old
    join app.exercises as exercise
      on exercise.tenant_id = old.tenant_id
     and exercise.lifter_id = old.lifter_id
     and exercise.id = old.exercise_id
    left join (
      select distinct part.tenant_id, part.lifter_id, part.exercise_id
        from app.sets as done
        join app.workout_exercises as part
          on part.tenant_id = done.tenant_id
         and part.lifter_id = done.lifter_id
         and part.workout_id = done.workout_id
         and part.position = done.exercise_position
       where done.weight_grams > 0
         and done.kind <> 'warm_up'
         and (done.reps > 12 or done.weight_grams % 10 <> 0)) as odd
      on odd.tenant_id = old.tenant_id
     and odd.lifter_id = old.lifter_id
     and odd.exercise_id = old.exercise_id
   where odd.exercise_id is not null
      or exercise.measure in ('assisted_reps', 'bodyweight_reps', 'reps_only')
      on conflict do nothing
$$;
