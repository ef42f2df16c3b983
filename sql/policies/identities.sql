-- No request role reads these: no grant, and no policy that would let a row through. The auth functions do.
alter table auth.sign_in_providers enable row level security;
alter table auth.sign_in_providers force row level security;
revoke all on auth.sign_in_providers from public;

alter table auth.identities enable row level security;
alter table auth.identities force row level security;
revoke all on auth.identities from public;

alter table auth.sign_in_flows enable row level security;
alter table auth.sign_in_flows force row level security;
revoke all on auth.sign_in_flows from public;

alter table auth.api_keys enable row level security;
alter table auth.api_keys force row level security;
revoke all on auth.api_keys from public;

alter table auth.known_devices enable row level security;
alter table auth.known_devices force row level security;
revoke all on auth.known_devices from public;
