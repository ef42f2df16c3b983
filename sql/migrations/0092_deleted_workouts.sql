-- Workouts that were deleted, for as long as that can be undone: each as the API showed it.
create table app.deleted_workouts (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text not null,
  performed_at timestamptz not null,
  time_zone text not null,
  local_date date not null,
  exercise_count integer not null,
  set_count integer not null,
  document jsonb not null,
  deleted_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index deleted_workouts_latest_first
  on app.deleted_workouts (tenant_id, lifter_id, deleted_at desc, id desc);
