-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.known_devices enable row level security;
alter table auth.known_devices force row level security;
revoke all on auth.known_devices from public;
