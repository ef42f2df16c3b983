-- No request role reads this: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.given_up_usernames enable row level security;
alter table auth.given_up_usernames force row level security;
revoke all on auth.given_up_usernames from public;
