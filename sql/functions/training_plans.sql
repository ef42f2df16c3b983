-- A coach's plan on a lifter's week: what the lifter may change of it, and who is told.

-- Whether a lifter lets this coach plan for them now, alone or in a team: what app.may_assign asks of the caller, of any
-- coach. It is asked at the moment, so that a plan becomes the lifter's own to change at the instant at which the grant
-- ends, and no job has to run.
create or replace function app.plans_open_to(coach uuid, lifter uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (
      select
        from app.grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.coach_id = coach
         and granted.scope = 'plans'
         and granted.lifter_id = lifter
         and granted.opens_at <= now()
         and granted.expires_at > now())
    or exists (
      select
        from app.team_members as member
        join app.team_grants as granted
          on granted.tenant_id = member.tenant_id
         and granted.team_id = member.team_id
       where member.tenant_id = app.tenant_id()
         and member.account_id = coach
         and member.role <> 'assistant'
         and granted.lifter_id = lifter
         and granted.scope = 'plans'
         and granted.opens_at <= now()
         and granted.expires_at > now()
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = granted.tenant_id
              and blocked.lifter_id = granted.lifter_id
              and blocked.coach_id = coach));
end
$$;

-- Says by whom planned workouts are written in the rest of the transaction: a programme, by its id, 'platform', or
-- nobody but the lifter (''). What a programme or the platform does to an assigned plan is no adaptation.
create or replace function app.plan_by(who text)
returns void
language sql volatile
security definer
set search_path = ''
as $$
  select set_config('app.planning', who, true)
$$;

-- Does what follows in another's name, until it is called with the first one again; only for functions that have asked
-- app.may_assign before. An error ends the transaction, so that there is nothing to put back.
create or replace function app.act_as(account uuid, planning text)
returns void
language sql volatile
security definer
set search_path = ''
as $$
  select set_config('app.account_id', account::text, true), set_config('app.planning', planning, true)
$$;

-- A prescription without what `loads` may change, and without what is not of the prescription itself.
create or replace function app.prescription_without(prescription jsonb, members text[])
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_agg(
           (given.element - array['name', 'lift', 'sets'])
           || jsonb_build_object(
                'sets',
                (select jsonb_agg(line.element - members order by line.turn)
                   from jsonb_array_elements(given.element -> 'sets') with ordinality as line (element, turn)))
           order by given.turn)
    from jsonb_array_elements(prescription) with ordinality as given (element, turn)
$$;

-- What a lifter changes of a planned workout. A session without a day waits for one: that is no other day.
create or replace function app.adaptations(before app.planned_workouts, now_planned app.planned_workouts)
returns text[]
language plpgsql immutable
set search_path = ''
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

-- A lifter changes a plan: refused where the coach keeps this as it is (MM409), else the coach is told. False where
-- there is no coach any more to whom the plan matters.
create or replace function app.adapt_plan(lifter uuid, plan uuid, changes text[])
returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  standing app.assigned_plans;
  kept text;
begin
  select own.*
    into standing
    from app.assigned_plans as own
    join app.accounts as account
      on account.tenant_id = own.tenant_id
     and account.id = own.lifter_id
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = adapt_plan.lifter
     and own.id = plan
     and own.state = 'active';
  if not found or not app.plans_open_to(standing.coach_id, lifter) then
    return false;
  end if;
  select change
    into kept
    from unnest(changes) as change
   where change <> all (standing.adaptation)
   limit 1;
  if found then
    perform app.raise_conflict(
      case kept
        when 'reschedule' then 'planDayLocked'
        when 'loads' then 'planLoadsLocked'
        when 'exercises' then 'planExercisesLocked'
        else 'planSessionsLocked'
      end,
      jsonb_build_object('coach', standing.coach_name));
  end if;
  -- Nothing of what it was: ten changes of one evening are one notice, and the notice outlives the grant.
  perform app.tell_coach(standing, 'plan_adapted', '{}');
  return true;
end
$$;

-- Tells the coach of a plan what its lifter did, under the names that both have now.
create or replace function app.tell_coach(plan app.assigned_plans, kind text, arguments jsonb)
returns void
language sql volatile
security definer
set search_path = ''
as $$
  select app.notify(
           plan.coach_id, kind,
           jsonb_build_object(
             'assignment_id', plan.id, 'plan', plan.name, 'lifter_id', plan.lifter_id,
             'lifter', coalesce(account.display_name, account.username))
           || arguments)
    from app.accounts as account
   where account.tenant_id = plan.tenant_id
     and account.id = plan.lifter_id
$$;

-- Holds a lifter to what the coach allows. What is new in an assigned programme belongs to its assignment.
create or replace function app.watch_assigned_workout()
returns trigger
language plpgsql
security definer
set search_path = ''
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
  end if;
  return new;
end
$$;

-- After `stamp`, which says the day of a time.
create or replace trigger watch_assigned
  before insert or update or delete on app.planned_workouts
  for each row execute function app.watch_assigned_workout();

-- The coach hears of a week once it is through, not of each workout.
create or replace function app.tell_week_done()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  week record;
  standing app.assigned_plans;
begin
  select count(*) filter (where other.state = 'planned') as waiting,
         count(*) filter (where other.state = 'done') as done,
         count(*) as sessions
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
    into standing
    from app.assigned_plans as own
   where own.tenant_id = new.tenant_id
     and own.lifter_id = new.lifter_id
     and own.id = new.assignment_id
     and own.state = 'active';
  if found and app.plans_open_to(standing.coach_id, new.lifter_id) then
    perform app.tell_coach(
      standing, 'plan_week_done',
      jsonb_build_object('week', new.week, 'done', week.done, 'sessions', week.sessions));
  end if;
  return null;
end
$$;

create or replace trigger tell_week_done
  after update on app.planned_workouts
  for each row
  when (new.assignment_id is not null and new.state <> 'planned' and old.state = 'planned')
  execute function app.tell_week_done();

-- A programme of the coach's is changed only where loads and exercises are the lifter's to change; deleting it removes
-- the plan.
create or replace function app.watch_assigned_programme()
returns trigger
language plpgsql
security definer
set search_path = ''
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

create or replace trigger watch_assigned
  before update or delete on app.programmes
  for each row execute function app.watch_assigned_programme();

-- Takes back what is still planned of a plan; what was done or skipped stays. What ended before stays as it ended.
create or replace function app.close_plan(lifter uuid, plan uuid, ending text)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  tenant constant integer := app.tenant_id();
  closed app.assigned_plans;
begin
  update app.assigned_plans as own
     set state = ending,
         ended_at = now(),
         missed = (
           select count(*)
             from app.planned_workouts as planned
            where planned.tenant_id = tenant
              and planned.lifter_id = close_plan.lifter
              and planned.assignment_id = plan
              and planned.state = 'planned'
              and planned.planned_for < (now() at time zone account.time_zone)::date)
    from app.accounts as account
   where account.tenant_id = tenant
     and account.id = close_plan.lifter
     and own.tenant_id = tenant
     and own.lifter_id = close_plan.lifter
     and own.id = plan
     and own.state = 'active'
  returning own.* into closed;
  if not found then
    return;
  end if;
  perform app.plan_by('platform');
  delete from app.planned_workouts as planned
   where planned.tenant_id = tenant
     and planned.lifter_id = close_plan.lifter
     and planned.assignment_id = plan
     and planned.state = 'planned';
  perform app.plan_by('');
  if ending = 'removed' and app.plans_open_to(closed.coach_id, lifter) then
    perform app.tell_coach(closed, 'plan_removed', '{}');
  end if;
end
$$;

-- The lifter takes a whole plan off their week, whatever the coach allows. A copied programme stays, theirs alone.
create or replace function app.remove_plan(plan uuid)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  perform app.begin_change(null, null, null);
  perform
     from app.assigned_plans as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id()
      and own.id = plan;
  if not found then
    raise exception using errcode = 'MM404', message = 'no such plan';
  end if;
  perform app.close_plan(app.account_id(), plan, 'removed');
end
$$;

-- Whether only what the coach allows may be changed of one's plan now.
create or replace function app.is_plan_locked(plan uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select
      from app.assigned_plans as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = plan
       and own.state = 'active'
       and app.plans_open_to(own.coach_id, own.lifter_id));
end
$$;

-- The lifter begins the next cycle of their programme and leaves the rest of this one out.
create or replace function app.leave_out_rest(programme uuid, sessions integer)
returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own app.programmes;
begin
  select kept.*
    into own
    from app.programmes as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = app.account_id()
     and kept.id = programme
     and kept.assignment_id is not null;
  if found and app.adapt_plan(own.lifter_id, own.assignment_id, '{skip}') then
    update app.assigned_plans as plan
       set left_out = plan.left_out + sessions
     where plan.tenant_id = own.tenant_id
       and plan.lifter_id = own.lifter_id
       and plan.id = own.assignment_id;
  end if;
end
$$;

create or replace trigger stamp
  before insert or update on app.assigned_plans
  for each row execute function app.stamp_version();

alter function app.plans_open_to(uuid, uuid) owner to mm_definer;
alter function app.plan_by(text) owner to mm_definer;
alter function app.act_as(uuid, text) owner to mm_definer;
alter function app.adapt_plan(uuid, uuid, text[]) owner to mm_definer;
alter function app.tell_coach(app.assigned_plans, text, jsonb) owner to mm_definer;
alter function app.watch_assigned_workout() owner to mm_definer;
alter function app.tell_week_done() owner to mm_definer;
alter function app.watch_assigned_programme() owner to mm_definer;
alter function app.close_plan(uuid, uuid, text) owner to mm_definer;
alter function app.remove_plan(uuid) owner to mm_definer;
alter function app.leave_out_rest(uuid, integer) owner to mm_definer;
alter function app.is_plan_locked(uuid) owner to mm_definer;
grant execute on function app.prescription_without(jsonb, text[]),
      app.adaptations(app.planned_workouts, app.planned_workouts)
   to mm_definer;
grant execute on function app.plan_by(text), app.remove_plan(uuid), app.leave_out_rest(uuid, integer),
      app.is_plan_locked(uuid)
   to mm_lifter, mm_coach;
