-- A coach puts a template or a programme onto clients' weeks. The numbers are worked out by the server between two trips:
-- app.assignment_materials returns what they follow from, app.upsert_assignment writes what came of it.

-- The material of an assignment: the coach's template or programme, the present assignment, and each client with
-- what loads follow from. Null where the coach has no such template or programme. A client who does not let the caller
-- plan says no more than that, and whether they are a client who has not shared `plans`.
create or replace function app.assignment_materials(
  template uuid, programme uuid, assignment uuid, lifters uuid[])
returns jsonb
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  source jsonb;
  names text[];
  lifter uuid;
  present jsonb;
  shared jsonb;
  client jsonb;
  clients jsonb := '[]';
begin
  source := case when template is null then app.assigned_programme(programme)
                 else app.assigned_template(template) end;
  if source is null then
    return null;
  end if;
  -- First of all: a change that comes between it and what follows is then noticed by the revision. Read last it would
  -- hide that the clients were read before.
  select jsonb_build_object(
           'revision', own.revision, 'template_id', own.template_id, 'programme_id', own.programme_id,
           'starts_on', own.starts_on, 'weekdays', own.weekdays)
    into present
    from app.assignments as own
   where own.tenant_id = app.tenant_id()
     and own.coach_id = me
     and own.id = assignment;
  names := array(
    select distinct name
      from jsonb_path_query(source, '$.exercises[*].name') as named (value)
     cross join lateral (select named.value #>> '{}') as text (name)
     union
    select value #>> '{}'
      from jsonb_path_query(source, '$.definition.**.exercise') as named (value)
     where jsonb_typeof(value) = 'string');
  shared := (select jsonb_object_agg(own.lifter_id, own.scopes) from app.clients() as own);
  foreach lifter in array lifters loop
    if lifter <> me and app.may_assign(lifter) then
      perform app.log_access(lifter, 'plans', null);
      perform app.act_as(lifter, 'platform');
      client := app.client_materials(assignment, names);
      perform app.act_as(me, '');
      clients := clients || (client || jsonb_build_object(
        'scopes', shared -> lifter::text,
        'planned_days', (
          select coalesce(jsonb_agg(taken.day), '[]')
            from app.days_planned_already(lifter, template, programme, assignment) as taken (day)),
        'taken_days', (
          select coalesce(jsonb_agg(distinct planned.planned_for), '[]')
            from app.planned_workouts as planned
           where planned.tenant_id = app.tenant_id()
             and planned.lifter_id = lifter
             and planned.state = 'planned'
             and planned.planned_for is not null
             and planned.assignment_id is distinct from assignment)));
    else
      clients := clients || jsonb_build_object(
        'id', lifter, 'is_open', false,
        'is_client', not coalesce(shared -> lifter::text ? 'plans', true));
    end if;
  end loop;
  return source || jsonb_build_object('clients', clients, 'assignment', present, 'today', app.today());
end
$$;

-- One's template, as it is assigned.
create or replace function app.assigned_template(template uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'name', own.name, 'version', own.version, 'exercises', app.without_ids(app.template_prescription(own.id)))
    from app.templates as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = template
$$;

-- One's programme, as it is assigned.
create or replace function app.assigned_programme(programme uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'name', own.name, 'version', own.number, 'definition', said.definition, 'plan', said.plan)
    from app.programmes as own
    join app.programme_versions as said
      on said.tenant_id = own.tenant_id
     and said.lifter_id = own.lifter_id
     and said.programme_id = own.id
     and said.number = own.number
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = programme
$$;

-- Keeps an assignment, and what was worked out for each client, all or nothing: MM422 names every client who does not
-- let the caller plan any more, and where `made` says "again": false, who has the same plan on one of the days by another
-- assignment of the caller's. `made` is the assignment; `seen` the revision that it was worked out from, 0 where there
-- was none: MM409 where another change came between. `clients` is an array of {"id", "turn", "exercises", "sessions",
-- "withdrawn", "programme"}: see app.upsert_assigned_plan.
create or replace function app.upsert_assignment(assignment uuid, seen integer, made jsonb, clients jsonb)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  kept app.assignments;
  coach text;
  client jsonb;
begin
  perform app.enforce_limit(5000, count(*))
     from app.assignments as own
    where own.tenant_id = app.tenant_id()
      and own.coach_id = me
      and own.id <> assignment;
  perform app.enforce_limit(10000, own.revision)
     from app.assignments as own
    where own.tenant_id = app.tenant_id()
      and own.coach_id = me
      and own.id = assignment;
  insert into app.assignments as own (
    tenant_id, coach_id, id, name, template_id, programme_id, source_version, content, starts_on, weekdays, dates,
    weeks, adaptation, message)
  select app.tenant_id(), me, assignment, given.name, given.template_id, given.programme_id,
         given.source_version, given.content, given.starts_on, coalesce(given.weekdays, '{}'),
         coalesce(given.dates, '{}'), given.weeks, given.adaptation, given.message
    from jsonb_to_record(made) as given (
           name text, template_id uuid, programme_id uuid, source_version bigint, content jsonb, starts_on date,
           weekdays text[], dates date[], weeks integer, adaptation text[], message text)
      on conflict (tenant_id, coach_id, id) do update
     set name = excluded.name,
         template_id = excluded.template_id,
         programme_id = excluded.programme_id,
         source_version = excluded.source_version,
         content = excluded.content,
         starts_on = excluded.starts_on,
         weekdays = excluded.weekdays,
         dates = excluded.dates,
         weeks = excluded.weeks,
         adaptation = excluded.adaptation,
         message = excluded.message,
         revision = own.revision + 1,
         changed_at = now(),
         withdrawn_at = null
  returning own.* into kept;
  if kept.revision <> seen + 1 then
    perform app.raise_conflict('conflict');
  end if;
  perform app.check_assignable(clients);
  if not coalesce((made ->> 'again')::boolean, true) then
    perform app.check_planned_once(kept, clients);
  end if;
  select coalesce(account.display_name, account.username)
    into coach
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = me;
  -- One order for all, so that two coaches with clients in common wait for each other and do not lock.
  for client in
    select given.element
      from jsonb_array_elements(clients) as given (element)
     order by given.element ->> 'id'
  loop
    perform app.act_as((client ->> 'id')::uuid, 'platform');
    perform app.upsert_assigned_plan(kept, coach, client);
    perform app.act_as(me, '');
  end loop;
end
$$;

-- MM422 with every client who does not let the caller plan.
create or replace function app.check_assignable(clients jsonb)
returns void
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', '/lifters/' || (given.element ->> 'turn'), 'code', 'unknown'))
    into faults
    from jsonb_array_elements(clients) as given (element)
   where (given.element ->> 'id')::uuid = app.account_id()
      or not app.may_assign((given.element ->> 'id')::uuid);
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- The days on which a client has this template or programme by another assignment of the caller's.
create or replace function app.days_planned_already(lifter uuid, template uuid, programme uuid, but uuid)
returns setof date
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select planned.planned_for
    from app.planned_workouts as planned
    join app.assignments as other
      on other.tenant_id = planned.tenant_id
     and other.coach_id = app.account_id()
     and other.id = planned.assignment_id
   where planned.tenant_id = app.tenant_id()
     and planned.lifter_id = lifter
     and planned.planned_for is not null
     and planned.state = 'planned'
     and other.id <> but
     and (other.template_id = template or other.programme_id = programme)
$$;

-- MM422 with every client who has the assignment's template or programme on one of its days already, and the first of
-- those days.
create or replace function app.check_planned_once(kept app.assignments, clients jsonb)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(
           json_build_object(
             'pointer', '/lifters/' || twice.row_num, 'code', 'already_planned', 'date', twice.day::text)
           order by twice.row_num)
    into faults
    from (
      select (given.element ->> 'turn')::integer as row_num, min(taken.day) as day
        from jsonb_array_elements(clients) as given (element)
       cross join lateral app.days_planned_already(
               (given.element ->> 'id')::uuid, kept.template_id, kept.programme_id, kept.id) as taken (day)
        join jsonb_to_recordset(given.element -> 'sessions') as session (planned_for date)
          on session.planned_for = taken.day
       group by row_num) as twice;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- Takes an assignment back from these clients, or from all: what is still planned of it leaves their weeks. Those who
-- do not let the coach plan any more keep it. MM404 where there is no such assignment, or a client never had it.
create or replace function app.withdraw_assignment(assignment uuid, lifter uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  plan app.assigned_plans;
  reached boolean := false;
begin
  update app.assignments as own
     set withdrawn_at = case when lifter is null then coalesce(own.withdrawn_at, now()) else own.withdrawn_at end
   where own.tenant_id = app.tenant_id()
     and own.coach_id = me
     and own.id = assignment;
  if not found then
    perform app.raise_not_found('no-such-assignment');
  end if;
  for plan in
    select own.*
      from app.assigned_plans as own
     where own.tenant_id = app.tenant_id()
       and own.coach_id = me
       and own.id = assignment
       and (lifter is null or own.lifter_id = lifter)
     order by own.lifter_id
  loop
    if app.may_assign(plan.lifter_id) then
      reached := true;
      if plan.state = 'active' then
        perform app.change_version(plan.tenant_id, plan.lifter_id);
        perform app.close_plan(plan.lifter_id, plan.id, 'withdrawn');
        perform app.notify(
          plan.lifter_id, 'plan_withdrawn',
          jsonb_build_object('plan_id', plan.id, 'plan', plan.name, 'coach_id', me, 'coach', plan.coach_name));
      end if;
    end if;
  end loop;
  if lifter is not null and not reached then
    perform app.raise_not_found('no-such-client');
  end if;
end
$$;

grant execute on function app.assignment_materials(uuid, uuid, uuid, uuid[]),
      app.upsert_assignment(uuid, integer, jsonb, jsonb), app.withdraw_assignment(uuid, uuid)
   to mm_coach;
