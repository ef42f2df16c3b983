-- Each exercise of a workout or a template and each of its sets has an id. Where none is written the row has the derived one,
-- so rows from before need no update. Comments name these ids; those from before are still kept by positions, from which
-- the same derived ids follow.
set local lock_timeout = '2s';

set local role mm_definer;

-- A UUID of version 8 (RFC 9562, section 5.8): the first 120 bits of the SHA-256 of the owner's id and the positions, each of
-- four bytes; `line` is null for an exercise. An index is made of it, so it never changes; and it is one expression, so that
-- the planner puts it in the place of the call.
create function app.derived_id(owner uuid, entry integer, line integer default null)
returns uuid
language sql immutable parallel safe
return overlay(
         overlay(
           encode(
             substring(sha256(uuid_send(owner) || int4send(entry) || coalesce(int4send(line), '')) for 16),
             'hex')
           placing '8' from 13)
         placing '8' from 17)::uuid;

grant execute on function app.derived_id(uuid, integer, integer)
   to musclemate_owner, mm_lifter, mm_coach, mm_admin, mm_worker, mm_loader;

set local role musclemate_owner;

alter table app.workout_exercises
  add column id uuid;
alter table app.sets
  add column id uuid;
alter table app.template_exercises
  add column id uuid;
alter table app.template_sets
  add column id uuid;

alter table app.comments
  add column entry_id uuid,
  add column set_id uuid,
  drop constraint comments_keep_what_they_are_about,
  add constraint comments_keep_what_they_are_about
    check ((about is null) = (num_nonnulls(entry_id, exercise_position) = 0)) not valid,
  add constraint comments_on_a_set_name_its_entry check (set_id is null or entry_id is not null) not valid;
