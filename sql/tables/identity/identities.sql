-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.identities enable row level security;
alter table auth.identities force row level security;
revoke all on auth.identities from public;
