-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.one_time_tokens enable row level security;
alter table auth.one_time_tokens force row level security;
revoke all on auth.one_time_tokens from public;
