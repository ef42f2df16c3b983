-- The training log. What the scope `history` opens is in app.workouts; notes, exercises and sets lie in tables of
-- their own, which `workout_details` guards.

-- The day is that of the place where the workout happened. The comparison of moments with the bounds of the years is
-- in UTC, as the column is.
create table app.workouts (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  performed_at timestamptz not null
    check (performed_at >= '1900-01-01 00:00:00+00' and performed_at < '2101-01-01 00:00:00+00'),
  time_zone text not null check (length(time_zone) <= 64),
  local_date date not null generated always as ((performed_at at time zone time_zone)::date) stored,
  duration_seconds integer check (duration_seconds between 0 and 604800),
  exercise_count integer not null check (exercise_count between 0 and 100),
  set_count integer not null check (set_count between 0 and 10000),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index workouts_newest_first on app.workouts (tenant_id, lifter_id, performed_at desc, id desc);
create index workouts_by_day on app.workouts (tenant_id, lifter_id, local_date);

create table app.workout_notes (
  tenant_id integer not null,
  lifter_id uuid not null,
  workout_id uuid not null,
  notes text not null check (length(notes) between 1 and 10000),
  primary key (tenant_id, lifter_id, workout_id),
  foreign key (tenant_id, lifter_id, workout_id)
    references app.workouts (tenant_id, lifter_id, id) on delete cascade
);

-- Exercises that share a superset number within a workout are done in turns.
create table app.workout_exercises (
  tenant_id integer not null,
  lifter_id uuid not null,
  workout_id uuid not null,
  position integer not null check (position between 0 and 99),
  exercise_id uuid not null,
  notes text check (length(notes) between 1 and 10000),
  superset integer check (superset between 0 and 99),
  primary key (tenant_id, lifter_id, workout_id, position),
  foreign key (tenant_id, lifter_id, workout_id)
    references app.workouts (tenant_id, lifter_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade
);

create index workout_exercises_by_exercise
  on app.workout_exercises (tenant_id, lifter_id, exercise_id, workout_id);

-- Weight and unit are as entered; grams are what is compared and summed. A pound is 0.45359237 kg exactly
-- (International Yard and Pound Agreement, 1959).
create table app.sets (
  tenant_id integer not null,
  lifter_id uuid not null,
  workout_id uuid not null,
  exercise_position integer not null,
  position integer not null check (position between 0 and 99),
  kind text not null check (kind in ('warm_up', 'working', 'drop', 'failure', 'amrap')),
  reps integer check (reps between 0 and 10000),
  weight numeric(8, 3) check (weight between 0 and 10000),
  unit text check (unit in ('kg', 'lb')),
  weight_grams integer generated always as
    (round(weight * case unit when 'lb' then 453.59237 else 1000 end)::integer) stored,
  rpe numeric(3, 1) check (rpe between 0 and 10 and rpe * 2 = trunc(rpe * 2)),
  rest_seconds integer check (rest_seconds between 0 and 86400),
  duration_seconds integer check (duration_seconds between 0 and 604800),
  distance_meters numeric(10, 3) check (distance_meters between 0 and 1000000),
  notes text check (length(notes) between 1 and 2000),
  primary key (tenant_id, lifter_id, workout_id, exercise_position, position),
  foreign key (tenant_id, lifter_id, workout_id, exercise_position)
    references app.workout_exercises (tenant_id, lifter_id, workout_id, position) on delete cascade,
  constraint sets_measure_something check (num_nonnulls(reps, duration_seconds, distance_meters) > 0),
  constraint sets_weigh_in_a_unit check ((weight is null) = (unit is null))
);
