-- No request role reads these: no grant, and no policy that would let a row through.
alter table auth.credentials enable row level security;
alter table auth.credentials force row level security;
revoke all on auth.credentials from public;

alter table auth.sessions enable row level security;
alter table auth.sessions force row level security;
revoke all on auth.sessions from public;

alter table auth.one_time_tokens enable row level security;
alter table auth.one_time_tokens force row level security;
revoke all on auth.one_time_tokens from public;

alter table auth.sign_in_attempts enable row level security;
alter table auth.sign_in_attempts force row level security;
revoke all on auth.sign_in_attempts from public;

alter table auth.registrations enable row level security;
alter table auth.registrations force row level security;
revoke all on auth.registrations from public;

alter table auth.limits enable row level security;
alter table auth.limits force row level security;
revoke all on auth.limits from public;

alter table auth.given_up_usernames enable row level security;
alter table auth.given_up_usernames force row level security;
revoke all on auth.given_up_usernames from public;

alter table auth.address_requests enable row level security;
alter table auth.address_requests force row level security;
revoke all on auth.address_requests from public;
