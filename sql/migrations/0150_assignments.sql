-- A coach's templates and programmes on clients' weeks.

-- What a coach gave to clients: `content` is the template's prescription or the programme's definition as it was at
-- `source_version` (the template's version, the programme's number), so that it can be read when its source is gone.
-- Each change is the next revision.
create table app.assignments (
  tenant_id integer not null,
  coach_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  template_id uuid,
  programme_id uuid,
  source_version bigint not null,
  content jsonb not null,
  starts_on date check (starts_on between date '1900-01-01' and date '2100-12-31'),
  weekdays text[] not null default '{}' check (
    cardinality(weekdays) <= 7
    and weekdays <@ array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
  dates date[] not null default '{}' check (cardinality(dates) <= 100),
  weeks integer check (weeks between 1 and 52),
  adaptation text[] not null default '{}' check (
    adaptation <@ array['reschedule', 'loads', 'exercises', 'skip']),
  message text check (length(message) between 1 and 1000),
  revision integer not null default 1 check (revision between 1 and 10000),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (tenant_id, coach_id, id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint assignments_of_one_thing check (num_nonnulls(template_id, programme_id) = 1)
);

create index assignments_newest_first on app.assignments (tenant_id, coach_id, created_at desc, id desc);

-- An assignment as it lies with one client. It is the lifter's and outlives the coach's account: then there is no
-- coach_id any more, and the name says who it was. `left_out` counts the sessions that the lifter deleted, `missed` those
-- whose day had passed when the plan was taken back.
create table app.assigned_plans (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  coach_id uuid,
  coach_name text not null check (length(coach_name) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  message text check (length(message) between 1 and 1000),
  adaptation text[] not null default '{}' check (
    adaptation <@ array['reschedule', 'loads', 'exercises', 'skip']),
  revision integer not null check (revision between 1 and 10000),
  programme_id uuid,
  state text not null default 'active' check (state in ('active', 'removed', 'withdrawn')),
  missed integer not null default 0 check (missed >= 0),
  left_out integer not null default 0 check (left_out >= 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  ended_at timestamptz,
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete set null (coach_id),
  constraint assigned_plans_end_with_a_time check ((state = 'active') = (ended_at is null))
);

create index assigned_plans_newest_first on app.assigned_plans (tenant_id, lifter_id, created_at desc, id desc);
create index assigned_plans_of_coach on app.assigned_plans (tenant_id, coach_id, id, lifter_id);

-- `adapted` says what the lifter changed of an assigned workout, `assigned` what it was before that:
-- {"planned_for", "exercises"}.
alter table app.planned_workouts
  add column assignment_id uuid,
  add column adapted text[] not null default '{}' check (
    adapted <@ array['reschedule', 'loads', 'exercises', 'skip']),
  add column assigned jsonb,
  add foreign key (tenant_id, lifter_id, assignment_id)
    references app.assigned_plans (tenant_id, lifter_id, id) on delete set null (assignment_id);

create index planned_workouts_of_assignment
  on app.planned_workouts (tenant_id, lifter_id, assignment_id, cycle, week, session);

-- A copy of a coach's programme says which assignment brought it.
alter table app.programmes
  add column assignment_id uuid,
  add foreign key (tenant_id, lifter_id, assignment_id)
    references app.assigned_plans (tenant_id, lifter_id, id) on delete set null (assignment_id);

create index programmes_of_assignment on app.programmes (tenant_id, lifter_id, assignment_id);
