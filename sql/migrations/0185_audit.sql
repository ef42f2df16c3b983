-- Who did what, when and from where: one chain of entries for each tenant, in which every entry holds the hash of the one
-- before it. Nothing is ever changed in it; what an entry knows of a person is an id, and the digest of where the request
-- came from, whose words stand apart and can be erased.
set local lock_timeout = '2s';

create table app.audit_heads (
  tenant_id integer primary key references app.tenants,
  number    bigint not null default 0,
  -- of the last entry; of a chain without one, 32 zeros
  hash      bytea not null default decode(repeat('00', 32), 'hex') check (octet_length(hash) = 32)
) with (fillfactor = 50);

-- Refers to no tenant: the lock that each entry would take on the one row of it is a lock that all would share.
create table app.audit_entries (
  tenant_id     integer not null,
  -- from 1 without a gap
  number        bigint not null check (number > 0),
  at            timestamptz not null,
  -- who did it; none for a job, the command, or someone who had not signed in
  actor_id      uuid,
  role          text not null check (role in ('visitor', 'lifter', 'coach', 'admin', 'worker', 'command')),
  action        text not null check (action ~ '^[a-z][a-z_]{1,49}$'),
  -- the account that it was done to
  subject_id    uuid,
  details       jsonb not null check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 4000),
  request_id    uuid,
  -- digest of the row of app.audit_origins, which may be gone
  origin        bytea check (octet_length(origin) = 32),
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash          bytea not null check (octet_length(hash) = 32),
  primary key (tenant_id, number)
);

create index audit_entries_by_time on app.audit_entries (tenant_id, at);
create index audit_entries_by_actor on app.audit_entries (tenant_id, actor_id, number desc);
create index audit_entries_by_subject on app.audit_entries (tenant_id, subject_id, number desc);
create index audit_entries_by_action on app.audit_entries (tenant_id, action, number desc);

-- Where a request came from and whose it was. The digest is made with a salt of the row's own, so that once the row is
-- gone nobody can find the address by trying all there are.
create table app.audit_origins (
  tenant_id  integer not null,
  digest     bytea not null check (octet_length(digest) = 32),
  salt       bytea not null check (octet_length(salt) = 16),
  -- with whose erasure it goes
  account_id uuid,
  email      text check (length(email) <= 254),
  address    text not null check (length(address) <= 64),
  user_agent text not null check (length(user_agent) <= 200),
  at         timestamptz not null,
  primary key (tenant_id, digest),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index audit_origins_by_account on app.audit_origins (tenant_id, account_id);
create index audit_origins_by_time on app.audit_origins (at);

-- What is to be chained when its transaction commits, and never outlives that: see app.chain_audit.
create unlogged table app.audit_drafts (
  tenant_id   integer not null,
  id          bigint generated always as identity,
  transaction xid8 not null default pg_current_xact_id(),
  actor_id    uuid,
  role        text not null,
  action      text not null,
  subject_id  uuid,
  details     jsonb not null,
  request_id  uuid,
  origin      bytea,
  primary key (tenant_id, id)
);

create index audit_drafts_by_transaction on app.audit_drafts (transaction);
