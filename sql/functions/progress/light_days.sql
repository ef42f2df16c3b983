-- Light days: what was lifted then says nothing about how strong the lifter is.

-- Epley's estimate of a set in sixtieths of a gram, where the reps that its RPE says were left count as done. An RPE has
-- halves, so days are compared as integers. Without a search path of its own, so that it is written into the query that
-- uses it.
create or replace function app.estimate_with_reserve(grams integer, reps integer, rpe numeric)
returns bigint
language sql immutable parallel safe
return grams::bigint
       * case when reps + 10 - coalesce(rpe, 10) = 1 then 60 else 80 + 2 * reps - (2 * coalesce(rpe, 10))::integer end;

-- The reps of a set with those that its RPE says were left.
create or replace function app.reps_with_reserve(reps integer, rpe numeric)
returns integer
language sql immutable parallel safe
return round(reps + 10 - coalesce(rpe, 10));

-- The light days of main lifts, or of an exercise (then `lift` is null). A day is eased if its plan marks a deload, or if
-- its best set is under 75 % of the best of the 84 days before and no set was hard: of an RPE of 8 or more, AMRAP or to
-- failure. The first two eased days in a row are light; who really fell is seen from the third on. A day that its plan marks
-- is light however many there are. No day is light that has fewer than four days of the lift in the 84 days before, and
-- none without an estimate, as of what has no weight, is looked at.
--
-- So the two days before a light one are among those 84, and the days that those are compared with among 168.
--
-- For who may see these lifts: see app.visible_light_days. Without a search path of its own, so that it is written into
-- the query that uses it.
create or replace function app.light_days(
  tenant integer, lifter uuid, lifts text[], exercise uuid, first_day date, last_day date)
returns table (lift text, local_date date)
language sql stable
as $$
  with done as (
    select day.lift, day.local_date, day.workout_id,
           app.estimate_with_reserve(day.weight_grams, day.reps, day.rpe) as estimate
      from app.lift_days as day
     where light_days.exercise is null
       and day.tenant_id = light_days.tenant
       and day.lifter_id = light_days.lifter
       and day.lift = any (light_days.lifts)
       and day.local_date between light_days.first_day - 168 and light_days.last_day
       and day.e1rm_grams is not null
    union all
    select null, day.local_date, day.workout_id,
           app.estimate_with_reserve(day.weight_grams, day.reps, day.rpe)
      from app.lift_days as day
     where day.tenant_id = light_days.tenant
       and day.lifter_id = light_days.lifter
       and day.exercise_id = light_days.exercise
       and day.local_date between light_days.first_day - 168 and light_days.last_day
       and day.e1rm_grams is not null
  ),
  -- A main lift may be several exercises.
  trained as (
    select distinct on (done.lift, done.local_date) done.*
      from done
     order by done.lift, done.local_date, done.estimate desc, done.workout_id
  ),
  in_turn as (
    select trained.*,
           coalesce(lead(trained.local_date, 2) over turn, 'infinity') >= light_days.first_day as is_asked
      from trained
    window turn as (partition by trained.lift order by trained.local_date)
  ),
  -- Without the days that are only compared with days that are not asked for: each costs a look at 84 days.
  near as (
    select in_turn.*,
           min(in_turn.local_date) filter (where in_turn.is_asked) over (partition by in_turn.lift) as first_asked
      from in_turn
  ),
  compared as (
    select near.*, max(near.estimate) over earlier as best, count(*) over earlier as days_before
      from near
     where near.local_date >= near.first_asked - 84
    window earlier as (
             partition by near.lift order by near.local_date - date '2000-01-01'
             range between 84 preceding and 1 preceding)
  ),
  judged as materialized (
    select compared.lift, compared.local_date, compared.days_before >= 4 as is_comparable,
           compared.workout_id = any (array(
             select plan.workout_id
               from app.planned_workouts as plan
              where plan.tenant_id = light_days.tenant
                and plan.lifter_id = light_days.lifter
                and plan.is_deload)) as is_planned,
           4 * compared.estimate < 3 * compared.best
           and not exists (
             select
               from app.workouts as workout
               join app.workout_exercises as part
                 on part.tenant_id = workout.tenant_id
                and part.lifter_id = workout.lifter_id
                and part.workout_id = workout.id
               join app.sets as hard
                 on hard.tenant_id = part.tenant_id
                and hard.lifter_id = part.lifter_id
                and hard.workout_id = part.workout_id
                and hard.exercise_position = part.position
              where workout.tenant_id = light_days.tenant
                and workout.lifter_id = light_days.lifter
                and workout.local_date = compared.local_date
                and (part.exercise_id = light_days.exercise
                     or exists (
                       select
                         from app.lift_days as same
                        where same.tenant_id = part.tenant_id
                          and same.lifter_id = part.lifter_id
                          and same.exercise_id = part.exercise_id
                          and same.local_date = compared.local_date
                          and same.lift = compared.lift))
                and (hard.kind in ('amrap', 'failure') or hard.kind <> 'warm_up' and hard.rpe >= 8)) as is_easy
      from compared
     where compared.is_asked
  ),
  in_a_row as (
    select judged.*, lag(judged.is_comparable and (judged.is_planned or judged.is_easy)) over turn as follows_one,
           lag(judged.is_comparable and (judged.is_planned or judged.is_easy), 2) over turn as follows_two
      from judged
    window turn as (partition by judged.lift order by judged.local_date)
  )
  select in_a_row.lift, in_a_row.local_date
    from in_a_row
   where in_a_row.local_date >= light_days.first_day
     and in_a_row.is_comparable
     and (in_a_row.is_planned or in_a_row.is_easy and (in_a_row.follows_one and in_a_row.follows_two) is not true)
$$;

-- The light days of one lift or exercise, where the caller sees its days. Whether a set was hard or a plan was a deload is
-- part of what a graph shows, whatever else is shared.
create or replace function app.visible_light_days(
  of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date)
returns setof date
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  main_lift constant text := coalesce(
    of_lift,
    (select exercise.lift
       from app.exercises as exercise
      where exercise.tenant_id = app.tenant_id()
        and exercise.lifter_id = of_lifter
        and exercise.id = of_exercise));
begin
  if of_lifter = any (array(select app.lifters_visible_for('all_lifts')))
     or main_lift is not null and of_lifter = any (array(select app.lifters_visible_for('main_lifts')))
  then
    return query
      select light.local_date
        from app.light_days(
               app.tenant_id(), of_lifter, array[of_lift], of_exercise, coalesce(first_day, '-infinity'),
               coalesce(last_day, 'infinity')) as light;
  end if;
end
$$;

grant execute on function app.visible_light_days(uuid, text, uuid, date, date) to mm_lifter, mm_coach;
