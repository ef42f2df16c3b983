-- Keeps app.records equal to what app.lift_days says, from the first changed day of an exercise on.

-- A day that held no record can only add some and outdo later ones: logging today, or an ordinary day of the past,
-- looks at its own marks alone. Where a record may have fallen, or several days of an exercise changed at once, all
-- is compared from the first of them on. Planned once, for the reasons given at app.lift_days_of_sets.
create or replace function app.refresh_records(tenants integer[], lifters uuid[], exercises uuid[], days date[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  split record;
begin
  with changed as (
    select touched.tenant_id, touched.lifter_id, touched.exercise_id, min(touched.local_date) as since,
           min(touched.local_date) = max(touched.local_date)
             and not bool_or(
               exists (
                 select
                   from app.records as held
                  where held.tenant_id = touched.tenant_id
                    and held.lifter_id = touched.lifter_id
                    and held.exercise_id = touched.exercise_id
                    and held.local_date = touched.local_date)) as is_addition
      from unnest(tenants, lifters, exercises, days) as touched (tenant_id, lifter_id, exercise_id, local_date)
     group by touched.tenant_id, touched.lifter_id, touched.exercise_id
  )
  select array_agg(tenant_id) filter (where is_addition) as tenants,
         array_agg(lifter_id) filter (where is_addition) as lifters,
         array_agg(exercise_id) filter (where is_addition) as exercises,
         array_agg(since) filter (where is_addition) as days,
         array_agg(tenant_id) filter (where not is_addition) as tenants_anew,
         array_agg(lifter_id) filter (where not is_addition) as lifters_anew,
         array_agg(exercise_id) filter (where not is_addition) as exercises_anew,
         array_agg(since) filter (where not is_addition) as days_anew
    into split
    from changed;

  if split.days is not null then
    perform app.add_records(array_agg(day))
       from unnest(split.tenants, split.lifters, split.exercises, split.days) as changed (
              tenant_id, lifter_id, exercise_id, local_date)
       join app.lift_days as day using (tenant_id, lifter_id, exercise_id, local_date);
  end if;
  if split.days_anew is not null then
    perform app.rewrite_records(
      split.tenants_anew, split.lifters_anew, split.exercises_anew, split.days_anew);
  end if;
end
$$;

-- The records of these exercises from a day on, compared day by day with the best before. Weights are compared at
-- each number of reps up to their own that the exercise has a mark of, and are records at their own. A weight for some
-- reps is one for fewer as well, down to those of the next heavier mark: `since_reps` is one above them. Planned again each
-- time: an exercise may have a day or a thousand.
create or replace function app.rewrite_records(tenants integer[], lifters uuid[], exercises uuid[], days date[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_custom_plan
set join_collapse_limit = 1
as $$
begin
  with since as materialized (
    select *
      from unnest(tenants, lifters, exercises, days) as since (tenant_id, lifter_id, exercise_id, first_day)
  ),
  put_forward as materialized (
    select mark.*,
           case when mark.at_reps > 0
                then 1 + coalesce(
                       lag(mark.at_reps) over (
                         partition by mark.tenant_id, mark.lifter_id, mark.exercise_id, mark.local_date, mark.kind
                         order by mark.at_reps),
                       0)
                else 0
           end as since_reps
      from since
      join app.lift_days as day using (tenant_id, lifter_id, exercise_id)
     cross join lateral unnest(app.record_marks(day)) as mark
     where day.local_date >= since.first_day
  ),
  levels as materialized (
    select distinct tenant_id, lifter_id, exercise_id, kind, at_reps as level
      from put_forward
  ),
  tried as (
    select mark.tenant_id, mark.lifter_id, mark.exercise_id, mark.local_date, mark.lift, levels.level, mark.kind,
           mark.at_reps, mark.value, mark.weight, mark.unit, mark.reps, mark.rpe, mark.workout_id
      from put_forward as mark
      join levels using (tenant_id, lifter_id, exercise_id, kind)
     where levels.level between mark.since_reps and mark.at_reps
     union all
    select held.tenant_id, held.lifter_id, held.exercise_id, '-infinity', null, levels.level, held.kind, 0,
           max(held.value), null, null, null, null, null
      from since
      join app.records as held using (tenant_id, lifter_id, exercise_id)
      join levels using (tenant_id, lifter_id, exercise_id, kind)
     where held.local_date < since.first_day
       and levels.level <= held.at_reps
     group by held.tenant_id, held.lifter_id, held.exercise_id, held.kind, levels.level
  ),
  ranked as (
    select tried.*,
           max(value) over (
             partition by tenant_id, lifter_id, exercise_id, kind, level
             order by local_date
             rows between unbounded preceding and 1 preceding) as before
      from tried
  ),
  proven as materialized (
    select *
      from ranked
     where local_date > '-infinity'
       and level = at_reps
       and value > coalesce(before, 0)
  ),
  fallen as (
    delete from app.records as held
     using since
     where held.tenant_id = since.tenant_id
       and held.lifter_id = since.lifter_id
       and held.exercise_id = since.exercise_id
       and held.local_date >= since.first_day
       and (held.tenant_id, held.lifter_id, held.exercise_id, held.kind, held.at_reps, held.local_date)
           not in (
             select proven.tenant_id, proven.lifter_id, proven.exercise_id, proven.kind, proven.at_reps,
                    proven.local_date
               from proven)
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
