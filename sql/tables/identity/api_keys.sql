-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.api_keys enable row level security;
alter table auth.api_keys force row level security;
revoke all on auth.api_keys from public;
