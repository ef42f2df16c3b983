-- The pictures of a tenant's brand, served from the tenant's own host under the hash of their bytes.
set local lock_timeout = '2s';

create table app.tenant_pictures (
  tenant_id integer not null references app.tenants on delete cascade,
  kind text not null check (kind in ('logo', 'icon')),
  media_type text not null check (media_type in ('image/png', 'image/webp')),
  sha256 bytea not null check (length(sha256) = 32),
  bytes bytea not null check (length(bytes) between 1 and 262144),
  width integer not null check (width between 1 and 1024),
  height integer not null check (height between 1 and 1024),
  changed_at timestamptz not null default now(),
  primary key (tenant_id, kind)
);

-- Pictures are compressed already.
alter table app.tenant_pictures alter column bytes set storage external;
