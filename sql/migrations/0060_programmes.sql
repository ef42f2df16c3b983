-- Programmes that decide the weights. What a programme says is kept by number and never changed: a change is the next
-- number, so that what was done or logged by an earlier one still has its reasons.
create table app.programmes (
  tenant_id integer not null,
  lifter_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 200),
  -- The definition in force.
  number integer not null check (number between 1 and 1000),
  -- The cycle under way; 0 before the first.
  cycle integer not null default 0 check (cycle between 0 and 1000),
  created_at timestamptz not null default now(),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);

create index programmes_newest_first on app.programmes (tenant_id, lifter_id, created_at desc, id desc);

-- `plan` holds the options of a 5/3/1 that the definition was made from, where it was.
create table app.programme_versions (
  tenant_id integer not null,
  lifter_id uuid not null,
  programme_id uuid not null,
  number integer not null check (number between 1 and 1000),
  definition jsonb not null,
  plan jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, programme_id, number),
  foreign key (tenant_id, lifter_id, programme_id)
    references app.programmes (tenant_id, lifter_id, id) on delete cascade
);

-- Where a lift stands as a cycle begins, and why; a number that the lifter sets in between is a further row under the
-- version of the programme that brought it. `base` is a training max, a one-rep maximum or a working weight in `unit`.
create table app.programme_lifts (
  tenant_id integer not null,
  lifter_id uuid not null,
  programme_id uuid not null,
  cycle integer not null check (cycle between 1 and 1000),
  number integer not null check (number between 1 and 1000),
  position integer not null check (position between 0 and 99),
  exercise text not null check (length(exercise) between 1 and 200),
  base numeric(8, 3) not null check (base between 0 and 10000),
  unit text not null check (unit in ('kg', 'lb')),
  reps integer check (reps between 0 and 10000),
  misses integer not null check (misses between 0 and 1000000),
  reason text not null check (length(reason) between 1 and 40),
  why jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, programme_id, cycle, number, position),
  foreign key (tenant_id, lifter_id, programme_id)
    references app.programmes (tenant_id, lifter_id, id) on delete cascade
);

-- The bar and the plates that a lifter owns, for each unit that they are stamped in. `plates` is an array of
-- {"weight", "count"}; a count of single plates, null for as many as it takes.
create table app.equipment (
  tenant_id integer not null,
  lifter_id uuid not null,
  unit text not null check (unit in ('kg', 'lb')),
  bar numeric(8, 3) not null check (bar between 0 and 1000),
  collars numeric(8, 3) not null check (collars between 0 and 100),
  sides integer not null check (sides in (1, 2, 4)),
  plates jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, lifter_id, unit),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade
);
