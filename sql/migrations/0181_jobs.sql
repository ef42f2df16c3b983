-- The job queue, its schedules and its history: app.enqueue and the functions of job_queue.sql are the way in.

-- Its signature grows; the function itself is made anew with the others.
drop function if exists app.enqueue(text, jsonb, text, timestamptz);

-- Numbers of leases. One is never given out twice, so that it also fences: who lost a lease holds a number that is
-- nowhere any more.
create sequence app.job_leases;

-- What is to be done, or being done; what is over is in app.job_runs or app.dead_jobs, so that this stays small.
create table app.jobs (
  id uuid primary key,
  name text not null check (name ~ '^[a-z][a-z0-9_]{0,49}$'),
  -- null: of the whole installation
  of_tenant integer references app.tenants on delete cascade,
  -- each has its turn, however many wait in another
  lane integer not null generated always as (coalesce(of_tenant, 0)) stored,
  arguments jsonb not null default '{}' check (jsonb_typeof(arguments) = 'object'),
  key text check (length(key) between 1 and 200),
  -- lower comes first within its lane
  priority smallint not null default 0,
  origin text not null check (origin in ('schedule', 'enqueued', 'asked')),
  -- the admin who did
  asked_by uuid,
  is_dry_run boolean not null default false,
  -- the time that it counts by, and the one before which it is not tried
  due_at timestamptz not null,
  run_at timestamptz not null,
  attempts smallint not null default 0,
  lease bigint,
  lease_ends_at timestamptz,
  worker text,
  started_at timestamptz,
  done bigint,
  total bigint,
  -- where the next attempt goes on
  place jsonb,
  error text,
  check ((lease is null) = (lease_ends_at is null))
) with (
  -- leases are prolonged in place; dead rows of a queue are what slows it down
  fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

-- In the order in which they are claimed.
create index jobs_waiting on app.jobs (lane, priority, run_at, id) where lease is null;
create unique index jobs_leased on app.jobs (lease) where lease is not null;
create unique index jobs_waiting_once on app.jobs (lane, name, key) where lease is null and key is not null;
create index jobs_of_tenant on app.jobs (of_tenant);

-- What can be done, and when it is done by itself. The server writes what its code says; what an admin changed stays.
create table app.job_schedules (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,49}$'),
  summary text not null,
  reach text not null check (reach in ('installation', 'each_tenant')),
  -- null: only when it is asked for
  cron text check (length(cron) between 9 and 200),
  time_zone text not null default 'UTC',
  missed text not null default 'once' check (missed in ('catch_up', 'once', 'skip')),
  catch_up_at_most smallint not null default 1 check (catch_up_at_most between 1 and 1000),
  is_paused boolean not null default false,
  is_changed boolean not null default false,
  -- up to here every run that was due has been made, or left out as `missed` says
  settled_up_to timestamptz not null,
  -- null: not computed yet
  next_due_at timestamptz,
  -- counts changes, so that of several schedulers one wins
  revision bigint not null default 0
);

-- One line for each run, whatever it took.
create table app.job_runs (
  id uuid primary key,
  name text not null,
  of_tenant integer references app.tenants on delete cascade,
  origin text not null,
  asked_by uuid,
  is_dry_run boolean not null,
  due_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz not null,
  outcome text not null
    check (outcome in ('succeeded', 'retrying', 'given_up', 'cancelled', 'superseded')),
  attempts smallint not null,
  changed bigint,
  sample jsonb,
  error text,
  worker text
);

create index job_runs_by_name on app.job_runs (name, ended_at desc, id desc);
create index job_runs_of_tenant on app.job_runs (of_tenant, ended_at desc, id desc);
create index job_runs_by_age on app.job_runs (ended_at);

-- What was tried too often, for a human to look at.
create table app.dead_jobs (
  id uuid primary key,
  name text not null,
  of_tenant integer references app.tenants on delete cascade,
  arguments jsonb not null,
  key text,
  priority smallint not null,
  origin text not null,
  asked_by uuid,
  is_dry_run boolean not null,
  due_at timestamptz not null,
  attempts smallint not null,
  place jsonb,
  error text not null,
  died_at timestamptz not null
);

create index dead_jobs_by_age on app.dead_jobs (died_at desc, id desc);
create index dead_jobs_of_tenant on app.dead_jobs (of_tenant, died_at desc, id desc);
