-- Why an admin did something, in the admin's words. Those are about a person, so they stand apart from the entry of the audit
-- log, which holds their digest, and go with that person's account.
set local lock_timeout = '2s';

create table app.audit_reasons (
  tenant_id  integer not null,
  -- in hexadecimal digits, as in the details of the entry; made with a salt of the row's own, as in app.audit_origins
  digest     text not null check (digest ~ '^[0-9a-f]{64}$'),
  salt       bytea not null check (octet_length(salt) = 16),
  -- with whose erasure it goes
  account_id uuid not null,
  reason     text not null check (length(btrim(reason)) between 1 and 2000),
  primary key (tenant_id, digest),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index audit_reasons_by_account on app.audit_reasons (tenant_id, account_id);
