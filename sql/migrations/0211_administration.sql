-- What admins do about accounts, what users tell the platform, and support's looks at a lifter's training.
set local lock_timeout = '2s';

-- Why an account is locked. Whether it is, app.accounts says.
create table app.account_locks (
  tenant_id  integer not null,
  account_id uuid not null,
  reason     text not null check (length(reason) between 1 and 500),
  -- the admin, without a foreign key: the lock outlives that account; null: something else than an admin locked it
  locked_by  uuid,
  locked_at  timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index accounts_newest_first on app.accounts (tenant_id, created_at desc, id desc);

-- What users tell the platform. A report on a graph stands here as well, under its own id.
create table app.feedback (
  tenant_id    integer not null,
  id           uuid not null,
  account_id   uuid not null,
  kind         text not null check (kind in ('idea', 'bug', 'question', 'graph')),
  text         text not null check (length(text) between 1 and 5000),
  app_version  text check (length(app_version) between 1 and 50),
  screen       text check (length(screen) between 1 and 100),
  -- which graph, as it was asked for
  graph        jsonb check (jsonb_typeof(graph) = 'object'),
  state        text not null default 'open'
    check (state in ('open', 'planned', 'answered', 'closed', 'duplicate')),
  -- an admin found the idea fit to be read, and voted for, by everyone
  is_public    boolean not null default false check (not is_public or kind = 'idea'),
  labels       text[] not null default '{}' check (cardinality(labels) <= 10),
  -- 1 is the most pressing
  priority     smallint check (priority between 1 and 4),
  -- admins, without foreign keys: what they did outlives their accounts
  assignee     uuid,
  answered_by  uuid,
  notes        text check (length(notes) <= 10000),
  answer       text check (length(answer) between 1 and 5000),
  answered_at  timestamptz,
  duplicate_of uuid,
  votes        integer not null default 0,
  created_at   timestamptz not null default now(),
  updated_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade,
  -- with the one that was kept, what was merged into it is open again
  foreign key (tenant_id, duplicate_of) references app.feedback (tenant_id, id) on delete set null (duplicate_of),
  check (duplicate_of <> id)
);

create index feedback_of_account on app.feedback (tenant_id, account_id, created_at desc, id desc);
create index feedback_newest_first on app.feedback (tenant_id, created_at desc, id desc);
create index feedback_merged on app.feedback (tenant_id, duplicate_of);
create index feedback_most_voted on app.feedback (tenant_id, votes desc, id desc) where is_public;

create table app.feedback_votes (
  tenant_id   integer not null,
  feedback_id uuid not null,
  account_id  uuid not null,
  created_at  timestamptz not null default now(),
  primary key (tenant_id, feedback_id, account_id),
  foreign key (tenant_id, feedback_id) references app.feedback (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index feedback_votes_of_account on app.feedback_votes (tenant_id, account_id);

-- Support's looks at one lifter's training: what for, how much of it, how long. Kept for the lifter, who reads them.
create table app.break_glass (
  tenant_id    integer not null,
  lifter_id    uuid not null,
  id           uuid not null,
  -- admins, without foreign keys: the record outlives their accounts
  admin_id     uuid not null,
  reason       text not null check (length(reason) between 20 and 2000),
  -- never health, messages or notes
  scopes       text[] not null check (
    cardinality(scopes) > 0
    and scopes <@ array['history', 'workout_details', 'main_lifts', 'all_lifts', 'body_metrics', 'plans']),
  minutes      smallint not null check (minutes between 1 and 60),
  requested_at timestamptz not null default now(),
  approved_by  uuid check (approved_by <> admin_id),
  -- null while a second admin has to agree
  opened_at    timestamptz,
  ends_at      timestamptz,
  ended_by     uuid,
  primary key (tenant_id, lifter_id, id),
  unique (tenant_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index break_glass_newest_first on app.break_glass (tenant_id, requested_at desc, id desc);

-- Of a look by support: the opening that let it through. A look of the same person as a coach is another entry (0281).
alter table app.access_log
  add column break_glass_id uuid;

-- What was reported before stands in the inbox too.
set local role mm_definer;

insert into app.feedback (tenant_id, id, account_id, kind, text, graph, state, created_at)
select tenant_id, id, lifter_id, 'graph', message,
       jsonb_strip_nulls(jsonb_build_object(
         'graph', graph, 'measure', measure, 'formula', formula, 'bucket', bucket, 'unit', unit, 'from', first_day,
         'to', last_day)),
       state, created_at
  from app.graph_reports;

set local role musclemate_owner;
