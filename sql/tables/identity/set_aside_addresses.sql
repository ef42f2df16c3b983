-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.set_aside_addresses enable row level security;
alter table auth.set_aside_addresses force row level security;
revoke all on auth.set_aside_addresses from public;
