-- Beside the best set and the volume a lift day now counts what has no weight: sets, reps, seconds, meters, each
-- without warm-ups. Where the sets of a day fall into several workouts, the columns ending in `_in` tell which.
-- `candidates` holds each set of 1 to 12 reps that no other of the day with the same RPE beats in both weight and
-- reps: the best by any formula, those by RPE included, is among them.
alter table app.lift_days
  add column set_count integer not null default 0,
  add column rep_count bigint not null default 0,
  add column total_seconds bigint not null default 0,
  add column total_meters numeric not null default 0,
  add column last_in uuid,
  -- Of a set without weight.
  add column most_reps integer,
  add column most_reps_in uuid,
  -- Of a set without reps.
  add column longest_seconds integer,
  add column longest_in uuid,
  add column farthest_meters numeric(10, 3),
  add column farthest_in uuid,
  add constraint lift_days_tell_where_the_most_reps_were check ((most_reps is null) = (most_reps_in is null)),
  add constraint lift_days_tell_where_the_longest_was check ((longest_seconds is null) = (longest_in is null)),
  add constraint lift_days_tell_where_the_farthest_was check ((farthest_meters is null) = (farthest_in is null));

-- The days on which something was the best there had been. What counts, and in which unit `value` is:
--   e1rm            grams, by Epley, of sets of 1 to 12 reps
--   weight_at_reps  grams, of a set of `at_reps` (1 to 12) reps: none of as many or more was as heavy before
--   volume          grams times reps, of the day
--   reps            of a set without weight
--   duration        seconds, of a set without reps
--   distance        millimeters, of a set
-- Warm-ups count for nothing. Kept by triggers, from app.lift_days; the current records are the last of each kind.
-- `lift` repeats app.exercises, so that the policy of the scope `main_lifts` compares a column. Weight, unit, reps
-- and RPE are those of the set, as entered.
create table app.records (
  tenant_id integer not null,
  lifter_id uuid not null,
  exercise_id uuid not null,
  kind text not null check (kind in ('e1rm', 'weight_at_reps', 'volume', 'reps', 'duration', 'distance')),
  at_reps integer not null check (at_reps between 0 and 12),
  local_date date not null,
  id uuid not null,
  lift text check (lift in ('squat', 'bench_press', 'deadlift')),
  value bigint not null check (value > 0),
  weight numeric(8, 3),
  unit text check (unit in ('kg', 'lb')),
  reps integer,
  rpe numeric(3, 1),
  workout_id uuid not null,
  primary key (tenant_id, lifter_id, exercise_id, kind, at_reps, local_date),
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade,
  constraint records_of_weights_name_their_reps check ((kind = 'weight_at_reps') = (at_reps > 0))
);

create index records_newest_first on app.records (tenant_id, lifter_id, local_date desc, id desc);
create index records_of_a_workout on app.records (tenant_id, lifter_id, workout_id);

-- What was logged until now: the same as app.refresh_lift_days and app.refresh_records make of it, for everyone at
-- once. The owner sees no rows under forced row security, hence the definer.
create function app.make_lift_days_anew()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from app.lift_days;

  with logged as (
    select workout.tenant_id, workout.lifter_id, part.exercise_id, workout.local_date,
           done.weight, done.unit, done.weight_grams, done.reps, done.rpe, done.workout_id,
           done.duration_seconds, done.distance_meters,
           coalesce(done.weight_grams > 0 and done.reps between 1 and 12, false) as estimable,
           done.weight_grams::bigint * case done.reps when 1 then 30 else 30 + done.reps end as epley,
           row_number() over (
             order by workout.performed_at, workout.id, done.exercise_position, done.position) as turn
      from app.workouts as workout
      join app.workout_exercises as part
        on part.tenant_id = workout.tenant_id
       and part.lifter_id = workout.lifter_id
       and part.workout_id = workout.id
      join app.sets as done
        on done.tenant_id = workout.tenant_id
       and done.lifter_id = workout.lifter_id
       and done.workout_id = workout.id
       and done.exercise_position = part.position
     where done.kind <> 'warm_up'
       and (done.reps > 0 or done.duration_seconds > 0 or done.distance_meters > 0)
  ),
  ranked as (
    select logged.*,
           estimable and 1 = row_number() over (
             partition by tenant_id, lifter_id, exercise_id, local_date
             order by estimable desc, epley desc, weight_grams desc, turn) as is_best,
           estimable and weight_grams > coalesce(
             max(weight_grams) filter (where estimable) over (
               partition by tenant_id, lifter_id, exercise_id, local_date, rpe
               order by reps desc, weight_grams desc, turn
               rows between unbounded preceding and 1 preceding), 0) as is_unbeaten
      from logged
  )
  insert into app.lift_days (
    tenant_id, lifter_id, exercise_id, local_date, lift,
    weight, unit, weight_grams, reps, rpe, workout_id, e1rm_grams, volume_grams, candidates,
    set_count, rep_count, total_seconds, total_meters, last_in,
    most_reps, most_reps_in, longest_seconds, longest_in, farthest_meters, farthest_in)
  select ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, exercise.lift,
         max(ranked.weight) filter (where is_best),
         max(ranked.unit) filter (where is_best),
         max(ranked.weight_grams) filter (where is_best),
         max(ranked.reps) filter (where is_best),
         max(ranked.rpe) filter (where is_best),
         (array_agg(ranked.workout_id) filter (where is_best))[1],
         round(max(ranked.epley) filter (where is_best) / 30.0),
         coalesce(sum(ranked.weight_grams::bigint * ranked.reps), 0),
         coalesce(
           jsonb_agg(
             jsonb_build_object(
               'weight', trim_scale(ranked.weight), 'unit', ranked.unit, 'grams', ranked.weight_grams,
               'reps', ranked.reps, 'rpe', trim_scale(ranked.rpe), 'workout_id', ranked.workout_id)
             order by ranked.reps, ranked.weight_grams, ranked.rpe) filter (where is_unbeaten),
           '[]'),
         count(*), coalesce(sum(ranked.reps), 0), coalesce(sum(ranked.duration_seconds), 0),
         coalesce(sum(ranked.distance_meters), 0),
         (array_agg(ranked.workout_id order by turn desc))[1],
         max(ranked.reps) filter (where ranked.reps > 0 and coalesce(ranked.weight_grams, 0) = 0),
         (array_agg(ranked.workout_id order by ranked.reps desc, turn)
           filter (where ranked.reps > 0 and coalesce(ranked.weight_grams, 0) = 0))[1],
         max(ranked.duration_seconds) filter (where ranked.duration_seconds > 0 and ranked.reps is null),
         (array_agg(ranked.workout_id order by ranked.duration_seconds desc, turn)
           filter (where ranked.duration_seconds > 0 and ranked.reps is null))[1],
         max(ranked.distance_meters) filter (where ranked.distance_meters > 0),
         (array_agg(ranked.workout_id order by ranked.distance_meters desc, turn)
           filter (where ranked.distance_meters > 0))[1]
    from ranked
    join app.exercises as exercise
      on exercise.tenant_id = ranked.tenant_id
     and exercise.lifter_id = ranked.lifter_id
     and exercise.id = ranked.exercise_id
   group by ranked.tenant_id, ranked.lifter_id, ranked.exercise_id, ranked.local_date, exercise.lift;
$$;

create function app.make_records_anew()
returns void
language sql
security definer
set search_path = ''
as $$
  with tried as (
    select day.tenant_id, day.lifter_id, day.exercise_id, day.local_date, day.lift, mark.*
      from app.lift_days as day
     cross join lateral (
       select 'e1rm' as kind, 0 as level, 0 as at_reps, day.e1rm_grams::bigint as value, day.weight, day.unit,
              day.reps, day.rpe, day.workout_id
        union all
       select 'volume', 0, 0, day.volume_grams, null, null, null, null, day.last_in
        union all
       select 'reps', 0, 0, day.most_reps, null, null, day.most_reps, null, day.most_reps_in
        union all
       select 'duration', 0, 0, day.longest_seconds, null, null, null, null, day.longest_in
        union all
       select 'distance', 0, 0, round(day.farthest_meters * 1000)::bigint, null, null, null, null, day.farthest_in
        union all
       select 'weight_at_reps', level, lifted.reps, lifted.grams, lifted.weight, lifted.unit, lifted.reps,
              lifted.rpe, lifted.workout_id
         from jsonb_to_recordset(day.candidates) as lifted (
                weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
        cross join generate_series(1, lifted.reps) as level) as mark
     where mark.value > 0
  ),
  best as (
    select distinct on (tenant_id, lifter_id, exercise_id, kind, level, local_date) tried.*
      from tried
     order by tenant_id, lifter_id, exercise_id, kind, level, local_date, value desc, at_reps desc,
              rpe nulls last, workout_id
  ),
  ranked as (
    select best.*,
           max(value) over (
             partition by tenant_id, lifter_id, exercise_id, kind, level
             order by local_date
             rows between unbounded preceding and 1 preceding) as before
      from best
  )
  insert into app.records (
    tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
    workout_id)
  select tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, gen_random_uuid(), lift, value, weight, unit,
         reps, rpe, workout_id
    from ranked
   where level in (0, at_reps)
     and value > coalesce(before, 0);
$$;

alter function app.make_lift_days_anew() owner to mm_definer;
alter function app.make_records_anew() owner to mm_definer;
grant execute on function app.make_lift_days_anew(), app.make_records_anew() to musclemate_owner;
select app.make_lift_days_anew(), app.make_records_anew();
drop function app.make_lift_days_anew(), app.make_records_anew();
