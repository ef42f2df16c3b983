-- What visitors ask for by an address that may be nobody's: a link for a new password, the link that confirms an address
-- again, a reminder of the username. The request only writes it down; the mail loop finds out whose the address is, so
-- that the time of the answer can't tell. A row is gone as soon as it was looked at.
set local lock_timeout = '2s';

create table auth.address_requests (
  tenant_id  integer not null references app.tenants on delete cascade,
  id         bigint generated always as identity,
  kind       text not null check (kind in ('reset_password', 'verify_email', 'username_reminder')),
  -- as it was typed, in lower case
  email      text not null check (length(email) <= 254),
  -- of the link that is mailed; null where the mail has none
  token_hash bytea check (octet_length(token_hash) = 32),
  secret     bytea,
  asked_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((kind = 'username_reminder') = (token_hash is null and secret is null))
);
