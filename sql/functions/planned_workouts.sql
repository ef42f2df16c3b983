-- Workouts that are meant to be done.

-- A prescription as it is kept: each exercise by the lifter's own, which must exist, each weight in a unit.
create or replace function app.kept_prescription(prescription jsonb)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
           jsonb_agg(
             jsonb_strip_nulls(given.element) - 'lift'
             || jsonb_build_object(
                  'exercise_id',
                  app.own_exercise(
                    given.element ->> 'name', (given.element ->> 'exercise_id')::uuid, given.turn::integer - 1),
                  'sets',
                  (select jsonb_agg(
                            case when line.element ? 'weight' and not line.element ? 'unit'
                                 then line.element || jsonb_build_object('unit', account.unit)
                                 else line.element
                            end
                            order by line.turn)
                     from jsonb_array_elements(jsonb_strip_nulls(given.element) -> 'sets')
                          with ordinality as line (element, turn)))
             order by given.turn),
           '[]')
    from jsonb_array_elements(prescription) with ordinality as given (element, turn)
    join app.accounts as account
      on account.tenant_id = (select app.tenant_id())
     and account.id = (select app.account_id())
$$;

-- A prescription as it is shown: each exercise under its present name and lift. One that was merged into another is
-- found again by its name.
create or replace function app.shown_prescription(prescription jsonb)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
           jsonb_agg(
             case when exercise.id is null then given.element - 'exercise_id'
                  else given.element
                       || jsonb_strip_nulls(jsonb_build_object(
                            'name', exercise.name, 'exercise_id', exercise.id, 'lift', exercise.lift))
             end
             order by given.turn),
           '[]')
    from jsonb_array_elements(prescription) with ordinality as given (element, turn)
    left join lateral (
      select known.id, known.name, known.lift
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
set search_path = ''
as $$
  select app.shown_prescription(own.prescription)
    from app.planned_workouts as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = planned_prescription.planned
$$;

-- The caller did the planned workout: this is its workout. Nothing happens where there is no such plan, or where
-- another workout was it before.
create or replace function app.finish_planned(planned uuid, workout uuid)
returns void
language sql volatile
set search_path = ''
as $$
  update app.planned_workouts as own
     set state = 'done',
         workout_id = finish_planned.workout
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = finish_planned.planned
     and own.state <> 'done'
$$;

-- A time says the day too. A plan whose workout is deleted waits to be done again. A lifter has at most 2,000 that wait.
create or replace function app.stamp_planned_workout()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  others constant integer := 2000 - 1;
  start_day date;
begin
  if not app.is_time_zone(new.time_zone) then
    raise exception using errcode = 'MM422', message = 'no such time zone',
      detail = '[{"pointer": "/time_zone", "code": "unknown"}]';
  end if;
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  start_day := (new.starts_at at time zone new.time_zone)::date;
  if new.planned_for is null then
    new.planned_for := start_day;
  elsif start_day <> new.planned_for then
    raise exception using errcode = 'MM422', message = 'the time is on another day',
      detail = json_build_array(
        json_build_object('pointer', '/planned_for', 'code', 'invalid', 'expected', start_day));
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'done' and new.workout_id is null then
      new.state := 'planned';
    end if;
    return new;
  end if;
  perform
     from app.planned_workouts as other
    where other.tenant_id = new.tenant_id
      and other.lifter_id = new.lifter_id
      and other.id <> new.id
      and other.state = 'planned'
   having count(*) > others;
  if found then
    perform app.raise_conflict('limitReached', jsonb_build_object('limit', others + 1));
  end if;
  return new;
end
$$;

create or replace trigger stamp
  before insert or update on app.planned_workouts
  for each row execute function app.stamp_planned_workout();

create or replace trigger note_deleted
  after delete on app.planned_workouts
  referencing old table as gone
  for each statement execute function app.note_deleted('planned_workout');

-- Keeps the reminder in step with the plan. What has begun, was done or skipped needs none; another time is another
-- reminder.
create or replace function app.keep_reminder()
returns trigger
language plpgsql
security definer
set search_path = ''
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

create or replace trigger keep_reminder
  after insert or update on app.planned_workouts
  for each row execute function app.keep_reminder();

alter function app.stamp_planned_workout() owner to mm_definer;
alter function app.keep_reminder() owner to mm_definer;
grant execute on function app.kept_prescription(jsonb), app.shown_prescription(jsonb), app.planned_prescription(uuid),
      app.finish_planned(uuid, uuid)
   to mm_lifter, mm_coach;
