-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.sign_in_attempts enable row level security;
alter table auth.sign_in_attempts force row level security;
revoke all on auth.sign_in_attempts from public;
