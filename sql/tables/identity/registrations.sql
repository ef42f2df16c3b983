-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.registrations enable row level security;
alter table auth.registrations force row level security;
revoke all on auth.registrations from public;
