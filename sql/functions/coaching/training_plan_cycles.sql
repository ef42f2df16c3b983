-- The next cycle of an assigned programme, begun by the coach who assigned it.

-- The client's copy of the programme with all that its next cycle follows from. Null where the caller has no such
-- assignment with this client that goes on, or may not plan for them any more. A look at the client's plans.
create or replace function app.clients_programme(assignment uuid, lifter uuid, out programme uuid, out run jsonb)
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
begin
  select own.programme_id
    into programme
    from app.assigned_plans as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = clients_programme.lifter
     and own.id = assignment
     and own.coach_id = me
     and own.lifter_id <> me
     and own.state = 'active'
     and app.may_assign(clients_programme.lifter);
  if programme is null then
    return;
  end if;
  perform app.log_access(lifter, 'plans', null);
  perform app.act_as(lifter, 'platform');
  run := app.programme_run(programme, null);
  perform app.act_as(me, '');
end
$$;

-- Begins the cycle that was worked out from this version of the copy, under the rules that hold for the client: sessions
-- that are still planned stay in its way (MM409), unless the rest is left out. The client gets a notice. MM404 as above.
create or replace function app.begin_clients_cycle(
  assignment uuid, lifter uuid, worked_from bigint, leaves_rest boolean, begun jsonb)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  copied constant uuid := (select found.programme from app.clients_programme(assignment, lifter) as found);
  plan app.assigned_plans;
begin
  if copied is null then
    perform app.raise_not_found('no-such-plan');
  end if;
  perform app.act_as(lifter, 'platform');
  perform app.begin_programme_change(copied, null, worked_from);
  perform app.act_as(lifter, 'platform');
  perform app.close_cycle(copied, leaves_rest);
  perform app.name_assigned_exercises(me, begun);
  insert into app.programme_lifts (
    tenant_id, lifter_id, programme_id, cycle, number, position, exercise, base, unit, reps, misses, reason, why)
  select tenant, begin_clients_cycle.lifter, copied, (begun ->> 'cycle')::integer, (begun ->> 'number')::integer,
         given.row_num - 1, given.element ->> 'exercise', (given.element ->> 'weight')::numeric,
         given.element ->> 'unit', (given.element ->> 'reps')::integer, (given.element ->> 'misses')::integer,
         given.element ->> 'reason', given.element -> 'why'
    from jsonb_array_elements(begun -> 'lifts') with ordinality as given (element, row_num);
  update app.programmes as own
     set cycle = (begun ->> 'cycle')::integer
   where own.tenant_id = tenant
     and own.lifter_id = begin_clients_cycle.lifter
     and own.id = copied;
  perform app.upsert_assigned_sessions(assignment, begun);
  perform app.act_as(me, '');
  select own.*
    into plan
    from app.assigned_plans as own
   where own.tenant_id = tenant
     and own.lifter_id = begin_clients_cycle.lifter
     and own.id = assignment;
  perform app.notify(
    plan.lifter_id, 'plan_changed',
    jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', me, 'coach', plan.coach_name));
end
$$;

grant execute on function
  app.clients_programme(uuid, uuid),
  app.begin_clients_cycle(uuid, uuid, bigint, boolean, jsonb)
  to mm_coach;
