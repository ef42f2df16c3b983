-- Of what someone wants to be told, by which way, and when not; and what they were told of a day or a week, once.

-- Null where it is told as it is by default (app.notice_topics).
create table app.notice_preferences (
  tenant_id integer not null,
  account_id uuid not null,
  topic text not null check (topic ~ '^[a-z_]{1,50}$'),
  app boolean,
  mail boolean,
  primary key (tenant_id, account_id, topic),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

-- For the jobs that look for those who asked for something.
create index notice_preferences_wanted on app.notice_preferences (topic, tenant_id, account_id)
 where app or mail;

-- From one time of day to another, over midnight where it begins later than it ends; null is the account's own zone.
create table app.quiet_hours (
  tenant_id integer not null,
  account_id uuid not null,
  starts_at time not null,
  ends_at time not null,
  time_zone text check (length(time_zone) between 1 and 64),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint quiet_hours_last check (starts_at <> ends_at)
);

-- What is sent once for a day or a week, however often a job runs: the day, or the week's first one.
create table app.tellings (
  tenant_id integer not null,
  account_id uuid not null,
  topic text not null check (topic ~ '^[a-z_]{1,50}$'),
  period date not null,
  told_at timestamptz not null,
  primary key (tenant_id, account_id, topic, period),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index tellings_by_age on app.tellings (tenant_id, told_at);
