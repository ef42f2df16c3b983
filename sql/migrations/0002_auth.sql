-- Credentials, sessions, one-time tokens. No request role reads them: the auth functions do.

create table auth.credentials (
  tenant_id     integer not null,
  account_id    uuid not null,
  -- in the encoded form of Argon2, which records its own parameters
  password_hash text not null check (password_hash like '$argon2id$%'),
  changed_at    timestamptz not null default now(),
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

create table auth.sessions (
  tenant_id    integer not null,
  account_id   uuid not null,
  id           uuid not null default gen_random_uuid(),
  token_hash   bytea not null unique check (octet_length(token_hash) = 32),
  role         text not null check (role in ('lifter', 'coach', 'admin')),
  device       text check (length(device) <= 100),
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at   timestamptz not null,
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
) with (fillfactor = 80);

create table auth.one_time_tokens (
  tenant_id  integer not null,
  account_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  purpose    text not null check (purpose in ('verify_email', 'change_email', 'reset_password')),
  -- the address a change_email token confirms
  new_email  text check (new_email = lower(new_email) and length(new_email) between 3 and 254),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (tenant_id, account_id, token_hash),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade,
  check ((purpose = 'change_email') = (new_email is not null))
);

create table auth.sign_in_attempts (
  tenant_id integer not null references app.tenants on delete cascade,
  id        bigint generated always as identity,
  -- the account's id, or for a login that has none the SHA-256 of what was typed (it may be a password)
  subject   bytea not null,
  address   inet not null,
  at        timestamptz not null default now(),
  outcome   text not null default 'pending' check (outcome in ('pending', 'failure', 'success')),
  primary key (tenant_id, id)
);

create index sign_in_attempts_by_subject on auth.sign_in_attempts (tenant_id, subject, address, at desc);
create index sign_in_attempts_by_address on auth.sign_in_attempts (address, at desc)
 where outcome = 'failure';

-- How sign-in is slowed, and how long things last: one row, which an operator may change at any time.
create table auth.limits (
  is_only                     boolean primary key default true check (is_only),
  -- failures of an account from one address before it has to wait, and for how long
  failures_before_wait        integer not null default 5 check (failures_before_wait > 0),
  first_wait                  interval not null default '30 seconds',
  longest_wait                interval not null default '15 minutes',
  -- attempts of an account from one address whose password is being checked at the same time
  attempts_at_once            integer not null default 20 check (attempts_at_once > 0),
  -- failures of one address in a minute, whatever the accounts
  address_failures_per_minute integer not null default 100 check (address_failures_per_minute > 0),
  mails_per_hour              integer not null default 5 check (mails_per_hour > 0),
  sessions_per_account        integer not null default 100 check (sessions_per_account > 0),
  session_life                interval not null default '90 days',
  verification_life           interval not null default '48 hours',
  reset_life                  interval not null default '1 hour'
);

insert into auth.limits default values;
