-- What people agreed to, when, and in which version; and what there is to agree to.
set local lock_timeout = '2s';

-- Each version once; what was published stays as it is.
create table app.policies (
  tenant_id    integer not null references app.tenants on delete cascade,
  kind         text not null check (kind in ('terms', 'privacy', 'health')),
  version      integer not null check (version between 1 and 10000),
  effective_at timestamptz not null,
  -- who has not agreed by then only reads
  agree_by     timestamptz not null,
  published_at timestamptz not null default now(),
  primary key (tenant_id, kind, version),
  check (agree_by >= effective_at)
);

-- Where it is read, in each language, with the SHA-256 of what stands there.
create table app.policy_texts (
  tenant_id integer not null,
  kind      text not null,
  version   integer not null,
  language  text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  url       text not null check (url ~ '^https?://[^\s]+$' and length(url) <= 500),
  sha256    text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (tenant_id, kind, version, language),
  foreign key (tenant_id, kind, version) references app.policies on delete cascade
);

-- The history: a line for each time someone agreed or took that back. Lines are added, never changed.
create table app.consents (
  tenant_id  integer not null,
  account_id uuid not null,
  id         uuid not null,
  kind       text not null check (kind in ('terms', 'privacy', 'health')),
  version    integer not null,
  is_given   boolean not null,
  how        text not null check (how in ('registration', 'request')),
  at         timestamptz not null default now(),
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts on delete cascade
);

-- From when on the account only reads; null: it has agreed to everything that asks for it. Kept when a version is
-- published and when someone agrees, so that a request need not look.
alter table app.accounts
  add column consent_due_at timestamptz;
