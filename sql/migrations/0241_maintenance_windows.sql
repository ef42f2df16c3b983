-- Times announced ahead in which writing, or everything, is closed: for one tenant, or for the installation, which the
-- default tenant's admins look after.
set local lock_timeout = '2s';

create table app.maintenance_windows (
  tenant_id  integer not null references app.tenants on delete cascade,
  id         uuid not null,
  reach      text not null check (reach in ('tenant', 'installation')),
  mode       text not null check (mode in ('read_only', 'closed')),
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  -- what people read, by language: {"en": "…"}
  messages   jsonb not null default '{}' check (jsonb_typeof(messages) = 'object' and length(messages::text) <= 8000),
  created_at timestamptz not null default now(),
  -- ended by hand before its time, or called off before it began
  ended_at   timestamptz,
  primary key (tenant_id, id),
  constraint maintenance_windows_times check (ends_at > starts_at and ends_at <= starts_at + interval '7 days')
);

-- Asked with every request: what is over is not in it.
create index maintenance_windows_open on app.maintenance_windows (ends_at) where ended_at is null;
create index maintenance_windows_newest on app.maintenance_windows (tenant_id, starts_at, id);
