-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.recovery_codes enable row level security;
alter table auth.recovery_codes force row level security;
revoke all on auth.recovery_codes from public;
