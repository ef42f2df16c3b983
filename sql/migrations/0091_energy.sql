-- The kind of effort that a workout was, where the lifter says so, and the energy that workouts took.
alter table app.workouts add column activity text check (activity ~ '^[a-z_]{1,60}$');

-- Estimated when a workout is written that has a duration, of lifters whose body weight on that day is known; made anew
-- with the workout's sets. With every estimate stands what it came from: the edition and code of the Compendium, the
-- MET, the body weight and the time.
create table app.workout_energy (
  tenant_id integer not null,
  lifter_id uuid not null,
  workout_id uuid not null,
  kilocalories numeric(8, 1) not null,
  met numeric(4, 2) not null,
  activity text not null,
  activity_source text not null check (activity_source in ('derived', 'given')),
  compendium_edition text not null,
  compendium_code text not null,
  body_weight_grams integer not null,
  active_seconds integer not null,
  primary key (tenant_id, lifter_id, workout_id),
  foreign key (tenant_id, lifter_id, workout_id)
    references app.workouts (tenant_id, lifter_id, id) on delete cascade
);
