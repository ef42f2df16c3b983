-- One counter for each lifter, advanced in the transaction of every change of their data: the cursor of a sync and
-- the ETag. The row's lock is held until the commit, so that a lifter's changes become visible in its order.
create table app.lifter_versions (
  tenant_id integer not null,
  lifter_id uuid not null,
  version bigint not null,
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
) with (fillfactor = 50);

-- What was deleted, so that a device which was away learns of it.
create table app.deletions (
  tenant_id integer not null,
  lifter_id uuid not null,
  kind text not null check (kind in ('workout')),
  id uuid not null,
  version bigint not null,
  deleted_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, kind, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index deletions_by_version on app.deletions (tenant_id, lifter_id, version);
