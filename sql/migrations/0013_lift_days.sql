-- What the graphs read: for each exercise and day the best set and the volume, kept by triggers on what was logged.
-- The best set is the one with the highest estimated one-rep maximum by Epley (w * (1 + reps / 30), w itself for a
-- single) among sets of 1 to 12 reps without warm-ups; without such a set its columns are null. The volume is the sum
-- of weight times reps without warm-ups. `candidates` holds each set of 1 to 12 reps that no other of the day beats
-- in both weight and reps: the best by any other formula is among them.
-- `lift` repeats app.exercises, so that the policy of the scope `main_lifts` compares a column.
create table app.lift_days (
  tenant_id integer not null,
  lifter_id uuid not null,
  exercise_id uuid not null,
  local_date date not null,
  lift text check (lift in ('squat', 'bench_press', 'deadlift')),
  weight numeric(8, 3),
  unit text check (unit in ('kg', 'lb')),
  weight_grams integer,
  reps integer,
  rpe numeric(3, 1),
  workout_id uuid,
  e1rm_grams integer,
  volume_grams bigint not null,
  candidates jsonb not null,
  primary key (tenant_id, lifter_id, exercise_id, local_date),
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade,
  check (num_nulls(weight, unit, weight_grams, reps, workout_id, e1rm_grams) in (0, 6))
);

create index lift_days_of_main_lifts on app.lift_days (tenant_id, lifter_id, lift, local_date)
  where lift is not null;
create index lift_days_by_day on app.lift_days (tenant_id, lifter_id, local_date);
