-- One session of a client's, changed by the coach who assigned it.

-- The session for a change by its coach, whom the caller is; from then on the caller acts as the client, until
-- app.tell_of_changed_session. MM404 where the caller may not plan for the client or there is no such session, MM409 where the
-- caller did not assign it.
create or replace function app.begin_session_change(lifter uuid, planned uuid)
returns app.planned_workouts
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  present app.planned_workouts;
begin
  if lifter is null or lifter = me or not app.may_assign(lifter) then
    perform app.raise_not_found('no-such-planned-workout');
  end if;
  perform app.act_as(lifter, 'platform');
  perform app.change_version(tenant, lifter);
  select own.*
    into present
    from app.planned_workouts as own
   where own.tenant_id = tenant
     and own.lifter_id = begin_session_change.lifter
     and own.id = planned;
  if not found then
    perform app.raise_not_found('no-such-planned-workout');
  end if;
  perform
     from app.assigned_plans as own
    where own.tenant_id = tenant
      and own.lifter_id = begin_session_change.lifter
      and own.id = present.assignment_id
      and own.coach_id = me
      and own.state = 'active';
  if not found then
    perform app.raise_conflict('session-not-yours');
  end if;
  return present;
end
$$;

-- Tells the client, and ends acting as them: `coach` is the caller again.
create or replace function app.tell_of_changed_session(changed app.planned_workouts, coach uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.notify(
            plan.lifter_id, 'plan_changed',
            jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', plan.coach_id, 'coach', plan.coach_name))
     from app.assigned_plans as plan
    where plan.tenant_id = changed.tenant_id
      and plan.lifter_id = changed.lifter_id
      and plan.id = changed.assignment_id;
  perform app.act_as(coach, '');
end
$$;

-- Changes a session that is still to come: its day, its time, its exercises. Null exercises stay. It is the coach's own word
-- from then on: what the client had changed of it counts no more, and a later change of the assignment leaves what was changed
-- here (`coach_changes`). One that was skipped is planned again. The client gets a notice. A day that is past for the client is
-- MM422 unless `past` is true; MM409 where the session was done; and as app.begin_session_change. Where the coach takes a change
-- back, `marks` are the `coach_changes` from before it, else null.
create or replace function app.change_clients_session(
  lifter uuid, planned uuid, seen bigint, name text, planned_for date, starts_at timestamptz, time_zone text,
  sequence integer, remind_minutes integer, prescription jsonb, past boolean, marks text[])
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  present constant app.planned_workouts := app.begin_session_change(lifter, planned);
begin
  perform app.same_version(present.version, seen);
  if not past and planned_for is distinct from present.planned_for and planned_for < app.today() then
    perform app.raise_faults(
      jsonb_build_array(jsonb_build_object('pointer', '/planned_for', 'code', 'past_day', 'date', planned_for::text)));
  end if;
  perform app.name_assigned_exercises(me, jsonb_build_object('exercises', prescription));
  -- The same as it was read: what can't be sent back stays, the reasons of its loads.
  if app.prescription_without(
       app.kept_prescription(prescription, app.units_by_set(app.identified(present.prescription, planned))), '{why}')
     = app.prescription_without(present.prescription, '{why}') then
    prescription := null;
  end if;
  perform app.plan_workout(
    planned, name, planned_for, starts_at, time_zone, sequence, present.template_id, remind_minutes, prescription);
  update app.planned_workouts as own
     set adapted = '{}',
         assigned = null,
         coach_changes = array(
           select distinct changed.word
             from unnest(coalesce(marks, own.coach_changes || app.adaptations(present, own))) as changed (word)
            where changed.word <> 'skip'
            order by changed.word)
   where own.tenant_id = present.tenant_id
     and own.lifter_id = present.lifter_id
     and own.id = planned;
  perform app.tell_of_changed_session(present, me);
end
$$;

-- Takes a session that is still planned out of a client's week: it is skipped, and counts for nothing where what was done is
-- compared with what was planned. Once more changes nothing. MM409 where it was done; and as app.begin_session_change.
create or replace function app.skip_clients_session(lifter uuid, planned uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  present constant app.planned_workouts := app.begin_session_change(lifter, planned);
begin
  if present.state = 'skipped' and 'skip' = any (present.coach_changes) then
    perform app.act_as(me, '');
    return;
  end if;
  if present.state = 'done' then
    perform app.raise_conflict('planned-workout-done');
  end if;
  -- All at once: the trigger that tells of a week reads both.
  update app.planned_workouts as own
     set state = 'skipped',
         adapted = array_remove(own.adapted, 'skip'),
         coach_changes = array(
           select distinct changed.word
             from unnest(own.coach_changes || '{skip}') as changed (word)
            order by changed.word)
   where own.tenant_id = present.tenant_id
     and own.lifter_id = present.lifter_id
     and own.id = planned;
  perform app.tell_of_changed_session(present, me);
end
$$;

grant execute on function
    app.change_clients_session(uuid, uuid, bigint, text, date, timestamptz, text, integer, integer, jsonb, boolean, text[]),
    app.skip_clients_session(uuid, uuid)
  to mm_coach;
