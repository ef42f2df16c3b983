-- A coach takes one session out of a client's week: it is skipped, and counts for nothing. `not valid` first: the table is not read
-- while it is locked.
set local lock_timeout = '2s';

alter table app.planned_workouts
  drop constraint planned_workouts_coach_changes_check,
  add constraint planned_workouts_coach_changes_check
    check (coach_changes <@ array['reschedule', 'loads', 'exercises', 'skip']) not valid;
