-- What a lift day and a record say depends on the exercise's measure: assistance is no load, and what is added to the
-- body says nothing of a one-rep maximum by itself. Sets of any number of reps count for weights; the 12 bound estimates
-- alone. So from here on:
--   lift_days.volume      grams times reps to the last digit, so that pounds add up; null: made before, see volume_grams.
--                         What helped the body, or says nothing, has none
--   lift_days.candidates  each set with a weight that no other of the day with the same RPE beats in weight and reps, of
--                         any number of reps; with `assists` where the weight is assistance, of which less is more. Of
--                         an exercise with the body's weight those without a weight, too
--   lift_days.e1rm_grams  and the best set: only where the weight is what was lifted
--   records.value         of weights to ten grams, which is to what apps round when they convert; of a volume to ten
--                         grams times reps; of least_assistance what is left of 10,001 kg without it
-- The constraints are checked for what is there by 0301.
alter table app.lift_days
  add column volume numeric;

alter table app.records
  drop constraint records_kind_check,
  drop constraint records_at_reps_check,
  drop constraint records_of_weights_name_their_reps,
  add constraint records_kind_check check (
    kind in ('e1rm', 'weight_at_reps', 'least_assistance', 'volume', 'reps', 'duration', 'distance')) not valid,
  add constraint records_at_reps_check check (at_reps between 0 and 10000) not valid,
  add constraint records_of_weights_name_their_reps check (
    (kind in ('weight_at_reps', 'least_assistance')) = (at_reps > 0)) not valid;

-- Exercises whose days were made before that, where it matters; a job makes them anew, some at a time.
create table app.lift_days_due (
  tenant_id integer not null,
  lifter_id uuid not null,
  exercise_id uuid not null,
  primary key (tenant_id, lifter_id, exercise_id),
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade
);
