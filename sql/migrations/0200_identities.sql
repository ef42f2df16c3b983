-- Signing in through other providers, keys for scripts, and from where a session was begun.
set local lock_timeout = '2s';

-- How a tenant is known at a provider.
create table auth.sign_in_providers (
  tenant_id  integer not null references app.tenants on delete cascade,
  provider   text not null check (provider in ('google', 'apple', 'facebook', 'oidc')),
  -- AES-256-GCM, bound to tenant and provider
  sealed     bytea not null check (octet_length(sealed) between 33 and 100000 and get_byte(sealed, 0) = 2),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, provider)
);

-- Whom a provider vouches for.
create table auth.identities (
  tenant_id    integer not null,
  account_id   uuid not null,
  id           uuid not null,
  provider     text not null check (provider in ('google', 'apple', 'facebook', 'oidc')),
  -- the person's identifier there, which never changes; their address may
  subject      text not null check (octet_length(subject) between 1 and 255),
  email        text check (email = lower(email) and length(email) between 3 and 254),
  linked_at    timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (tenant_id, account_id, id),
  unique (tenant_id, provider, subject),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

-- A sign-in at a provider that is under way. The state goes through the browser and is spent when it comes back; the
-- secret stays with the app that began it, and the code reaches it through the browser: only who has both goes on.
create table auth.sign_in_flows (
  tenant_id     integer not null references app.tenants on delete cascade,
  id            uuid not null,
  provider      text not null check (provider in ('google', 'apple', 'facebook', 'oidc')),
  -- who links an identity; null for a sign-in
  account_id    uuid,
  state_hash    bytea not null unique check (octet_length(state_hash) = 32),
  -- null for an app that brings the provider's token itself: its state is the nonce
  secret_hash   bytea check (octet_length(secret_hash) = 32),
  nonce         text not null check (length(nonce) between 20 and 100),
  verifier      text check (length(verifier) between 43 and 128),
  -- our address that the provider sends the browser to, and the app's that it goes on to
  callback      text check (length(callback) <= 2000),
  redirect_uri  text check (length(redirect_uri) <= 2000),
  address       inet not null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  returned_at   timestamptz,
  -- what the provider said, until it is used
  code_hash     bytea check (octet_length(code_hash) = 32),
  subject       text check (octet_length(subject) between 1 and 255),
  email         text check (email = lower(email) and length(email) between 3 and 254),
  is_verified   boolean not null default false,
  is_authority  boolean not null default false,
  name          text check (length(name) between 1 and 100),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

create index sign_in_flows_of_account on auth.sign_in_flows (tenant_id, account_id);
create index sign_in_flows_of_address on auth.sign_in_flows (tenant_id, address, created_at);
create index sign_in_flows_by_end on auth.sign_in_flows (expires_at);

-- Keys of one's own for scripts: with fewer rights than a session, and never the account's security.
create table auth.api_keys (
  tenant_id    integer not null,
  account_id   uuid not null,
  id           uuid not null,
  name         text not null check (length(name) between 1 and 60),
  token_hash   bytea not null unique check (octet_length(token_hash) = 32),
  role         text not null check (role in ('lifter', 'coach')),
  scopes       text[] not null check (
    cardinality(scopes) between 1 and 8
    and scopes <@ array['training:read', 'training:write', 'body:read', 'body:write', 'coaching:read',
                        'coaching:write', 'profile:read', 'profile:write']),
  created_at   timestamptz not null default now(),
  last_used_at timestamptz,
  expires_at   timestamptz,
  primary key (tenant_id, account_id, id),
  unique (tenant_id, account_id, name),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

create index api_keys_by_end on auth.api_keys (expires_at);

-- From where an account signed in before: a digest of the kind of browser and the block of addresses.
create table auth.known_devices (
  tenant_id     integer not null,
  account_id    uuid not null,
  digest        bytea not null check (octet_length(digest) = 32),
  first_seen_at timestamptz not null default now(),
  last_seen_at  timestamptz not null default now(),
  primary key (tenant_id, account_id, digest),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

alter table auth.sessions
  -- the block that the address lies in: enough to be told apart, too little to find a house
  add column address inet,
  -- "Firefox on Linux"
  add column agent   text check (length(agent) between 1 and 60);

alter table auth.limits
  add column sign_ins_per_hour  integer not null default 100 check (sign_ins_per_hour > 0),
  add column sign_in_flow_life  interval not null default '10 minutes',
  add column api_keys_per_account integer not null default 20 check (api_keys_per_account > 0);
