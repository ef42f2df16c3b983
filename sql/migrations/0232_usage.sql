-- How a tenant is used: on which days someone was there, and what a day's use added up to.

-- By the UTC day; written with the first request of a day (a trigger on auth.sessions).
create table app.active_days (
  tenant_id integer not null,
  account_id uuid not null,
  day date not null,
  primary key (tenant_id, account_id, day),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index active_days_by_day on app.active_days (tenant_id, day, account_id);

-- Numbers of people and of what they did, and no person: it stays when they go.
create table app.usage_days (
  tenant_id integer not null references app.tenants on delete cascade,
  day date not null,
  measure text not null check (measure ~ '^[a-z_]{1,50}$'),
  -- what is counted where a measure counts several things: a feature, a template's name, a cohort's first day
  subject text not null default '' check (length(subject) <= 200),
  people integer not null check (people >= 0),
  events integer not null check (events >= 0),
  primary key (tenant_id, day, measure, subject)
);
