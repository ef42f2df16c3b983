-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.challenges enable row level security;
alter table auth.challenges force row level security;
revoke all on auth.challenges from public;
