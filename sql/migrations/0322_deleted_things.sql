-- Templates, goals, measurements and exercises that were deleted, for as long as that can be undone: each as the API
-- showed it, as app.deleted_workouts. A row that was restored stays until its time, so that a repetition is told so.
create table app.deleted_things (
  tenant_id integer not null,
  lifter_id uuid not null,
  kind text not null check (kind in ('template', 'goal', 'measurement', 'exercise')),
  id uuid not null,
  name text not null check (length(name) <= 200),
  document jsonb not null,
  deleted_at timestamptz not null default now(),
  restored_at timestamptz,
  primary key (tenant_id, lifter_id, kind, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index deleted_things_latest_first
  on app.deleted_things (tenant_id, lifter_id, deleted_at desc, id desc);
create index deleted_things_by_age on app.deleted_things (tenant_id, deleted_at);
