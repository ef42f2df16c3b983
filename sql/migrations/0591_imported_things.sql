-- Which templates, goals, measurements and programmes an import brought, so that it can be undone.
set local lock_timeout = '2s';

create table app.imported_things (
  tenant_id integer not null,
  lifter_id uuid not null,
  kind text not null check (kind in ('template', 'goal', 'measurement', 'programme')),
  -- no reference, since it is of several tables
  id uuid not null,
  import_id uuid not null,
  -- what the import wrote: another one means that it was edited since
  version bigint not null,
  primary key (tenant_id, lifter_id, kind, id),
  foreign key (tenant_id, lifter_id, import_id) references app.imports (tenant_id, lifter_id, id) on delete cascade
);

create index imported_things_of_an_import on app.imported_things (tenant_id, lifter_id, import_id);
