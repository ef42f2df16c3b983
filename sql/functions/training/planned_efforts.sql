-- Keeps app.planned_efforts in step with plans and logged sets.

-- A prescribed set is compared with the set of the same exercise that was done at its turn, warm-ups left out on both
-- sides; only sets with an RPE on both sides count. All that answers a plan otherwise comes by here, so a programme's sessions
-- that follow from it are noted, too. Planned once, by index, for the reasons given at app.lift_days_of_sets.
create or replace function app.refresh_efforts(tenants integer[], lifters uuid[], planned uuid[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set join_collapse_limit = 1
as $$
begin
  perform app.note_answered(planned);
  delete
    from app.planned_efforts as effort
   using unnest(tenants, lifters, planned) as stale (tenant_id, lifter_id, planned_workout_id)
   where effort.tenant_id = stale.tenant_id
     and effort.lifter_id = stale.lifter_id
     and effort.planned_workout_id = stale.planned_workout_id;

  insert into app.planned_efforts (
    tenant_id, lifter_id, planned_workout_id, workout_id, performed_at, local_date, set_count, rpe_excess)
  with plan as materialized (
    select own.tenant_id, own.lifter_id, own.id, own.prescription, workout.id as workout_id, workout.performed_at,
           workout.local_date
      from unnest(tenants, lifters, planned) as touched (tenant_id, lifter_id, id)
      join app.planned_workouts as own using (tenant_id, lifter_id, id)
      join app.workouts as workout
        on workout.tenant_id = own.tenant_id
       and workout.lifter_id = own.lifter_id
       and workout.id = own.workout_id
  ),
  asked as (
    select plan.id, (exercise.element ->> 'exercise_id')::uuid as exercise_id,
           (line.element ->> 'rpe')::numeric as rpe,
           row_number() over (
             partition by plan.id, exercise.element ->> 'exercise_id'
             order by exercise.row_num, line.row_num) as row_num
      from plan
     cross join lateral jsonb_array_elements(plan.prescription) with ordinality as exercise (element, row_num)
     cross join lateral jsonb_array_elements(exercise.element -> 'sets') with ordinality as line (element, row_num)
     where coalesce(line.element ->> 'kind', 'working') <> 'warm_up'
  ),
  done as (
    select plan.id, part.exercise_id, lifted.rpe,
           row_number() over (
             partition by plan.id, part.exercise_id
             order by part.position, lifted.position) as row_num
      from plan
      join app.workout_exercises as part
        on part.tenant_id = plan.tenant_id
       and part.lifter_id = plan.lifter_id
       and part.workout_id = plan.workout_id
      join app.sets as lifted
        on lifted.tenant_id = plan.tenant_id
       and lifted.lifter_id = plan.lifter_id
       and lifted.workout_id = plan.workout_id
       and lifted.exercise_position = part.position
     where lifted.kind <> 'warm_up'
  )
  select plan.tenant_id, plan.lifter_id, plan.id, plan.workout_id, plan.performed_at, plan.local_date, count(*),
         avg(done.rpe - asked.rpe)
    from plan
    join asked on asked.id = plan.id
    join done
      on done.id = plan.id
     and done.exercise_id = asked.exercise_id
     and done.row_num = asked.row_num
   where asked.rpe is not null
     and done.rpe is not null
   group by plan.tenant_id, plan.lifter_id, plan.id, plan.workout_id, plan.performed_at, plan.local_date;
  perform app.refresh_lifter_stats(tenants, lifters, '{}');
end
$$;

create or replace function app.refresh_effort_of_plan()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_efforts(array[new.tenant_id], array[new.lifter_id], array[new.id]);
  if new.is_deload then
    perform app.refresh_lifter_stats(
      array[new.tenant_id], array[new.lifter_id], array['squat', 'bench_press', 'deadlift']);
  end if;
  return null;
end
$$;

-- A deload that was done is a plan no more: its day may not be light any more.
create or replace function app.refresh_stats_of_deleted_plans()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_lifter_stats(
            array_agg(plan.tenant_id), array_agg(plan.lifter_id), array['squat', 'bench_press', 'deadlift'])
     from (
       select distinct tenant_id, lifter_id
         from gone
        where is_deload
          and workout_id is not null) as plan
   having count(*) > 0;
  return null;
end
$$;

-- For app.sets: most workouts were never planned, which one look at an index shows.
create or replace function app.refresh_efforts_of_sets()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.refresh_efforts(array_agg(plan.tenant_id), array_agg(plan.lifter_id), array_agg(plan.id))
     from (select distinct tenant_id, lifter_id, workout_id from changed) as touched
     join app.planned_workouts as plan
       on plan.tenant_id = touched.tenant_id
      and plan.lifter_id = touched.lifter_id
      and plan.workout_id = touched.workout_id
   having count(*) > 0;
  return null;
end
$$;
