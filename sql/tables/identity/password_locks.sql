-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.password_locks enable row level security;
alter table auth.password_locks force row level security;
revoke all on auth.password_locks from public;
