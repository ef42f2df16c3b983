-- Workouts prepared to be done again and again, the week they stand in, and workouts planned for a day.

-- A template with a weekday, or with any_day, is a routine. `position` is its place in the lifter's list.
create table app.templates (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  notes text check (length(notes) between 1 and 10000),
  position integer not null,
  weekdays text[] not null default '{}' check (
    cardinality(weekdays) <= 7
    and weekdays <@ array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
  any_day boolean not null default false,
  exercise_count integer not null check (exercise_count between 0 and 100),
  set_count integer not null check (set_count between 0 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index templates_in_order on app.templates (tenant_id, lifter_id, position, id desc);

-- `entry` stays while `position` moves, so that a rearrangement touches no set. The order is checked at the end of a
-- statement, since a move passes through equal positions.
create table app.template_exercises (
  tenant_id integer not null,
  lifter_id uuid not null,
  template_id uuid not null,
  entry integer not null check (entry between 0 and 99),
  position integer not null check (position between 0 and 99),
  exercise_id uuid not null,
  notes text check (length(notes) between 1 and 10000),
  superset integer check (superset between 0 and 99),
  primary key (tenant_id, lifter_id, template_id, entry),
  constraint template_exercises_in_order unique (tenant_id, lifter_id, template_id, position) deferrable,
  foreign key (tenant_id, lifter_id, template_id)
    references app.templates (tenant_id, lifter_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade
);

create index template_exercises_by_exercise
  on app.template_exercises (tenant_id, lifter_id, exercise_id, template_id);

-- As app.sets, with what only a prescription has: a range of reps, and a percentage of the one-rep maximum instead of
-- a weight.
create table app.template_sets (
  tenant_id integer not null,
  lifter_id uuid not null,
  template_id uuid not null,
  entry integer not null,
  position integer not null check (position between 0 and 99),
  kind text not null check (kind in ('warm_up', 'working', 'drop', 'failure', 'amrap')),
  reps integer check (reps between 0 and 10000),
  reps_max integer check (reps_max between 0 and 10000),
  weight numeric(8, 3) check (weight between 0 and 10000),
  unit text check (unit in ('kg', 'lb')),
  percentage numeric(6, 3) check (percentage between 0 and 200),
  rpe numeric(3, 1) check (rpe between 0 and 10 and rpe * 2 = trunc(rpe * 2)),
  rest_seconds integer check (rest_seconds between 0 and 86400),
  duration_seconds integer check (duration_seconds between 0 and 604800),
  distance_meters numeric(10, 3) check (distance_meters between 0 and 1000000),
  notes text check (length(notes) between 1 and 2000),
  primary key (tenant_id, lifter_id, template_id, entry, position),
  foreign key (tenant_id, lifter_id, template_id, entry)
    references app.template_exercises (tenant_id, lifter_id, template_id, entry) on delete cascade,
  constraint template_sets_measure_something check (num_nonnulls(reps, duration_seconds, distance_meters) > 0),
  constraint template_sets_weigh_in_a_unit check ((weight is null) = (unit is null)),
  constraint template_sets_have_one_load check (num_nonnulls(weight, percentage) < 2),
  constraint template_sets_range_upwards check (reps_max >= coalesce(reps, 0))
);

-- When a lifter rests: on these weekdays until they say otherwise, and on one day alone, which lapses by itself.
create table app.schedules (
  tenant_id integer not null,
  lifter_id uuid not null,
  rest_days text[] not null default '{}' check (
    cardinality(rest_days) <= 7
    and rest_days <@ array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
  rest_on date,
  version bigint not null default 0,
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

-- A workout that is meant to be done: on a day, at a time, or just next (`sequence` orders those of a day and those
-- without one). `prescription` is an array of PrescribedExercise, each with the exercise_id it was named as; the
-- programme's columns say where in it a session stands. It is done exactly if there is its workout.
create table app.planned_workouts (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  planned_for date check (planned_for between date '1900-01-01' and date '2100-12-31'),
  starts_at timestamptz
    check (starts_at >= '1900-01-01 00:00:00+00' and starts_at < '2101-01-01 00:00:00+00'),
  time_zone text not null check (length(time_zone) <= 64),
  sequence integer not null default 0 check (sequence between 0 and 100000),
  template_id uuid,
  programme_id uuid,
  programme_version integer,
  cycle integer,
  week integer,
  session integer,
  prescription jsonb not null check (jsonb_typeof(prescription) = 'array'),
  state text not null default 'planned' check (state in ('planned', 'done', 'skipped')),
  workout_id uuid,
  remind_minutes integer check (remind_minutes between 0 and 20160),
  created_at timestamptz not null default now(),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id, template_id)
    references app.templates (tenant_id, lifter_id, id) on delete set null (template_id),
  foreign key (tenant_id, lifter_id, workout_id)
    references app.workouts (tenant_id, lifter_id, id) on delete set null (workout_id),
  constraint planned_workouts_done_by_a_workout check ((state = 'done') = (workout_id is not null)),
  constraint planned_workouts_start_on_their_day check (starts_at is null or planned_for is not null),
  constraint planned_workouts_remind_of_a_time check (remind_minutes is null or starts_at is not null)
);

create index planned_workouts_by_day
  on app.planned_workouts (tenant_id, lifter_id, planned_for, sequence, id);
create index planned_workouts_of_template on app.planned_workouts (tenant_id, lifter_id, template_id);
create index planned_workouts_of_workout on app.planned_workouts (tenant_id, lifter_id, workout_id);
create index planned_workouts_of_programme
  on app.planned_workouts (tenant_id, lifter_id, programme_id, cycle, week, session);

-- What is to be sent, and when; kept by a trigger on app.planned_workouts, emptied by the job that sends.
create table app.reminders (
  tenant_id integer not null,
  lifter_id uuid not null,
  planned_workout_id uuid not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, lifter_id, planned_workout_id),
  foreign key (tenant_id, lifter_id, planned_workout_id)
    references app.planned_workouts (tenant_id, lifter_id, id) on delete cascade
);

create index reminders_due on app.reminders (due_at) where sent_at is null;
