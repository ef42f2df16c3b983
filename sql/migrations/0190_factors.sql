-- Second factors, passkeys, the challenges of a sign-in in steps, the lock of an account that is guessed at.
set local lock_timeout = '2s';

-- One-time codes of an app (RFC 6238). The secret is sealed by the server, for this row alone.
create table auth.totp_factors (
  tenant_id    integer not null,
  account_id   uuid not null,
  id           uuid not null,
  name         text not null check (length(name) between 1 and 100),
  sealed       bytea not null check (octet_length(sealed) between 30 and 200),
  created_at   timestamptz not null default now(),
  -- null until a first code proved that the app has the secret: until then it counts for nothing
  confirmed_at timestamptz,
  -- of the last code that was taken, in steps of 30 seconds since 1970: none at or before it is taken again
  last_step    bigint not null default 0,
  last_used_at timestamptz,
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

create unique index totp_factors_name on auth.totp_factors (tenant_id, account_id, lower(name));

-- 80 random bits each, so that a plain digest keeps them.
create table auth.recovery_codes (
  tenant_id  integer not null,
  account_id uuid not null,
  code_hash  bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null default now(),
  used_at    timestamptz,
  primary key (tenant_id, account_id, code_hash),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

-- What authenticators know an account by: random, since it is kept on devices that others may read
-- (WebAuthn, section 14.6.1).
create table auth.passkey_users (
  tenant_id  integer not null,
  account_id uuid not null,
  handle     bytea not null check (octet_length(handle) = 32),
  primary key (tenant_id, account_id),
  constraint passkey_users_handle unique (tenant_id, handle),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

create table auth.passkeys (
  tenant_id          integer not null,
  account_id         uuid not null,
  id                 uuid not null,
  name               text not null check (length(name) between 1 and 100),
  credential_id      bytea not null check (octet_length(credential_id) between 16 and 1023),
  -- a COSE key (RFC 9053), as the authenticator sent it
  public_key         bytea not null check (octet_length(public_key) between 32 and 512),
  sign_count         bigint not null check (sign_count between 0 and 4294967295),
  transports         text[] not null default '{}' check (cardinality(transports) <= 10),
  is_backup_eligible boolean not null,
  is_backed_up       boolean not null,
  created_at         timestamptz not null default now(),
  last_used_at       timestamptz,
  -- its counter went back: there may be a copy of it, so it opens nothing any more
  suspended_at       timestamptz,
  primary key (tenant_id, account_id, id),
  constraint passkeys_credential unique (tenant_id, credential_id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

create unique index passkeys_name on auth.passkeys (tenant_id, account_id, lower(name));

-- What the server asked and waits for an answer to. Of a sign-in's second step: whose, and what the session
-- will be; of a passkey: what the authenticator is to sign (the token's 32 bytes).
create table auth.challenges (
  tenant_id  integer not null references app.tenants on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  purpose    text not null
    check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_registration', 'proof')),
  -- null of a sign-in by passkey, which says only in its answer whose it is
  account_id uuid,
  session_id uuid,
  role       text check (role in ('lifter', 'coach', 'admin')),
  device     text check (length(device) <= 100),
  method     text check (method ~ '^[a-z_]{1,30}$'),
  -- of a sign-in by passkey: who asked, so that nobody fills the table
  address    inet,
  tries      smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade,
  foreign key (tenant_id, account_id, session_id) references auth.sessions on delete cascade,
  check ((purpose = 'passkey_sign_in') = (account_id is null)),
  check ((purpose = 'second_factor') = (role is not null and method is not null)),
  check ((purpose in ('passkey_registration', 'proof')) = (session_id is not null))
);

create index challenges_of_account on auth.challenges (tenant_id, account_id, session_id);
create index challenges_of_address on auth.challenges (tenant_id, address, created_at)
 where address is not null;
create index challenges_by_end on auth.challenges (expires_at);

-- Passwords that count for nothing for a while, since someone guesses them.
create table auth.password_locks (
  tenant_id  integer not null,
  account_id uuid not null,
  locked_at  timestamptz not null default now(),
  -- its end; failures before it are not counted again
  until      timestamptz not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

alter table auth.sign_in_attempts
  add column kind text not null default 'password' check (kind in ('password', 'code'));

alter table app.tenants
  -- the domain that passkeys belong to; null: that of the links in mails
  add column passkey_domain      text
    check (passkey_domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$' and length(passkey_domain) <= 253),
  -- further origins that may use them, such as those of apps
  add column passkey_origins     text[] not null default '{}' check (cardinality(passkey_origins) <= 20);

alter table auth.limits
  add column challenge_life      interval not null default '5 minutes',
  add column challenge_tries     smallint not null default 5 check (challenge_tries > 0),
  -- wrong codes of an account, from wherever they come
  add column codes_per_hour      smallint not null default 10 check (codes_per_hour > 0),
  add column codes_per_day       smallint not null default 30 check (codes_per_day > 0),
  add column factors_per_account smallint not null default 10 check (factors_per_account > 0);

-- Which words there are is said where tokens are issued and spent.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_purpose_check,
  add constraint one_time_tokens_purpose_check check (purpose ~ '^[a-z_]{1,30}$');
