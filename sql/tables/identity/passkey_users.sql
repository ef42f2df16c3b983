-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.passkey_users enable row level security;
alter table auth.passkey_users force row level security;
revoke all on auth.passkey_users from public;
