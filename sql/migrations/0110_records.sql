-- Beside the best set and the volume a lift day now counts what has no weight: sets, reps, seconds, meters, each
-- without warm-ups. Where the sets of a day fall into several workouts, the columns ending in `_in` tell which.
-- `candidates` holds each set of 1 to 12 reps that no other of the day with the same RPE beats in both weight and
-- reps: the best by any formula, those by RPE included, is among them.
alter table app.lift_days
  add column set_count integer not null default 0,
  add column rep_count bigint not null default 0,
  add column total_seconds bigint not null default 0,
  add column total_meters numeric not null default 0,
  add column last_in uuid,
  -- Of a set without weight.
  add column most_reps integer,
  add column most_reps_in uuid,
  -- Of a set without reps.
  add column longest_seconds integer,
  add column longest_in uuid,
  add column farthest_meters numeric(10, 3),
  add column farthest_in uuid,
  add constraint lift_days_tell_where_the_most_reps_were check ((most_reps is null) = (most_reps_in is null)),
  add constraint lift_days_tell_where_the_longest_was check ((longest_seconds is null) = (longest_in is null)),
  add constraint lift_days_tell_where_the_farthest_was check ((farthest_meters is null) = (farthest_in is null));

-- The days on which something was the best there had been. What counts, and in which unit `value` is:
--   e1rm            grams, by Epley, of sets of 1 to 12 reps
--   weight_at_reps  grams, of a set of `at_reps` (1 to 12) reps: none of as many or more was as heavy before
--   volume          grams times reps, of the day
--   reps            of a set without weight
--   duration        seconds, of a set without reps
--   distance        millimeters, of a set
-- Warm-ups count for nothing. Kept by triggers, from app.lift_days; the current records are the last of each kind.
-- `lift` repeats app.exercises, so that the policy of the scope `main_lifts` compares a column. Weight, unit, reps
-- and RPE are those of the set, as entered.
create table app.records (
  tenant_id integer not null,
  lifter_id uuid not null,
  exercise_id uuid not null,
  kind text not null check (kind in ('e1rm', 'weight_at_reps', 'volume', 'reps', 'duration', 'distance')),
  at_reps integer not null check (at_reps between 0 and 12),
  local_date date not null,
  id uuid not null,
  lift text check (lift in ('squat', 'bench_press', 'deadlift')),
  value bigint not null check (value > 0),
  weight numeric(8, 3),
  unit text check (unit in ('kg', 'lb')),
  reps integer,
  rpe numeric(3, 1),
  workout_id uuid not null,
  primary key (tenant_id, lifter_id, exercise_id, kind, at_reps, local_date),
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade,
  constraint records_of_weights_name_their_reps check ((kind = 'weight_at_reps') = (at_reps > 0))
);

create index records_newest_first on app.records (tenant_id, lifter_id, local_date desc, id desc);
create index records_of_a_workout on app.records (tenant_id, lifter_id, workout_id);
