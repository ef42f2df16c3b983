-- What coaches keep about their clients, for themselves alone. None of it hangs on the relation: it is hidden while
-- that has ended, is there again when it is taken up anew, and goes with either account.

create table app.client_labels (
  tenant_id integer not null,
  coach_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 50),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  primary key (tenant_id, coach_id, id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade
);

create unique index client_labels_by_name on app.client_labels (tenant_id, coach_id, lower(name));

create table app.labelled_clients (
  tenant_id integer not null,
  coach_id uuid not null,
  lifter_id uuid not null,
  label_id uuid not null,
  primary key (tenant_id, coach_id, lifter_id, label_id),
  foreign key (tenant_id, coach_id, label_id)
    references app.client_labels (tenant_id, coach_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index labelled_clients_by_label on app.labelled_clients (tenant_id, coach_id, label_id);
create index labelled_clients_of_lifter on app.labelled_clients (tenant_id, lifter_id);

create table app.client_notes (
  tenant_id integer not null,
  coach_id uuid not null,
  id uuid not null,
  lifter_id uuid not null,
  text text not null check (length(text) between 1 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, coach_id, id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index client_notes_newest_first
  on app.client_notes (tenant_id, coach_id, lifter_id, created_at desc, id desc);
create index client_notes_of_lifter on app.client_notes (tenant_id, lifter_id);

-- When a client needs the coach's attention: for all clients where lifter_id is null, else for that one. What is null
-- is as it is for all, and there as app.attention_defaults has it.
create table app.attention_rules (
  tenant_id integer not null,
  coach_id uuid not null,
  lifter_id uuid,
  muted text[] check (
    muted <@ array['missed_sessions', 'falling_e1rm', 'high_rpe', 'silence', 'unread']),
  missed_sessions integer check (missed_sessions between 1 and 20),
  missed_days integer check (missed_days between 1 and 28),
  fall_percent numeric(4, 1) check (fall_percent between 1 and 50),
  fall_exposures integer check (fall_exposures between 2 and 10),
  rpe_excess numeric(2, 1) check (rpe_excess between 0.1 and 5),
  rpe_sessions integer check (rpe_sessions between 1 and 10),
  silent_days integer check (silent_days between 1 and 365),
  constraint attention_rules_once unique nulls not distinct (tenant_id, coach_id, lifter_id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index attention_rules_of_lifter on app.attention_rules (tenant_id, lifter_id);

-- Entries of the attention queue that the coach has put aside. `entry_id` is made of what the entry says (see
-- app.attention_signals), so that whatever happens anew is an entry of its own.
create table app.attention_dismissals (
  tenant_id integer not null,
  coach_id uuid not null,
  entry_id uuid not null,
  lifter_id uuid not null,
  rule text not null check (length(rule) <= 50),
  dismissed_at timestamptz not null default now(),
  until timestamptz not null default 'infinity',
  primary key (tenant_id, coach_id, entry_id),
  foreign key (tenant_id, coach_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index attention_dismissals_of_lifter on app.attention_dismissals (tenant_id, lifter_id);

-- How hard a planned workout was beside what it asked for: the mean of done less prescribed RPE over the sets that
-- have both. Kept by triggers; a plan without such a set has no row.
create table app.planned_efforts (
  tenant_id integer not null,
  lifter_id uuid not null,
  planned_workout_id uuid not null,
  workout_id uuid not null,
  performed_at timestamptz not null,
  local_date date not null,
  set_count integer not null check (set_count > 0),
  rpe_excess numeric(4, 2) not null,
  primary key (tenant_id, lifter_id, planned_workout_id),
  foreign key (tenant_id, lifter_id, planned_workout_id)
    references app.planned_workouts (tenant_id, lifter_id, id) on delete cascade
);

create index planned_efforts_newest_first
  on app.planned_efforts (tenant_id, lifter_id, performed_at desc, planned_workout_id);

-- Where a lifter's training stands, in one row: what a coach's list of hundreds is sorted by and looked through for.
-- Kept by triggers. The arrays are newest first, ten at most: the days with an estimated one-rep maximum of each main
-- lift, and by how much the RPE of the last planned workouts exceeded what was prescribed.
create table app.training_standings (
  tenant_id integer not null,
  lifter_id uuid not null,
  last_workout_id uuid,
  last_performed_at timestamptz,
  last_local_date date,
  squat_days date[] not null default '{}',
  squat_grams integer[] not null default '{}',
  bench_press_days date[] not null default '{}',
  bench_press_grams integer[] not null default '{}',
  deadlift_days date[] not null default '{}',
  deadlift_grams integer[] not null default '{}',
  effort_days date[] not null default '{}',
  effort_excess numeric[] not null default '{}',
  effort_workouts uuid[] not null default '{}',
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

-- A client as the roster and the attention queue look at them: who they are, what they share, what day it is for them,
-- and by which rules they are watched.
create type app.watched_client as (
  lifter_id uuid,
  username text,
  display_name text,
  since timestamptz,
  scopes text[],
  expires_at timestamptz,
  paused boolean,
  team_id uuid,
  time_zone text,
  today date,
  rules app.attention_rules
);
