-- What a coach changed of one session by itself, after it was assigned: a later change of the assignment leaves it.
set local lock_timeout = '2s';

alter table app.planned_workouts
  add column coach_changes text[] not null default '{}' check (
    coach_changes <@ array['reschedule', 'loads', 'exercises']);
