-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.limits enable row level security;
alter table auth.limits force row level security;
revoke all on auth.limits from public;
