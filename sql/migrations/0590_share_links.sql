-- What somebody shows of their training to everyone who has the link.
set local lock_timeout = '2s';

create table app.share_links (
  tenant_id integer not null references app.tenants on delete cascade,
  account_id uuid not null,
  id uuid not null,
  -- SHA-256: the token itself is only in the link
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  kind text not null check (kind in ('workout', 'template', 'record', 'goal', 'graph')),
  -- what is shown and what is left out, as it was asked for: a new snapshot is made from it
  request jsonb not null,
  name text not null check (length(name) between 1 and 300),
  -- the snapshot that the page shows, without anything that it does not show; null once the link is withdrawn
  document jsonb,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  opens bigint not null default 0,
  primary key (tenant_id, account_id, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade,
  constraint share_links_withdrawn check ((document is null) = (withdrawn_at is not null))
);
create index share_links_by_age on app.share_links (tenant_id, account_id, created_at desc, id desc);
create index share_links_by_end on app.share_links (tenant_id, expires_at);
