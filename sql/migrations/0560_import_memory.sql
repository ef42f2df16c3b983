-- What an import remembers beside its workouts: in which order it read the dates, under which key the file had each workout,
-- and which exercise each name led to.
set local lock_timeout = '2s';

alter table app.imports
  -- where day and month are numbers
  add column dates text check (dates in ('day_first', 'month_first'));

-- The key under which the last import that wrote it had it; null where a release before wrote it.
alter table app.imported_workouts
  add column key uuid;

create table app.imported_names (
  tenant_id integer not null,
  lifter_id uuid not null,
  -- of app.imports
  source text not null check (length(source) <= 50),
  -- app.exercise_key of the name in the file
  key text not null check (length(key) <= 4000),
  -- no reference, since a deleted exercise can come back
  exercise_id uuid not null,
  primary key (tenant_id, lifter_id, source, key),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);
