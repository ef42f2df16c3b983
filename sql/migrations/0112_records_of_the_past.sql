-- The lift days and records of what was logged until now: the same as app.refresh_lift_days and app.refresh_records
-- make of it, for everyone at once. Apart from 0110, so that the graphs can be read meanwhile: only who logs has to
-- wait. The owner sees no rows under forced row security, hence the definer.

-- A million sets take about a minute on a busy machine of two cores: more than the migrator allows a statement.
set local statement_timeout = 0;

lock table app.lift_days in share row exclusive mode;

create function app.make_lift_days_anew()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from app.lift_days;

  with logged as (
    select workout.tenant_id, workout.lifter_id, part.exercise_id, workout.local_date,
           done.weight, done.unit, done.weight_grams, done.reps, done.rpe, done.workout_id,
           done.duration_seconds, done.distance_meters,
           coalesce(done.weight_grams > 0 and done.reps between 1 and 12, false) as estimable,
           done.weight_grams::bigint * case done.reps when 1 then 30 else 30 + done.reps end as epley,
           row_number() over (
             order by workout.performed_at, workout.id, done.exercise_position, done.position) as turn
      from app.workouts as workout
      join app.workout_exercises as part
        on part.tenant_id = workout.tenant_id
       and part.lifter_id = workout.lifter_id
       and part.workout_id = workout.id
      join app.sets as done
        on done.tenant_id = workout.tenant_id
       and done.lifter_id = workout.lifter_id
       and done.workout_id = workout.id
       and done.exercise_position = part.position
     where done.kind <> 'warm_up'
       and (done.reps > 0 or done.duration_seconds > 0 or done.distance_meters > 0)
  ),
  ranked as (
    select logged.*,
           estimable and 1 = row_number() over (
             partition by tenant_id, lifter_id, exercise_id, local_date
             order by estimable desc, epley desc, weight_grams desc, turn) as is_best,
           estimable and weight_grams > coalesce(
             max(weight_grams) filter (where estimable) over (
               partition by tenant_id, lifter_id, exercise_id, local_date, rpe
               order by reps desc, weight_grams desc, turn
               rows between unbounded preceding and 1 preceding), 0) as is_unbeaten
      from logged
  )
  insert into app.lift_days (
    tenant_id, lifter_id, exercise_id, local_date, lift,
    weight, unit, weight_grams, reps, rpe, workout_id, e1rm_grams, volume_grams, candidates,
    set_count, rep_count, total_seconds, total_meters, last_in,
    most_reps, most_reps_in, longest_seconds, longest_in, farthest_meters, farthest_in)
  select ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, exercise.lift,
         max(ranked.weight) filter (where is_best),
         max(ranked.unit) filter (where is_best),
         max(ranked.weight_grams) filter (where is_best),
         max(ranked.reps) filter (where is_best),
         max(ranked.rpe) filter (where is_best),
         (array_agg(ranked.workout_id) filter (where is_best))[1],
         round(max(ranked.epley) filter (where is_best) / 30.0),
         coalesce(sum(ranked.weight_grams::bigint * ranked.reps), 0),
         coalesce(
           jsonb_agg(
             jsonb_build_object(
               'weight', trim_scale(ranked.weight), 'unit', ranked.unit, 'grams', ranked.weight_grams,
               'reps', ranked.reps, 'rpe', trim_scale(ranked.rpe), 'workout_id', ranked.workout_id)
             order by ranked.reps, ranked.weight_grams, ranked.rpe) filter (where is_unbeaten),
           '[]'),
         count(*), coalesce(sum(ranked.reps), 0), coalesce(sum(ranked.duration_seconds), 0),
         coalesce(sum(ranked.distance_meters), 0),
         (array_agg(ranked.workout_id order by turn desc))[1],
         max(ranked.reps) filter (where ranked.reps > 0 and coalesce(ranked.weight_grams, 0) = 0),
         (array_agg(ranked.workout_id order by ranked.reps desc, turn)
           filter (where ranked.reps > 0 and coalesce(ranked.weight_grams, 0) = 0))[1],
         max(ranked.duration_seconds) filter (where ranked.duration_seconds > 0 and ranked.reps is null),
         (array_agg(ranked.workout_id order by ranked.duration_seconds desc, turn)
           filter (where ranked.duration_seconds > 0 and ranked.reps is null))[1],
         max(ranked.distance_meters) filter (where ranked.distance_meters > 0),
         (array_agg(ranked.workout_id order by ranked.distance_meters desc, turn)
           filter (where ranked.distance_meters > 0))[1]
    from ranked
    join app.exercises as exercise
      on exercise.tenant_id = ranked.tenant_id
     and exercise.lifter_id = ranked.lifter_id
     and exercise.id = ranked.exercise_id
   group by ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, exercise.lift;
$$;

create function app.make_records_anew()
returns void
language sql
security definer
set search_path = ''
as $$
  with tried as (
    select day.tenant_id, day.lifter_id, day.exercise_id, day.local_date, day.lift, mark.*
      from app.lift_days as day
     cross join lateral (
       select 'e1rm' as kind, 0 as level, 0 as at_reps, day.e1rm_grams::bigint as value, day.weight, day.unit,
              day.reps, day.rpe, day.workout_id
        union all
       select 'volume', 0, 0, day.volume_grams, null, null, null, null, day.last_in
        union all
       select 'reps', 0, 0, day.most_reps, null, null, day.most_reps, null, day.most_reps_in
        union all
       select 'duration', 0, 0, day.longest_seconds, null, null, null, null, day.longest_in
        union all
       select 'distance', 0, 0, round(day.farthest_meters * 1000)::bigint, null, null, null, null, day.farthest_in
        union all
       select 'weight_at_reps', level, lifted.reps, lifted.grams, lifted.weight, lifted.unit, lifted.reps,
              lifted.rpe, lifted.workout_id
         from jsonb_to_recordset(day.candidates) as lifted (
                weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
        cross join generate_series(1, lifted.reps) as level) as mark
     where mark.value > 0
  ),
  best as (
    select distinct on (tenant_id, lifter_id, exercise_id, kind, level, local_date) tried.*
      from tried
     order by tenant_id, lifter_id, exercise_id, kind, level, local_date, value desc, at_reps desc,
              rpe nulls last, workout_id
  ),
  ranked as (
    select best.*,
           max(value) over (
             partition by tenant_id, lifter_id, exercise_id, kind, level
             order by local_date
             rows between unbounded preceding and 1 preceding) as before
      from best
  )
  insert into app.records (
    tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
    workout_id)
  select tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, gen_random_uuid(), lift, value, weight, unit,
         reps, rpe, workout_id
    from ranked
   where level in (0, at_reps)
     and value > coalesce(before, 0);
$$;

alter function app.make_lift_days_anew() owner to mm_definer;
alter function app.make_records_anew() owner to mm_definer;
grant execute on function app.make_lift_days_anew(), app.make_records_anew() to musclemate_owner;

-- Not where records are kept already: 0110 made them at first.
set local role mm_definer;

select app.make_lift_days_anew(), app.make_records_anew()
 where not exists (
         select
           from app.records);

set local role musclemate_owner;
drop function app.make_lift_days_anew(), app.make_records_anew();
