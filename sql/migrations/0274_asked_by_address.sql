-- What visitors ask for by an address is bounded by where they ask from: each request is booked where sign-in books its
-- attempts, under the digest of the address that was typed.
set local lock_timeout = '2s';

alter table auth.sign_in_attempts
  drop constraint sign_in_attempts_kind_check,
  add constraint sign_in_attempts_kind_check check (kind in ('password', 'code', 'address_request'));

create index sign_in_attempts_asking on auth.sign_in_attempts (address, at) where kind = 'address_request';

-- of one address in an hour, whatever the tenants; a gym behind one address fits in
alter table auth.limits
  add column address_requests_per_hour integer not null default 100 check (address_requests_per_hour > 0);

-- What is waiting for the same address: answered together, and gone with whom it names.
create index address_requests_of_email on auth.address_requests (tenant_id, email, kind);

-- It is told the client's address.
drop function if exists auth.ask_by_address(text, text, bytea, bytea);
