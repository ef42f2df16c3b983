-- As auth.sql: no request role reads these; the auth functions do.
alter table auth.totp_factors enable row level security;
alter table auth.totp_factors force row level security;
revoke all on auth.totp_factors from public;

alter table auth.recovery_codes enable row level security;
alter table auth.recovery_codes force row level security;
revoke all on auth.recovery_codes from public;

alter table auth.passkey_users enable row level security;
alter table auth.passkey_users force row level security;
revoke all on auth.passkey_users from public;

alter table auth.passkeys enable row level security;
alter table auth.passkeys force row level security;
revoke all on auth.passkeys from public;

alter table auth.challenges enable row level security;
alter table auth.challenges force row level security;
revoke all on auth.challenges from public;

alter table auth.password_locks enable row level security;
alter table auth.password_locks force row level security;
revoke all on auth.password_locks from public;
