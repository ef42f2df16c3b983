-- A lifter's possible changes of a coach's plan, and who gets a notice of them.

-- A prescription without what `loads` may change, and without what is not of the prescription itself.
create or replace function app.prescription_without(prescription jsonb, members text[])
returns jsonb
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_agg(
           (given.element - array['id', 'name', 'lift', 'measure', 'sets'])
           || jsonb_build_object(
                'sets',
                (select jsonb_agg(line.element - 'id' - members order by line.row_num)
                   from jsonb_array_elements(given.element -> 'sets') with ordinality as line (element, row_num)))
           order by given.row_num)
    from jsonb_array_elements(prescription) with ordinality as given (element, row_num)
$$;

-- The kind of a lifter's change of a planned workout. A session without a day waits for one: that is no other day.
create or replace function app.adaptations(before app.planned_workouts, now_planned app.planned_workouts)
returns text[]
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
declare
  loads constant text[] := array['weight', 'unit', 'percentage', 'rpe', 'why'];
  changes text[] := '{}';
begin
  if before.planned_for is not null and now_planned.planned_for is distinct from before.planned_for then
    changes := changes || 'reschedule'::text;
  end if;
  if now_planned.state = 'skipped' and before.state <> 'skipped' then
    changes := changes || 'skip'::text;
  end if;
  if now_planned.prescription = before.prescription then
    return changes;
  end if;
  if app.prescription_without(now_planned.prescription, loads)
     is distinct from app.prescription_without(before.prescription, loads) then
    return changes || 'exercises'::text;
  end if;
  if app.prescription_without(now_planned.prescription, '{why}')
     is distinct from app.prescription_without(before.prescription, '{why}') then
    return changes || 'loads'::text;
  end if;
  return changes;
end
$$;

-- A lifter changes a plan: refused where the coach keeps this as it is (MM409), else the coach gets a notice, unless
-- sharing is paused. False where there is no coach any more to whom the plan matters.
create or replace function app.adapt_plan(lifter uuid, plan uuid, changes text[])
returns boolean
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  assigned app.assigned_plans;
  kept text;
begin
  select own.*
    into assigned
    from app.assigned_plans as own
    join app.accounts as account
      on account.tenant_id = own.tenant_id
     and account.id = own.lifter_id
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = adapt_plan.lifter
     and own.id = plan
     and own.state = 'active';
  if not found or not app.lets_plan(assigned.coach_id, lifter, true) then
    return false;
  end if;
  select change
    into kept
    from unnest(changes) as change
   where change <> all (assigned.adaptation)
   limit 1;
  if found then
    perform app.raise_conflict(
      case kept
        when 'reschedule' then 'plan-day-locked'
        when 'loads' then 'plan-loads-locked'
        when 'exercises' then 'plan-exercises-locked'
        else 'plan-sessions-locked'
      end,
      jsonb_build_object('coach', assigned.coach_name));
  end if;
  -- Nothing of what it was: ten changes of one evening are one notice, and the notice outlives the grant.
  if app.plans_open_to(assigned.coach_id, lifter) then
    perform app.tell_coach(assigned, 'plan_adapted', '{}');
  end if;
  return true;
end
$$;

-- Holds a lifter to what the coach allows. What is new in an assigned programme belongs to its assignment.
create or replace function app.watch_assigned_workout()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  changes text[];
begin
  if tg_op = 'INSERT' then
    if new.assignment_id is null and new.programme_id is not null then
      new.assignment_id := (
        select own.assignment_id
          from app.programmes as own
         where own.tenant_id = new.tenant_id
           and own.lifter_id = new.lifter_id
           and own.id = new.programme_id);
    end if;
    return new;
  end if;
  if old.assignment_id is null
     or coalesce(current_setting('app.planning', true), '') in ('platform', old.programme_id::text) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    if old.state = 'planned' and app.adapt_plan(old.lifter_id, old.assignment_id, '{skip}') then
      update app.assigned_plans as own
         set left_out = own.left_out + 1
       where own.tenant_id = old.tenant_id
         and own.lifter_id = old.lifter_id
         and own.id = old.assignment_id;
    end if;
    return old;
  end if;
  changes := app.adaptations(old, new);
  if changes = '{}' then
    -- The same as it was read: what a client can't send back stays.
    new.prescription := old.prescription;
  elsif app.adapt_plan(old.lifter_id, old.assignment_id, changes) then
    new.adapted := array(select distinct unnest(old.adapted || changes) order by 1);
    if changes <> '{skip}' then
      new.assigned := coalesce(
        old.assigned, jsonb_build_object('planned_for', old.planned_for, 'exercises', old.prescription));
    end if;
  end if;
  if new.state <> 'skipped' then
    new.adapted := array_remove(new.adapted, 'skip');
    new.coach_changes := array_remove(new.coach_changes, 'skip');
  end if;
  return new;
end
$$;

-- The coach hears of a week once it is through, not of each workout.
create or replace function app.tell_week_done()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  week record;
  assigned app.assigned_plans;
begin
  select count(*) filter (where other.state = 'planned') as waiting,
         count(*) filter (where other.state = 'done') as done,
         count(*) filter (where not (other.state = 'skipped' and other.coach_changes @> '{skip}')) as sessions
    into week
    from app.planned_workouts as other
   where other.tenant_id = new.tenant_id
     and other.lifter_id = new.lifter_id
     and other.assignment_id = new.assignment_id
     and other.cycle is not distinct from new.cycle
     and other.week = new.week;
  if week.waiting > 0 or week.done = 0 then
    return null;
  end if;
  select own.*
    into assigned
    from app.assigned_plans as own
   where own.tenant_id = new.tenant_id
     and own.lifter_id = new.lifter_id
     and own.id = new.assignment_id
     and own.state = 'active';
  if found and app.plans_open_to(assigned.coach_id, new.lifter_id) then
    perform app.tell_coach(
      assigned, 'plan_week_done',
      jsonb_build_object('week', new.week, 'done', week.done, 'sessions', week.sessions));
  end if;
  return null;
end
$$;

-- A programme of the coach's is changed only where loads and exercises are the lifter's to change; deleting it removes
-- the plan.
create or replace function app.watch_assigned_programme()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if old.assignment_id is null or coalesce(current_setting('app.planning', true), '') = 'platform' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' then
    perform app.close_plan(old.lifter_id, old.assignment_id, 'removed');
    return old;
  end if;
  if new.number <> old.number then
    perform app.adapt_plan(old.lifter_id, old.assignment_id, '{exercises,loads}');
  end if;
  return new;
end
$$;
