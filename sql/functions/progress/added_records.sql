-- The records that a day's sets claim, and how they are added. Apart from records.sql because lift_days.sql comes before it.

-- A candidate for a record of a day. Without a search path of its own, so that it is written into the expression that
-- calls it.
create or replace function app.record_mark(
  day app.lift_days, kind text, at_reps integer, value bigint, weight numeric, unit text, reps integer, rpe numeric,
  workout uuid)
returns app.records
language sql immutable parallel safe
return row(
  day.tenant_id, day.lifter_id, day.exercise_id, kind, at_reps, day.local_date, null, day.lift, value, weight, unit,
  reps, rpe, workout)::app.records;

-- The candidates for records from a day's best sets and its volume. A set that another of the day beats in weight and
-- reps puts forward nothing. Values are to ten grams, as in app.counted_sets; that of an assistance is what is left of
-- 10,001 kg without it, so that less is more.
create or replace function app.record_marks(day app.lift_days)
returns app.records[]
language plpgsql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
  marks app.records[];
  lifted record;
  heaviest integer := 0;
begin
  if day.e1rm_grams > 0 then
    marks := marks || app.record_mark(
      day, 'e1rm', 0,
      round((day.weight_grams + 5) / 10 * 10 * (case day.reps when 1 then 30 else 30 + day.reps end / 30.0))::bigint,
      day.weight, day.unit, day.reps, day.rpe, day.workout_id);
  end if;
  if day.volume_grams >= 5 then
    marks := marks || app.record_mark(
      day, 'volume', 0, round(coalesce(day.volume, day.volume_grams), -1)::bigint, null, null, null, null, day.last_in);
  end if;
  if day.most_reps > 0 then
    marks := marks || app.record_mark(
      day, 'reps', 0, day.most_reps, null, null, day.most_reps, null, day.most_reps_in);
  end if;
  if day.longest_seconds > 0 then
    marks := marks || app.record_mark(
      day, 'duration', 0, day.longest_seconds, null, null, null, null, day.longest_in);
  end if;
  if day.farthest_meters > 0 then
    marks := marks || app.record_mark(
      day, 'distance', 0, (day.farthest_meters * 1000)::bigint, null, null, null, null, day.farthest_in);
  end if;
  for lifted in
    select candidate.reps, candidate.weight, candidate.unit, candidate.rpe, candidate.workout_id, candidate.assists,
           case when candidate.assists then 10001000 else 0 end
             + case when candidate.assists then -1 else 1 end * ((candidate.grams + 5) / 10 * 10) as heft
      from jsonb_to_recordset(day.candidates) as candidate (
             weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid, assists boolean)
     order by candidate.reps desc, heft desc, candidate.rpe nulls last, candidate.workout_id
  loop
    if lifted.heft > heaviest then
      heaviest := lifted.heft;
      marks := marks || app.record_mark(
        day, case when lifted.assists then 'least_assistance' else 'weight_at_reps' end, lifted.reps, lifted.heft,
        lifted.weight, lifted.unit, lifted.reps, lifted.rpe, lifted.workout_id);
    end if;
  end loop;
  return marks;
end
$$;

-- Adds the records of days that held none, one for each exercise. They can only add some and outdo later ones.
create or replace function app.add_records(days app.lift_days[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  -- In one piece: an array that grows in a loop is copied each time, 1.4 of 6.7 s for an import of 4,000 new lifts.
  marks constant app.records[] := array(
    select mark
      from unnest(days) as day
     cross join lateral unnest(app.record_marks(day)) as mark);
  proven app.records[];
begin
  -- Most workouts prove nothing, which this says at half of what it costs to insert nothing.
  proven := array(
    select mark
      from unnest(marks) as mark
     where not exists (
       select
         from app.records as held
        where held.tenant_id = mark.tenant_id
          and held.lifter_id = mark.lifter_id
          and held.exercise_id = mark.exercise_id
          and held.kind = mark.kind
          and held.at_reps >= mark.at_reps
          and held.local_date < mark.local_date
          and held.value >= mark.value));
  if proven = '{}' then
    return;
  end if;

  with outdone as (
    delete from app.records as held
     using unnest(proven) as mark
     where held.tenant_id = mark.tenant_id
       and held.lifter_id = mark.lifter_id
       and held.exercise_id = mark.exercise_id
       and held.kind = mark.kind
       and held.at_reps <= mark.at_reps
       and held.local_date > mark.local_date
       and held.value <= mark.value
  )
  insert into app.records (
    tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
    workout_id)
  select mark.tenant_id, mark.lifter_id, mark.exercise_id, mark.kind, mark.at_reps, mark.local_date, app.new_id(),
         mark.lift, mark.value, mark.weight, mark.unit, mark.reps, mark.rpe, mark.workout_id
    from unnest(proven) as mark;
end
$$;
