-- How far the operations of a device went that were made without a connection and sent later: each has the next number, so a
-- repetition is known whenever it comes.
set local lock_timeout = '2s';

create table app.sync_devices (
  tenant_id integer not null,
  account_id uuid not null,
  id uuid not null,
  -- the number of the last operation that was carried out
  done bigint not null default 0 check (done >= 0),
  -- the ids of the last 32, the newest last
  recent uuid[] not null default '{}' check (cardinality(recent) <= 32),
  -- the request of the last one, which may take several transactions
  request_id text,
  seen_at timestamptz not null default now(),
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
) with (fillfactor = 50);
create index sync_devices_by_age on app.sync_devices (tenant_id, seen_at);
