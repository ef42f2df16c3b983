-- Goals, and their state.

-- A lifter has at most 100 goals. One of the body is not a key's to set that does not read the body (MM403).
create or replace function app.stamp_goal()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if new.kind in ('body_weight', 'body_fat') and not app.sees_area('body') then
    raise exception 'scope-missing' using errcode = 'MM403', detail = 'body:read';
  end if;
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  if tg_op = 'INSERT' then
    perform app.enforce_limit(100, count(*))
       from app.goals as other
      where other.tenant_id = new.tenant_id
        and other.lifter_id = new.lifter_id
        and other.id <> new.id;
  end if;
  return new;
end
$$;

-- The lifted amount toward a goal, in grams: of each day the estimated one-rep maximum by Epley, or the heaviest set of
-- at least the goal's reps. What is added to the body has no estimate by itself: a goal without reps is of the weight.
-- Assistance leads to no goal. The 90 days before the goal began show where it began. It is dropped first, since older
-- releases gave it other columns, which `create or replace` refuses.
drop function if exists app.lifted_toward(app.goals);

create or replace function app.lifted_toward(goal app.goals)
returns table (day date, grams numeric, weight numeric, unit text, reps integer, workout_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with wanted as materialized (
    select coalesce(
             goal.reps,
             (select 1
                from app.exercises as exercise
               where exercise.tenant_id = goal.tenant_id
                 and exercise.lifter_id = goal.lifter_id
                 and exercise.id = goal.exercise_id
                 and exercise.measure = 'bodyweight_reps')) as reps
  )
  select lifted.local_date,
         best.weight * case best.unit when 'lb' then 453.59237 else 1000 end * best.thirtieths / 30,
         best.weight, best.unit, best.reps, best.workout_id
    from wanted
   cross join app.lift_days as lifted
   cross join lateral (
     select lifted.weight, lifted.unit, lifted.reps, lifted.workout_id,
            case lifted.reps when 1 then 30 else 30 + lifted.reps end
      where wanted.reps is null
        and lifted.e1rm_grams is not null
     union all
     (select tried.weight, tried.unit, tried.reps, tried.workout_id, 30
        from jsonb_to_recordset(lifted.candidates) as tried (
               weight numeric, unit text, grams integer, reps integer, workout_id uuid, assists boolean)
       where tried.reps >= wanted.reps
         and tried.grams > 0
         and tried.assists is null
       order by tried.grams desc
       limit 1)) as best (weight, unit, reps, workout_id, thirtieths)
   where lifted.tenant_id = goal.tenant_id
     and lifted.lifter_id = goal.lifter_id
     and lifted.local_date >= goal.started_on - 90
     and case when goal.lift is null then lifted.exercise_id = goal.exercise_id else lifted.lift = goal.lift end;
$$;

-- Where it began, the best since (a light day takes nothing away), and the first workout that reached it: to ten grams,
-- as records are compared.
create or replace function app.lift_goal_progress(
  goal app.goals, out began numeric, out stands numeric, out achieved_at timestamptz,
  out achieved_on date, out based_on json)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with lifted as (
    select * from app.lifted_toward(goal)
  ),
  best as (
    select *
      from lifted
     where lifted.day >= goal.started_on
     order by lifted.grams desc, lifted.day
     limit 1
  ),
  earlier as (
    select coalesce(
             (select max(lifted.grams) from lifted where lifted.day < goal.started_on),
             (select lifted.grams from lifted order by lifted.day limit 1)) as grams
  )
  select earlier.grams, greatest(best.grams, earlier.grams), reached.performed_at, reached.day,
         case when best.grams >= earlier.grams then
           json_build_object(
             'date', best.day, 'workout_id', best.workout_id, 'weight', trim_scale(best.weight), 'unit', best.unit,
             'reps', best.reps)
         end
    from earlier
    left join best on true
    left join lateral (
      select workout.performed_at, lifted.day
        from lifted
        join app.workouts as workout
          on workout.tenant_id = goal.tenant_id
         and workout.lifter_id = goal.lifter_id
         and workout.id = lifted.workout_id
       where lifted.day >= goal.started_on
         and round(lifted.grams, -1) >= round(goal.target_grams, -1)
       order by lifted.day
       limit 1) as reached on true;
$$;

-- The progress of a body weight or of body fat, in the goal's unit. A goal below the beginning is reached from above; one that
-- is where it began is reached by that. Compared in grams, in which 180 lb are as much as 180 lb, and shown as it was
-- measured: grams are rounded.
create or replace function app.body_goal_progress(
  goal app.goals, out began numeric, out stands numeric, out achieved_at timestamptz,
  out achieved_on date, out based_on json)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with measured as (
    select kept.id, kept.measured_at, kept.local_date, coalesce(kept.grams, kept.value) as value,
           case
             when coalesce(kept.grams, kept.value) = coalesce(goal.target_grams, goal.target) then goal.target
             when kept.kind = 'body_weight' then round(app.weight_in(goal.unit, kept.value, kept.unit), 3)
             else kept.value
           end as shown
      from app.measurements as kept
     where kept.tenant_id = goal.tenant_id
       and kept.lifter_id = goal.lifter_id
       and kept.kind = goal.kind
  ),
  first as (
    select *
      from measured
     order by measured.local_date > goal.started_on,
              case when measured.local_date <= goal.started_on then measured.local_date end desc,
              case when measured.local_date <= goal.started_on then measured.measured_at end desc,
              measured.local_date, measured.measured_at
     limit 1
  ),
  last as (
    select *
      from measured
     order by measured.measured_at desc, measured.id desc
     limit 1
  )
  select first.shown, last.shown, reached.measured_at, reached.local_date,
         json_build_object('date', last.local_date, 'measurement_id', last.id)
    from first
   cross join last
    left join lateral (
      select measured.measured_at, measured.local_date
        from measured
       where case
               when first.value = coalesce(goal.target_grams, goal.target)
               then measured.id = first.id
               when first.value > coalesce(goal.target_grams, goal.target)
               then measured.local_date >= goal.started_on
                    and measured.value <= coalesce(goal.target_grams, goal.target)
               else measured.local_date >= goal.started_on
                    and measured.value >= coalesce(goal.target_grams, goal.target)
             end
       order by measured.measured_at, measured.id
       limit 1) as reached on true;
$$;

-- The progress of a frequency: workouts a week in the four weeks before it began, workouts of this week, and the workout
-- that made the first full week. The days are those of the workouts, the weeks begin as the lifter's do.
create or replace function app.frequency_goal_progress(
  goal app.goals, today date, out began numeric, out stands numeric, out achieved_at timestamptz,
  out achieved_on date, out based_on json)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with weeks as (
    select app.bucket_start('week', today, app.week_start()) as present,
           app.bucket_start('week', goal.started_on, app.week_start()) as first
  ),
  done as (
    select app.bucket_start('week', workout.local_date, app.week_start()) as week, workout.performed_at,
           workout.local_date,
           row_number() over (
             partition by app.bucket_start('week', workout.local_date, app.week_start())
             order by workout.performed_at, workout.id) as row_num
      from app.workouts as workout
     cross join weeks
     where workout.tenant_id = goal.tenant_id
       and workout.lifter_id = goal.lifter_id
       and workout.local_date >= weeks.first - 28
  )
  select round((select count(*) from done where done.week < weeks.first) / 4.0, 2),
         (select count(*) from done where done.week = weeks.present),
         reached.performed_at, reached.local_date,
         json_build_object('from', weeks.present, 'to', weeks.present + 6)
    from weeks
    left join lateral (
      select done.performed_at, done.local_date
        from done
       where done.week >= weeks.first
         and done.row_num = goal.target
       order by done.week
       limit 1) as reached on true;
$$;

-- A goal as its lifter sees it. The part of the way that is gone is 0 to 1; for a frequency it is this week's.
create or replace function app.goal_json(goal app.goals, today date)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  status record;
  -- A lift's progress is in grams.
  per_unit constant numeric := case when goal.kind <> 'lift' then 1 when goal.unit = 'lb' then 453.59237 else 1000 end;
  aim constant numeric := case when goal.kind = 'lift' then goal.target_grams else goal.target end;
  way numeric;
begin
  case goal.kind
    when 'lift' then select * into status from app.lift_goal_progress(goal);
    when 'frequency' then select * into status from app.frequency_goal_progress(goal, today);
    else select * into status from app.body_goal_progress(goal);
  end case;
  way := case
           when goal.kind = 'frequency' then status.stands / aim
           when goal.kind = 'lift' and round(status.stands, -1) >= round(aim, -1) then 1
           when status.began = aim then 1
           else (status.stands - status.began) / (aim - status.began)
         end;
  return (
    select row_to_json(shown)
      from (
        select goal.id, goal.kind, goal.exercise_id, goal.lift,
               (select exercise.name
                  from app.exercises as exercise
                 where exercise.tenant_id = goal.tenant_id
                   and exercise.lifter_id = goal.lifter_id
                   and exercise.id = goal.exercise_id) as name,
               trim_scale(goal.target) as target, goal.unit, goal.reps, goal.notes, goal.started_on, goal.due_on,
               trim_scale(round(status.began / per_unit, 3)) as start_value,
               trim_scale(round(status.stands / per_unit, 3)) as current_value,
               case when way is not null then trim_scale(round(least(greatest(way, 0), 1), 3)) end as progress,
               case
                 when status.achieved_on <= coalesce(goal.due_on, 'infinity') then 'achieved'
                 when goal.due_on < today then 'missed'
                 else 'open'
               end as state,
               status.achieved_at, status.based_on, goal.version) as shown);
end
$$;

grant execute on function
    app.lifted_toward(app.goals), app.lift_goal_progress(app.goals), app.body_goal_progress(app.goals),
    app.frequency_goal_progress(app.goals, date), app.goal_json(app.goals, date)
  to mm_lifter, mm_coach;
