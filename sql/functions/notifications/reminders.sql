-- Notices that are sent because their time has come.

-- Reminds of planned workouts: in the app, and by mail to who asked for that. Of one that has begun meanwhile, or was
-- done or skipped, or lies in a break, nobody is reminded.
create or replace function app.send_reminders(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  planned record;
  sent text[] := '{}';
begin
  for due in
    select reminder.tenant_id, reminder.lifter_id, reminder.planned_workout_id
      from app.reminders as reminder
     where reminder.sent_at is null
       and reminder.due_at <= send_reminders.at
     order by reminder.due_at
     limit at_most
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    select workout.name, workout.state, workout.starts_at,
           exists (select from app.breaks_on(workout.tenant_id, workout.lifter_id, workout.planned_for)) as in_break,
           to_char(workout.starts_at at time zone workout.time_zone, 'HH24:MI') as time
      into planned
      from app.planned_workouts as workout
     where workout.tenant_id = due.tenant_id
       and workout.lifter_id = due.lifter_id
       and workout.id = due.planned_workout_id;
    if planned.state = 'planned' and planned.starts_at > send_reminders.at and not planned.in_break then
      perform app.notify(
        due.lifter_id, 'workout_reminder',
        jsonb_build_object(
          'planned_workout', due.planned_workout_id, 'workout', planned.name, 'time', planned.time));
      perform app.mail_to(
        due.lifter_id, 'workout_reminder',
        jsonb_build_object(
          'name', app.name_of(due.lifter_id), 'workout', planned.name, 'time', planned.time));
    end if;
    update app.reminders as reminder
       set sent_at = send_reminders.at
     where reminder.tenant_id = due.tenant_id
       and reminder.lifter_id = due.lifter_id
       and reminder.planned_workout_id = due.planned_workout_id;
    sent := sent || due.planned_workout_id::text;
  end loop;
  return sent;
end
$$;

-- Whether someone is to be notified of a day or a week now: true once, also for callers at the same time.
create or replace function app.tell_once(account uuid, topic text, period date, at timestamptz)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.sent_notifications (tenant_id, account_id, topic, period, told_at)
  values (app.tenant_id(), account, tell_once.topic, tell_once.period, tell_once.at)
      on conflict do nothing;
  return found;
end
$$;

-- Which of the 30 texts someone gets on a day: 7 has no divisor in common with 30, so that 30 days bring each once.
create or replace function app.motivation_of(account uuid, day date)
returns integer
language sql immutable
set search_path = pg_catalog, pg_temp
return (('x' || substr(md5(account::text), 1, 7))::bit(28)::integer + (day - date '2000-01-01') * 7) % 30;

-- The day's message for who asked for one, from eight in the morning where they live; who could not get it until the
-- evening gets none. Yesterday's goes where it was not read.
create or replace function app.motivate(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  motivated text[] := '{}';
begin
  for due in
    select chosen.tenant_id, chosen.account_id, here.local::date as day
      from app.notice_preferences as chosen
      join app.accounts as person
        on person.tenant_id = chosen.tenant_id
       and person.id = chosen.account_id
     cross join lateral (select motivate.at at time zone person.time_zone as local) as here
     where chosen.topic = 'motivation'
       and (chosen.app or chosen.mail)
       and person.locked_at is null
       and here.local::time between '08:00' and '20:00'
       and not exists (
         select
           from app.sent_notifications as told
          where told.tenant_id = chosen.tenant_id
            and told.account_id = chosen.account_id
            and told.topic = 'motivation'
            and told.period = here.local::date)
     limit at_most
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    if app.tell_once(due.account_id, 'motivation', due.day, motivate.at) then
      delete from app.notices as old
       where old.tenant_id = due.tenant_id
         and old.account_id = due.account_id
         and old.kind = 'motivation'
         and old.read_at is null;
      perform app.notify(
        due.account_id, 'motivation',
        jsonb_build_object('number', app.motivation_of(due.account_id, due.day)));
      perform app.mail_to(
        due.account_id, 'motivation',
        jsonb_build_object(
          'name', app.name_of(due.account_id),
          'number', app.motivation_of(due.account_id, due.day)::text));
      motivated := motivated || due.account_id::text;
    end if;
  end loop;
  return motivated;
end
$$;
