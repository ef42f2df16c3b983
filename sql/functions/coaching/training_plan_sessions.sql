-- One session of a client's, changed by the coach who assigned it.

-- Changes a session that is still to come: its day, its time, its exercises. Null exercises stay. It is the coach's own word
-- from then on: what the client had changed of it counts no more, and a later change of the assignment leaves what was changed
-- here (`coach_changes`). The client gets a notice. MM404 where the caller
-- may not plan for the client or there is no such session, MM409 where the caller did not assign it, or it was done.
create or replace function app.change_clients_session(
  lifter uuid, planned uuid, seen bigint, name text, planned_for date, starts_at timestamptz, time_zone text,
  sequence integer, remind_minutes integer, prescription jsonb)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  present app.planned_workouts;
  plan app.assigned_plans;
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
     and own.lifter_id = change_clients_session.lifter
     and own.id = planned;
  if not found then
    perform app.raise_not_found('no-such-planned-workout');
  end if;
  perform app.same_version(present.version, seen);
  select own.*
    into plan
    from app.assigned_plans as own
   where own.tenant_id = tenant
     and own.lifter_id = change_clients_session.lifter
     and own.id = present.assignment_id
     and own.coach_id = me
     and own.state = 'active';
  if not found then
    perform app.raise_conflict('session-not-yours');
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
             from unnest(own.coach_changes || array_remove(app.adaptations(present, own), 'skip')) as changed (word)
            order by changed.word)
   where own.tenant_id = tenant
     and own.lifter_id = change_clients_session.lifter
     and own.id = planned;
  perform app.notify(
    lifter, 'plan_changed',
    jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', me, 'coach', plan.coach_name));
  perform app.act_as(me, '');
end
$$;

grant execute on function
    app.change_clients_session(uuid, uuid, bigint, text, date, timestamptz, text, integer, integer, jsonb)
  to mm_coach;
