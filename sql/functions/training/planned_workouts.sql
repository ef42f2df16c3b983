-- Workouts that are meant to be done.

-- A prescription as it is kept: each exercise by the lifter's own, which must exist, each weight in a unit: the one that is sent,
-- else the one that the set has (`units`, of app.units_by_set), else the profile's.
create or replace function app.kept_prescription(prescription jsonb, units jsonb)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           jsonb_agg(
             jsonb_strip_nulls(given.element) - 'lift' - 'measure'
             || jsonb_build_object(
                  'exercise_id',
                  app.own_exercise(
                    given.element ->> 'name', (given.element ->> 'exercise_id')::uuid, given.row_num::integer - 1),
                  'sets',
                  (select coalesce(
                            jsonb_agg(
                              case when line.element ? 'weight' and not line.element ? 'unit'
                                   then line.element
                                        || jsonb_build_object(
                                             'unit',
                                             coalesce(units #>> array[line.element ->> 'id', 'target'], account.unit))
                                   else line.element
                              end
                              order by line.row_num),
                            '[]')
                     from jsonb_array_elements(jsonb_strip_nulls(given.element) -> 'sets')
                          with ordinality as line (element, row_num)))
             order by given.row_num),
           '[]')
    from jsonb_array_elements(prescription) with ordinality as given (element, row_num)
    join app.accounts as account
      on account.tenant_id = (select app.tenant_id())
     and account.id = (select app.account_id())
$$;

-- Of what is new.
create or replace function app.kept_prescription(prescription jsonb)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.kept_prescription(prescription, null)
$$;

-- A prescription as it is shown: each exercise under its present name, lift and measure. One that was merged into another is
-- found again by its name.
create or replace function app.shown_prescription(prescription jsonb)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           jsonb_agg(
             case when exercise.id is null then given.element - 'exercise_id'
                  else given.element
                       || jsonb_strip_nulls(jsonb_build_object(
                            'name', exercise.name, 'exercise_id', exercise.id, 'lift', exercise.lift, 'measure', exercise.measure))
             end
             order by given.row_num),
           '[]')
    from jsonb_array_elements(prescription) with ordinality as given (element, row_num)
    left join lateral (
      select known.id, known.name, known.lift, known.measure
        from app.exercises as known
       where known.tenant_id = (select app.tenant_id())
         and known.lifter_id = (select app.account_id())
         and known.id = coalesce(
           (select same.id
              from app.exercises as same
             where same.tenant_id = (select app.tenant_id())
               and same.lifter_id = (select app.account_id())
               and same.id = (given.element ->> 'exercise_id')::uuid),
           app.exercise_named(given.element ->> 'name'))) as exercise on true
$$;

-- A planned workout's content as an array of PrescribedExercise; null where the caller has no such workout.
create or replace function app.planned_prescription(planned uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.shown_prescription(own.prescription)
    from app.planned_workouts as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = planned_prescription.planned
$$;

-- A planned workout as lists show it.
create or replace function app.planned_summary(planned app.planned_workouts)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select planned.id, planned.name, planned.planned_for, planned.starts_at, planned.time_zone,
             planned.sequence, planned.template_id, planned.programme_id, planned.cycle, planned.week,
             planned.session, planned.state, planned.workout_id, planned.remind_minutes,
             planned.assignment_id, planned.adapted, planned.coach_changes,
             jsonb_array_length(planned.prescription) as exercise_count, planned.version) as shown
$$;

-- A prescription with the reasons of the loads of each exercise that is among the present ones as it is: a client can't send
-- them back, and by them a programme knows what is its own.
create or replace function app.with_present_reasons(prescription jsonb, present jsonb)
returns jsonb
language plpgsql immutable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_agg(
             case when known.sets is null then given.element
                  else given.element
                       || jsonb_build_object(
                            'sets',
                            (select jsonb_agg(
                                      line.element
                                      || case when reason.why is null then '{}'
                                              else jsonb_build_object('why', reason.why)
                                         end
                                      order by line.row_num)
                               from jsonb_array_elements(given.element -> 'sets')
                                    with ordinality as line (element, row_num)
                              cross join lateral (
                                select known.sets -> (line.row_num::integer - 1) -> 'why' as why) as reason))
             end
             order by given.row_num)
      from jsonb_array_elements(prescription) with ordinality as given (element, row_num)
      left join lateral (
        select present_one.element -> 'sets' as sets
          from jsonb_array_elements(present) as present_one (element)
         where app.prescription_without(jsonb_build_array(present_one.element), '{why}')
               = app.prescription_without(jsonb_build_array(given.element), '{why}')
           and jsonb_array_length(given.element -> 'sets') > 0
         limit 1) as known on true);
end
$$;

-- Plans a workout, or plans it again: one that was skipped waits again, one that was done is refused. Its content is
-- what is given, else that of a template which it did not have before, else what it has.
create or replace function app.plan_workout(
  planned uuid, name text, planned_for date, starts_at timestamptz, time_zone text, sequence integer,
  template uuid, remind_minutes integer, prescription jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  present record;
  content jsonb := app.without_ids(app.template_prescription(template));
begin
  if template is not null and content is null then
    perform app.raise_fault('/template_id', 'unknown');
  end if;
  select own.state, own.template_id, own.prescription, own.time_zone, own.sequence
    into present
    from app.planned_workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = planned;
  if present.state = 'done' then
    perform app.raise_conflict('planned-workout-done');
  end if;
  if plan_workout.prescription is not null then
    content := app.with_present_reasons(
      app.kept_prescription(
        plan_workout.prescription, app.units_by_set(app.identified(present.prescription, planned))),
      present.prescription);
  elsif content is null or present.template_id = template then
    content := present.prescription;
  end if;
  if content is null then
    perform app.raise_fault('/exercises', 'missing');
  end if;
  insert into app.planned_workouts as own (
    tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, sequence, template_id, prescription,
    remind_minutes)
  select account.tenant_id, account.id, planned, plan_workout.name, plan_workout.planned_for,
         plan_workout.starts_at, coalesce(plan_workout.time_zone, present.time_zone, account.time_zone),
         coalesce(plan_workout.sequence, present.sequence, 0), template, content, plan_workout.remind_minutes
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         planned_for = excluded.planned_for,
         starts_at = excluded.starts_at,
         time_zone = excluded.time_zone,
         sequence = excluded.sequence,
         template_id = excluded.template_id,
         prescription = excluded.prescription,
         remind_minutes = excluded.remind_minutes,
         state = 'planned';
end
$$;

-- Leaves a planned workout out; again changes nothing. Refused where there is none (MM404).
create or replace function app.skip_planned(planned uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  present text;
begin
  select own.state
    into present
    from app.planned_workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = planned;
  if not found then
    perform app.raise_not_found('no-such-planned-workout');
  end if;
  if present = 'done' then
    perform app.raise_conflict('planned-workout-done');
  end if;
  update app.planned_workouts as own
     set state = 'skipped'
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = planned
     and own.state = 'planned';
end
$$;

-- The caller did the planned workout: this is its workout. Nothing happens where there is no such plan, or where
-- another workout was it before.
create or replace function app.finish_planned(planned uuid, workout uuid)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  update app.planned_workouts as own
     set state = 'done',
         workout_id = finish_planned.workout
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = finish_planned.planned
     and own.state <> 'done'
$$;

-- Whether its programme says that the plan's week is a deload.
create or replace function app.is_deload(planned app.planned_workouts)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select (said.definition #>> array['weeks', (planned.week - 1)::text, 'is_deload'])::boolean
              from app.programme_versions as said
             where said.tenant_id = planned.tenant_id
               and said.lifter_id = planned.lifter_id
               and said.programme_id = planned.programme_id
               and said.number = planned.programme_version),
           false)
$$;

-- A time says the day too, and the programme's week whether it is a deload. A plan whose workout is deleted waits to be done
-- again. A lifter has at most 2,000 that wait.
create or replace function app.stamp_planned_workout()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  start_day date;
begin
  new.time_zone := app.written_time_zone(new.time_zone, new.tenant_id, new.lifter_id, new.id);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  start_day := (new.starts_at at time zone new.time_zone)::date;
  if new.planned_for is null then
    new.planned_for := start_day;
  elsif start_day <> new.planned_for then
    perform app.raise_fault('/planned_for', 'invalid', start_day::text);
  end if;
  if tg_op = 'INSERT'
     or (new.programme_id, new.programme_version, new.week)
        is distinct from (old.programme_id, old.programme_version, old.week)
  then
    new.is_deload := app.is_deload(new);
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'done' and new.workout_id is null then
      new.state := 'planned';
    end if;
    return new;
  end if;
  perform app.enforce_limit(2000, count(*))
     from app.planned_workouts as other
    where other.tenant_id = new.tenant_id
      and other.lifter_id = new.lifter_id
      and other.id <> new.id
      and other.state = 'planned';
  return new;
end
$$;

-- Keeps the reminder in step with the plan. What has begun, was done or skipped needs none; another time is another
-- reminder.
create or replace function app.refresh_reminder()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  due constant timestamptz := new.starts_at - new.remind_minutes * interval '1 minute';
begin
  if due is null or new.state <> 'planned' or new.starts_at <= now() then
    delete from app.reminders as reminder
     where reminder.tenant_id = new.tenant_id
       and reminder.lifter_id = new.lifter_id
       and reminder.planned_workout_id = new.id;
  else
    insert into app.reminders as reminder (tenant_id, lifter_id, planned_workout_id, due_at)
    values (new.tenant_id, new.lifter_id, new.id, due)
    on conflict (tenant_id, lifter_id, planned_workout_id) do update
       set due_at = excluded.due_at,
           sent_at = null
     where reminder.due_at <> excluded.due_at;
  end if;
  return null;
end
$$;

grant execute on function app.kept_prescription(jsonb, jsonb), app.kept_prescription(jsonb),
      app.with_present_reasons(jsonb, jsonb),
      app.shown_prescription(jsonb), app.planned_prescription(uuid),
      app.finish_planned(uuid, uuid), app.skip_planned(uuid), app.planned_summary(app.planned_workouts),
      app.plan_workout(uuid, text, date, timestamptz, text, integer, uuid, integer, jsonb)
   to mm_lifter, mm_coach;
