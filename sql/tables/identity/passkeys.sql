-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.passkeys enable row level security;
alter table auth.passkeys force row level security;
revoke all on auth.passkeys from public;
