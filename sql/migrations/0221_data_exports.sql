-- Everything about a person, as an archive that is made on demand and kept for some days.

create table app.data_exports (
  tenant_id  integer not null,
  account_id uuid not null,
  id         uuid not null,
  -- of the words in it
  locale     text not null check (length(locale) between 2 and 35),
  state      text not null default 'waiting' check (state in ('waiting', 'ready', 'expired')),
  asked_at   timestamptz not null,
  -- by when whoever makes it has to show progress; then another may
  leased_to  timestamptz,
  ready_at   timestamptz,
  expires_at timestamptz,
  -- in bytes
  size       bigint check (size >= 0),
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade,
  check ((state = 'waiting') = (ready_at is null) and (ready_at is null) = (expires_at is null))
);

create index data_exports_waiting on app.data_exports (tenant_id, asked_at) where state = 'waiting';
create index data_exports_by_end on app.data_exports (expires_at) where expires_at is not null;

-- The archive itself, in pieces of 256 KiB, each sealed by the server: in the database, so that any server hands it out
-- and the account's deletion takes it along.
create table app.data_export_parts (
  tenant_id  integer not null,
  account_id uuid not null,
  export_id  uuid not null,
  number     integer not null check (number >= 0),
  -- AES-256-GCM, bound to its place
  secret     bytea not null check (get_byte(secret, 0) = 2 and octet_length(secret) between 33 and 262200),
  primary key (tenant_id, account_id, export_id, number),
  foreign key (tenant_id, account_id, export_id) references app.data_exports on delete cascade
);

alter table app.data_export_parts alter column secret set storage external;
