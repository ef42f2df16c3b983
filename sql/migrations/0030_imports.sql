-- Files of other apps that a lifter imported.
create table app.imports (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  source text not null check (source in ('strong', 'hevy', 'fitnotes')),
  dialect text not null,
  time_zone text not null check (length(time_zone) <= 64),
  created_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

-- Which workouts an import brought, and the version they had then: one that has another now was edited since, and
-- stays when the import is taken back.
create table app.imported_workouts (
  tenant_id integer not null,
  lifter_id uuid not null,
  workout_id uuid not null,
  import_id uuid not null,
  version bigint not null,
  primary key (tenant_id, lifter_id, workout_id),
  foreign key (tenant_id, lifter_id, workout_id)
    references app.workouts (tenant_id, lifter_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id, import_id)
    references app.imports (tenant_id, lifter_id, id) on delete cascade
);

create index imported_workouts_by_import on app.imported_workouts (tenant_id, lifter_id, import_id);
