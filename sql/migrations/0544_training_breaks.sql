-- Breaks that a lifter marks: days without training that were meant so. A coach's attention rules leave them out.
set local lock_timeout = '2s';

create table app.training_breaks (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  begins_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  check (ends_on between begins_on and begins_on + 365),
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index training_breaks_by_day on app.training_breaks (tenant_id, lifter_id, begins_on);

-- The last day of the breaks that have begun: of all, and of those of a week or more.
alter type app.watched_client
  add attribute away_until date,
  add attribute long_away_until date;
