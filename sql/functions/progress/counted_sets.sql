-- Computes lift days from sets: app.refresh_lift_days stores them.

-- The sets of these days that count, with what their weights mean, which the exercise's measure says: the weight was
-- lifted, was added to the body, helped the body, or says nothing. `heft` is what two sets are compared by: the weight
-- to ten grams, which is to what apps round when they convert (225 lb and 102.06 kg are the same), or what is left of
-- 10,001 kg without the assistance. Only a weight that was lifted has an estimate, of 1 to 12 reps (Epley), and only one
-- that does not help has a volume. `epley` is how many thirtieths of the weight the estimate is, so that the comparison
-- stays among integers; `effort` is twice the
-- RPE, `place` the set's place in its workout, which has at most 100 sets of an exercise, and `day_number` that of
-- the day. What is sorted by comes first. Without a search path of its own, so that it is
-- written into the query that uses it.
create or replace function app.counted_sets(tenants integer[], lifters uuid[], days date[])
returns table (
  day_number bigint, exercise_id uuid, reps integer, heft integer, effort integer, performed_at timestamptz,
  workout_id uuid, place integer, lift text, weight numeric, unit text, weight_grams integer, rpe numeric,
  assists boolean, is_weightless boolean, epley bigint, volume numeric, seconds integer, meters numeric)
language sql stable
as $$
  select day.number, part.exercise_id, done.reps, meant.heft, (2 * done.rpe)::integer, workout.performed_at,
         workout.id, 100 * done.exercise_position + done.position, exercise.lift, done.weight, done.unit,
         done.weight_grams, done.rpe, meant.assists,
         done.reps > 0 and (coalesce(done.weight_grams, 0) = 0 or exercise.measure = 'reps_only'),
         case when done.reps <= 12 and not meant.assists and exercise.measure is distinct from 'bodyweight_reps'
              then case done.reps when 1 then 30 else 30 + done.reps end::bigint
         end,
         case when not meant.assists and exercise.measure is distinct from 'reps_only'
              then done.weight * case done.unit when 'lb' then 453.59237 else 1000 end * done.reps
         end,
         done.duration_seconds, done.distance_meters
    from unnest(tenants, lifters, days) with ordinality as day (tenant_id, lifter_id, local_date, number)
    join app.workouts as workout using (tenant_id, lifter_id, local_date)
    join app.workout_exercises as part
      on part.tenant_id = day.tenant_id
     and part.lifter_id = day.lifter_id
     and part.workout_id = workout.id
    join app.exercises as exercise
      on exercise.tenant_id = day.tenant_id
     and exercise.lifter_id = day.lifter_id
     and exercise.id = part.exercise_id
    join app.sets as done
      on done.tenant_id = day.tenant_id
     and done.lifter_id = day.lifter_id
     and done.workout_id = workout.id
     and done.exercise_position = part.position
   cross join lateral (
     select case
              when done.reps > 0 then
                case exercise.measure
                  when 'assisted_reps' then 10001000 - (done.weight_grams + 5) / 10 * 10
                  when 'bodyweight_reps' then coalesce((done.weight_grams + 5) / 10 * 10, 0)
                  when 'reps_only' then null
                  else nullif((done.weight_grams + 5) / 10 * 10, 0)
                end
            end as heft,
            coalesce(exercise.measure = 'assisted_reps', false) as assists) as meant
   where done.kind <> 'warm_up'
     and (done.reps > 0 or done.duration_seconds > 0 or done.distance_meters > 0)
$$;

-- The lift days of these days, in one pass over their sets: an exercise's sets of a day follow one another, most reps
-- and heaviest first. So a set is beaten, by one with as many reps or more and as much heft, where an earlier one of
-- the same RPE has its heft. Of sets that could have an estimate, those are kept too that only one of more than 12 reps
-- beats, which has none. Where it matters which of two equal sets came first, their times are compared. A pass takes a
-- third less than window functions and aggregates that are sorted for themselves, whose start costs more than what
-- they do for the sets of a day.
--
-- One plan for a workout and for an import: from the days to their sets, as the joins are written, always by index.
-- Left to itself the planner starts from all sets where tables were never analyzed, or keeps a plan that was made for
-- single workouts while the tables were small and reads all of them for each day of an import (2,916 sets in 52 s
-- instead of 0.6 s); planning each time costs a third of logging a workout. See PostgreSQL's documentation,
-- 14.3, 20.7.1 and 20.7.4.
create or replace function app.lift_days_of_sets(tenants integer[], lifters uuid[], days date[])
returns app.lift_days[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set join_collapse_limit = 1
as $$
declare
  made app.lift_days[];
  day app.lift_days;
  day_number bigint;
  done record;
  best record;
  estimate bigint;
  best_estimate bigint;
  -- By twice the RPE; sets without one come behind an RPE of 10.
  heaviest integer[];
  is_below_13 boolean;
  last_at timestamptz;
  last_lifts boolean;
  lifts boolean;
  most_at timestamptz;
  longest_at timestamptz;
  farthest_at timestamptz;
begin
  for done in
    select counted.*
      from app.counted_sets(tenants, lifters, days) as counted
     order by counted.day_number, counted.exercise_id, counted.reps desc, counted.heft desc, counted.effort desc,
              counted.performed_at, counted.workout_id, counted.place
  loop
    if done.exercise_id is distinct from day.exercise_id or done.day_number <> day_number then
      if day_number is not null then
        made := made || day;
      end if;
      day_number := done.day_number;
      day := app.lift_day_without_sets(
        tenants[day_number], lifters[day_number], done.exercise_id, days[day_number], done.lift, done.workout_id);
      best := done;
      last_at := done.performed_at;
      last_lifts := false;
      heaviest := '{}';
      is_below_13 := false;
    end if;

    day.set_count := day.set_count + 1;
    -- The day's volume is reached in the last workout that has some.
    lifts := coalesce(done.volume > 0, false);
    if (lifts, done.performed_at, done.workout_id) > (last_lifts, last_at, day.last_in) then
      day.last_in := done.workout_id;
      last_at := done.performed_at;
      last_lifts := lifts;
    end if;
    if done.reps is not null then
      day.rep_count := day.rep_count + done.reps;
    end if;
    if done.volume is not null then
      day.volume := trim_scale(day.volume + done.volume);
      day.volume_grams := round(day.volume);
    end if;
    if done.is_weightless
       and (day.most_reps is null
            or (done.reps, most_at, day.most_reps_in) > (day.most_reps, done.performed_at, done.workout_id))
    then
      day.most_reps := done.reps;
      day.most_reps_in := done.workout_id;
      most_at := done.performed_at;
    end if;
    if done.seconds is not null then
      day.total_seconds := day.total_seconds + done.seconds;
      if done.seconds > 0
         and done.reps is null
         and (day.longest_seconds is null
              or (done.seconds, longest_at, day.longest_in)
               > (day.longest_seconds, done.performed_at, done.workout_id))
      then
        day.longest_seconds := done.seconds;
        day.longest_in := done.workout_id;
        longest_at := done.performed_at;
      end if;
    end if;
    if done.meters is not null then
      day.total_meters := day.total_meters + done.meters;
      if done.meters > 0
         and (day.farthest_meters is null
              or (done.meters, farthest_at, day.farthest_in)
               > (day.farthest_meters, done.performed_at, done.workout_id))
      then
        day.farthest_meters := done.meters;
        day.farthest_in := done.workout_id;
        farthest_at := done.performed_at;
      end if;
    end if;

    if not is_below_13 and done.reps <= 12 then
      heaviest := '{}';
      is_below_13 := true;
    end if;
    if done.heft > coalesce(heaviest[coalesce(done.effort, 21)], -1) then
      heaviest[coalesce(done.effort, 21)] := done.heft;
      day.candidates :=
        app.lift_day_candidate(
          done.weight, done.unit, done.weight_grams, done.reps, done.rpe, done.workout_id, done.assists)
        || day.candidates;
      -- The best set is beaten by none, so it is among these.
      if done.epley is not null then
        estimate := done.heft * done.epley;
        if day.workout_id is null
           or (estimate, done.heft, best.performed_at, best.workout_id, best.place)
              > (best_estimate, best.heft, done.performed_at, done.workout_id, done.place)
        then
          best := done;
          best_estimate := estimate;
          day.weight := done.weight;
          day.unit := done.unit;
          day.weight_grams := done.weight_grams;
          day.reps := done.reps;
          day.rpe := done.rpe;
          day.workout_id := done.workout_id;
          day.e1rm_grams :=
            round(done.weight_grams::bigint * case done.reps when 1 then 30 else 30 + done.reps end / 30.0);
        end if;
      end if;
    end if;
  end loop;
  if day_number is not null then
    made := made || day;
  end if;
  return made;
end
$$;

-- A lift day before its first set is counted. Like the next one without a search path of its own, so that it is written
-- into the expression that calls it.
create or replace function app.lift_day_without_sets(
  tenant integer, lifter uuid, exercise uuid, on_day date, lift text, workout uuid)
returns app.lift_days
language sql immutable parallel safe
return row(
  tenant, lifter, exercise, on_day, lift,
  null, null, null, null, null, null, null,
  0, '[]', 0, 0, 0, 0, workout,
  null, null, null, null, null, null, 0)::app.lift_days;

-- A set that no other of its day beats, as app.lift_days.candidates holds it.
create or replace function app.lift_day_candidate(
  weight numeric, unit text, weight_grams integer, reps integer, rpe numeric, workout uuid, assists boolean)
returns jsonb
language sql stable parallel safe
return case
  when assists then
    jsonb_build_object(
      'weight', trim_scale(weight), 'unit', unit, 'grams', coalesce(weight_grams, 0), 'reps', reps,
      'rpe', trim_scale(rpe), 'workout_id', workout, 'assists', true)
  else
    jsonb_build_object(
      'weight', trim_scale(weight), 'unit', unit, 'grams', coalesce(weight_grams, 0), 'reps', reps,
      'rpe', trim_scale(rpe), 'workout_id', workout)
end;
