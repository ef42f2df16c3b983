-- Keeps app.records equal to what app.lift_days says, from the first changed day of an exercise on.

-- Of the days after a change only those can hold a record that held one, unless the changed day itself had one: what
-- it stood before may be a record now. So logging today, or an ordinary day of the past, reads a handful of rows, and
-- only correcting a record reads the days after it.
--
-- A weight at some reps is a weight at fewer reps as well: it is tried at every level up to its own, and is a record
-- at its own, where nothing before reached it.
--
-- Planned anew each time and joined as written, for the reasons given at app.refresh_lift_days.
create or replace function app.refresh_records(tenants integer[], lifters uuid[], exercises uuid[], days date[])
returns void
language plpgsql volatile
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set join_collapse_limit = 1
as $$
begin
  with changed as materialized (
    select distinct *
      from unnest(tenants, lifters, exercises, days) as changed (tenant_id, lifter_id, exercise_id, local_date)
  ),
  since as materialized (
    select changed.tenant_id, changed.lifter_id, changed.exercise_id, min(changed.local_date) as day,
           bool_or(
             exists (
               select
                 from app.records as held
                where held.tenant_id = changed.tenant_id
                  and held.lifter_id = changed.lifter_id
                  and held.exercise_id = changed.exercise_id
                  and held.local_date = changed.local_date)) as may_have_fallen
      from changed
     group by changed.tenant_id, changed.lifter_id, changed.exercise_id
  ),
  considered as (
    select *
      from changed
     union
    select held.tenant_id, held.lifter_id, held.exercise_id, held.local_date
      from since
      join app.records as held using (tenant_id, lifter_id, exercise_id)
     where held.local_date > since.day
     union
    select later.tenant_id, later.lifter_id, later.exercise_id, later.local_date
      from since
      join app.lift_days as later using (tenant_id, lifter_id, exercise_id)
     where since.may_have_fallen
       and later.local_date > since.day
  ),
  tried as (
    select day.tenant_id, day.lifter_id, day.exercise_id, day.local_date, day.lift, mark.*
      from considered
      join app.lift_days as day using (tenant_id, lifter_id, exercise_id, local_date)
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
     union all
    select held.tenant_id, held.lifter_id, held.exercise_id, '-infinity', null, held.kind, level, 0,
           max(held.value), null, null, null, null, null
      from since
      join app.records as held using (tenant_id, lifter_id, exercise_id)
     cross join generate_series(least(held.at_reps, 1), held.at_reps) as level
     where held.local_date < since.day
     group by held.tenant_id, held.lifter_id, held.exercise_id, held.kind, level
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
  ),
  proven as materialized (
    select *
      from ranked
     where local_date > '-infinity'
       and level in (0, at_reps)
       and value > coalesce(before, 0)
  ),
  fallen as (
    delete from app.records as held
     using since
     where held.tenant_id = since.tenant_id
       and held.lifter_id = since.lifter_id
       and held.exercise_id = since.exercise_id
       and held.local_date >= since.day
       and not exists (
         select
           from proven
          where proven.tenant_id = held.tenant_id
            and proven.lifter_id = held.lifter_id
            and proven.exercise_id = held.exercise_id
            and proven.kind = held.kind
            and proven.at_reps = held.at_reps
            and proven.local_date = held.local_date)
  )
  insert into app.records as held (
    tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, id, lift, value, weight, unit, reps, rpe,
    workout_id)
  select tenant_id, lifter_id, exercise_id, kind, at_reps, local_date, app.new_id(), lift, value, weight, unit,
         reps, rpe, workout_id
    from proven
      on conflict (tenant_id, lifter_id, exercise_id, kind, at_reps, local_date) do update
     set value = excluded.value,
         weight = excluded.weight,
         unit = excluded.unit,
         reps = excluded.reps,
         rpe = excluded.rpe,
         workout_id = excluded.workout_id
   where (held.value, held.weight, held.unit, held.reps, held.rpe, held.workout_id)
         is distinct from
         (excluded.value, excluded.weight, excluded.unit, excluded.reps, excluded.rpe, excluded.workout_id);
end
$$;

alter function app.refresh_records(integer[], uuid[], uuid[], date[]) owner to mm_definer;
