-- The exercises of workouts and templates and their sets: what each of them is known by and shown as. These functions have no
-- `set` and are one expression each, so that the planner puts it in the place of the call. The caller must be allowed to read
-- the whole row.

-- The id. Rows from before have none that is written: theirs is derived from their positions (app.derived_id is made by a
-- migration). The expressions of workouts are those of the indexes workout_exercises_id_once and sets_id_once.
create or replace function app.part_id(entry app.workout_exercises) returns uuid
language sql immutable parallel safe
return coalesce(entry.id, app.derived_id(entry.workout_id, entry.position));

create or replace function app.part_id(done app.sets) returns uuid
language sql immutable parallel safe
return coalesce(done.id, app.derived_id(done.workout_id, done.exercise_position, done.position));

create or replace function app.part_id(entry app.template_exercises) returns uuid
language sql immutable parallel safe
return coalesce(entry.id, app.derived_id(entry.template_id, entry.entry));

create or replace function app.part_id(planned app.template_sets) returns uuid
language sql immutable parallel safe
return coalesce(planned.id, app.derived_id(planned.template_id, planned.entry, planned.position));

-- A set of a workout as the API shows it. Support sees no notes.
create or replace function app.shown_set(done app.sets, with_notes boolean default true) returns app.shown_set
language sql immutable parallel safe
return row(
  app.part_id(done), done.kind, done.reps, trim_scale(done.weight), done.unit, trim_scale(done.rpe), done.rest_seconds,
  done.duration_seconds, trim_scale(done.distance_meters), case when with_notes then done.notes end)::app.shown_set;

-- An id that a file names for an exercise or a set of a workout, as far as none of the lifter's log has it: there it stands
-- once. Null means the derived one.
create or replace function app.free_entry_id(wanted uuid) returns uuid
language sql stable
return (
  select wanted
   where wanted is not null
     and not exists (
       select
         from app.workout_exercises as entry
        where entry.tenant_id = app.tenant_id()
          and entry.lifter_id = app.account_id()
          and app.part_id(entry) = wanted));

create or replace function app.free_set_id(wanted uuid) returns uuid
language sql stable
return (
  select wanted
   where wanted is not null
     and not exists (
       select
         from app.sets as done
        where done.tenant_id = app.tenant_id()
          and done.lifter_id = app.account_id()
          and app.part_id(done) = wanted));

grant execute on function app.free_entry_id(uuid), app.free_set_id(uuid) to mm_lifter, mm_coach;
grant execute on function
    app.part_id(app.workout_exercises), app.part_id(app.sets),
    app.part_id(app.template_exercises), app.part_id(app.template_sets), app.shown_set(app.sets, boolean)
  to mm_lifter, mm_coach;
