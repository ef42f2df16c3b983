-- What devices need to keep a copy of their lifter's data: an epoch that changes when a database is restored, versions of
-- what has no row of its own, and how far tombstones were swept.
set local lock_timeout = '2s';

-- One row. A cursor from another epoch counts changes that this database may never have seen.
create table app.installation (
  epoch uuid not null default gen_random_uuid(),
  is_only boolean primary key default true check (is_only)
);
insert into app.installation default values;

-- The versions of what is made of several rows, or whose rows are no lifter's own: the account, its bars and plates, its
-- powerlifting profile, its coaches. What has no row here has version 0.
create table app.sync_stamps (
  tenant_id integer not null,
  lifter_id uuid not null,
  kind text not null check (kind in ('account', 'equipment', 'powerlifting_profile', 'coach')),
  id uuid not null,
  version bigint not null,
  primary key (tenant_id, lifter_id, kind, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
) with (fillfactor = 50);

-- The highest version of which a tombstone was swept: a device that was last here before it starts again.
alter table app.lifter_versions
  add column swept bigint not null default 0;
