-- Workouts that are not finished: drafts, and the one under way (the live workout), whose clock counts up without the
-- pauses: what had run by `running_since`, and what ran since. `content` is an array of exercises with their sets as
-- the API's draft has them, in which nothing but types and bounds is sure.
-- Where a draft came from is remembered without a foreign key: the content is its own, and outlives its origin.
create table app.drafts (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text check (length(name) between 1 and 200),
  performed_at timestamptz
    check (performed_at >= '1900-01-01 00:00:00+00' and performed_at < '2101-01-01 00:00:00+00'),
  time_zone text not null check (length(time_zone) <= 64),
  notes text check (length(notes) between 1 and 10000),
  duration_seconds integer check (duration_seconds between 0 and 604800),
  activity text check (activity ~ '^[a-z_]{1,60}$'),
  content jsonb not null check (jsonb_typeof(content) = 'array'),
  template_id uuid,
  planned_workout_id uuid,
  started_at timestamptz,
  running_since timestamptz,
  active_milliseconds bigint not null default 0 check (active_milliseconds >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint drafts_run_once_started check (running_since is null or started_at is not null)
);

create index drafts_newest_first on app.drafts (tenant_id, lifter_id, created_at desc, id desc);
create unique index drafts_one_live on app.drafts (tenant_id, lifter_id) where started_at is not null;

-- Which kinds there are is said by the triggers that note them (app.note_deleted).
alter table app.deletions drop constraint deletions_kind_check;
alter table app.deletions add constraint deletions_kind_check check (kind ~ '^[a-z_]{1,40}$');
