-- Addresses that an admin took from an account that never confirmed them, so that their owner can use them. The account has an
-- address at `set-aside.invalid` until its holder gives another one.
set local lock_timeout = '2s';

create table auth.set_aside_addresses (
  tenant_id    integer not null,
  account_id   uuid not null,
  -- auth.address_hash: the holder may name the account by the address that was typed at the registration
  address_hash bytea not null check (octet_length(address_hash) = 32),
  set_aside_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index set_aside_addresses_by_hash on auth.set_aside_addresses (tenant_id, address_hash, set_aside_at);

-- No mail goes there, so nobody can have confirmed it. `not valid` first: the table is not read while it is locked.
alter table app.accounts
  add constraint accounts_set_aside_unconfirmed
    check (email_verified_at is null or email not like '%@set-aside.invalid') not valid;
