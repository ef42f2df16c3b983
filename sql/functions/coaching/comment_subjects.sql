-- What comments are about: the whole workout, an exercise of it, or a set.

-- The present content of an exercise of a workout, or of a set of it, as far as it makes a difference: null without the
-- exercise, and a null `set` without the set.
create or replace function app.part_of_workout(lifter uuid, workout uuid, entry_id uuid, set_id uuid)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('exercise_id', entry.exercise_id, 'name', exercise.name)
           || case when part_of_workout.set_id is null then '{}' else jsonb_build_object('set', placed.shown) end
      from app.workout_exercises as entry
      join app.exercises as exercise
        on exercise.tenant_id = entry.tenant_id
       and exercise.lifter_id = entry.lifter_id
       and exercise.id = entry.exercise_id
      left join lateral (
        select jsonb_strip_nulls(jsonb_build_object(
                 'kind', done.kind, 'reps', done.reps, 'weight', trim_scale(done.weight), 'unit', done.unit,
                 'rpe', trim_scale(done.rpe), 'duration_seconds', done.duration_seconds,
                 'distance_meters', trim_scale(done.distance_meters))) as shown
          from app.sets as done
         where done.tenant_id = entry.tenant_id
           and done.lifter_id = entry.lifter_id
           and done.workout_id = entry.workout_id
           and done.exercise_position = entry.position
           and app.part_id(done) = part_of_workout.set_id
      ) as placed on true
     where entry.tenant_id = app.tenant_id()
       and entry.lifter_id = part_of_workout.lifter
       and entry.workout_id = part_of_workout.workout
       and app.part_id(entry) = part_of_workout.entry_id);
end
$$;

-- The exercise and the set that a comment is about. Comments from before have positions, from which their ids follow.
create or replace function app.subject_ids(comment app.comments, out entry_id uuid, out set_id uuid)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           comment.entry_id,
           case when comment.exercise_position is not null
                then app.derived_id(comment.workout_id, comment.exercise_position)
           end),
         coalesce(
           comment.set_id,
           case when comment.set_position is not null
                then app.derived_id(comment.workout_id, comment.exercise_position, comment.set_position)
           end)
$$;
