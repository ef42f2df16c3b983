-- "This graph is wrong": what the lifter saw and says, kept for support. The graph is named by what it was asked with.
create table app.graph_reports (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  -- A main lift, body_weight, body_fat, or an exercise of the lifter's by its identifier.
  graph text not null check (length(graph) between 1 and 40),
  measure text check (measure ~ '^[a-z0-9_]{1,40}$'),
  formula text check (formula ~ '^[a-z0-9_]{1,40}$'),
  bucket text check (bucket in ('day', 'week', 'month')),
  unit text check (unit ~ '^[a-z]{1,10}$'),
  first_day date,
  last_day date,
  message text not null check (length(message) between 1 and 2000),
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index graph_reports_newest_first on app.graph_reports (tenant_id, lifter_id, created_at desc, id desc);

-- Has another parameter now: the bucket.
drop function if exists app.progress(uuid, text, uuid, date, date, text, text, text);
