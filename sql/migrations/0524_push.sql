-- Notices that reach phones and browsers: how a tenant is known at push services, the devices of people, and what waits to be
-- sent to them.
set local lock_timeout = '2s';

create table app.push_services (
  tenant_id integer not null references app.tenants on delete cascade,
  kind text not null check (kind in ('apns', 'web')),
  -- AES-256-GCM, bound to tenant and kind
  sealed bytea not null check (octet_length(sealed) between 33 and 100000 and get_byte(sealed, 0) = 2),
  -- what browsers subscribe with: a point of 65 bytes in base64url
  public_key text check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, kind),
  constraint push_services_key check ((kind = 'web') = (public_key is not null))
);

create table app.push_targets (
  tenant_id integer not null,
  account_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  kind text not null check (kind in ('apns', 'web')),
  -- of the address, which belongs to whoever signed in there last
  digest bytea not null check (octet_length(digest) = 32),
  -- address and keys in AES-256-GCM, bound to the id
  sealed bytea not null check (octet_length(sealed) between 33 and 10000 and get_byte(sealed, 0) = 2),
  device_id uuid,
  created_at timestamptz not null default now(),
  -- since when nothing could be sent there
  failed_at timestamptz,
  primary key (tenant_id, account_id, id),
  unique (tenant_id, digest),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, account_id, session_id) references auth.sessions (tenant_id, account_id, id) on delete cascade
);
create index push_targets_by_session on app.push_targets (tenant_id, account_id, session_id);

-- A notice on its way to a device; gone once it was sent.
create table app.pushes (
  tenant_id integer not null,
  account_id uuid not null,
  target_id uuid not null,
  notice_id uuid not null,
  created_at timestamptz not null default now(),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  primary key (tenant_id, account_id, target_id, notice_id),
  foreign key (tenant_id, account_id, target_id)
    references app.push_targets (tenant_id, account_id, id) on delete cascade
);
create index pushes_due on app.pushes (next_try_at);
create index pushes_by_age on app.pushes (tenant_id, created_at);

alter table app.notice_preferences
  add column push boolean;
