-- Addresses without an account that want no invitations, and the key of the links by which people say so.
set local lock_timeout = '2s';

-- By a hash of tenant and address (auth.address_hash): enough to keep a mail from being sent, and no list of people.
create table app.mail_refusals (
  tenant_id    integer not null references app.tenants on delete cascade,
  address_hash bytea not null check (length(address_hash) = 32),
  refused_at   timestamptz not null default now(),
  primary key (tenant_id, address_hash)
);

-- Of this table's one row: 244 random bits. Beside the data, since links have to open for as long as mails are kept,
-- through rotations of the servers' keys and through a restore.
alter table auth.limits
  add column link_key bytea not null
    default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
