-- What powerlifting scores are made of. The scores themselves are calculated where they are shown, so that they follow
-- a correction of the formulas.

-- Without a body weight of its own the profile uses the latest measurement.
create table app.powerlifting_profiles (
  tenant_id integer not null,
  lifter_id uuid not null,
  sex text check (sex in ('m', 'f', 'mx')),
  body_weight numeric(8, 3) check (body_weight between 1 and 2200),
  body_weight_unit text check (body_weight_unit in ('kg', 'lb')),
  version bigint not null default 0,
  primary key (tenant_id, lifter_id),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  check ((body_weight is null) = (body_weight_unit is null))
);

-- A maximum is entered, or estimated from a logged set by Epley's formula; that set is kept beside it as it was then.
create table app.powerlifting_maxes (
  tenant_id integer not null,
  lifter_id uuid not null,
  lift text not null check (lift in ('squat', 'bench_press', 'deadlift', 'overhead_press')),
  weight numeric(8, 3) not null check (weight > 0 and weight <= 10000),
  unit text not null check (unit in ('kg', 'lb')),
  weight_grams integer not null generated always as
    (round(weight * case unit when 'lb' then 453.59237 else 1000 end)::integer) stored,
  source text not null check (source in ('entered', 'logged')),
  set_weight numeric(8, 3),
  set_unit text check (set_unit in ('kg', 'lb')),
  set_reps integer,
  set_rpe numeric(3, 1),
  set_on date,
  -- null once the workout is deleted
  workout_id uuid,
  version bigint not null default 0,
  primary key (tenant_id, lifter_id, lift),
  foreign key (tenant_id, lifter_id) references app.accounts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, lifter_id, workout_id)
    references app.workouts (tenant_id, lifter_id, id) on delete set null (workout_id),
  check (num_nonnulls(set_weight, set_unit, set_reps, set_on) = case source when 'logged' then 4 else 0 end)
);

create index powerlifting_maxes_by_workout on app.powerlifting_maxes (tenant_id, lifter_id, workout_id);
