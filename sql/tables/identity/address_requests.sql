-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.address_requests enable row level security;
alter table auth.address_requests force row level security;
revoke all on auth.address_requests from public;

-- A request by an address becomes a mail a moment later: what that would refuse is refused to who asks, and asked again.
create or replace trigger refuse_retired_key
  before insert on auth.address_requests
  for each row when (new.secret is not null) execute function app.refuse_retired_key();
