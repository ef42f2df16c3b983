-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.credentials enable row level security;
alter table auth.credentials force row level security;
revoke all on auth.credentials from public;
