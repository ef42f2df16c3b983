-- What looked unusual, told to a tenant's admins once and kept until one of them has seen to it.
set local lock_timeout = '2s';

create table app.alerts (
  tenant_id       integer not null references app.tenants on delete cascade,
  id              uuid not null,
  kind            text not null check (kind ~ '^[a-z][a-z_]{1,49}$'),
  -- what tells one incident of this kind from another: an account's id, a network address, or nothing
  about           text not null check (length(about) <= 64),
  account_id      uuid,
  details         jsonb not null check (octet_length(details::text) <= 4000),
  first_at        timestamptz not null,
  last_at         timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  note            text check (length(note) between 1 and 500),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create unique index alerts_open on app.alerts (tenant_id, kind, about) where acknowledged_at is null;
create index alerts_by_account on app.alerts (tenant_id, account_id);
create index alerts_by_time on app.alerts (tenant_id, last_at desc, id desc);
