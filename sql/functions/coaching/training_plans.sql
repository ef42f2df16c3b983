-- A coach's plan on a lifter's week: what the lifter may change of it, and who gets a notice.

-- Whether a lifter lets this coach plan for them, alone or in a team: what app.may_assign asks of the caller, of any
-- coach. It is asked at the moment, so that a plan becomes the lifter's own to change at the instant at which the grant
-- ends, and no job has to run. `even_paused` counts what a pause hides: a pause is no end, and what was agreed of a plan
-- holds.
create or replace function app.lets_plan(coach uuid, lifter uuid, even_paused boolean)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
      select
        from app.grants as granted
       where granted.tenant_id = app.tenant_id()
         and granted.coach_id = coach
         and granted.scope = 'plans'
         and granted.lifter_id = lifter
         and case when even_paused then granted.starts_at else granted.opens_at end <= now()
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
         and case when even_paused then granted.starts_at else granted.opens_at end <= now()
         and granted.expires_at > now()
         and not exists (
           select
             from app.blocked_coaches as blocked
            where blocked.tenant_id = granted.tenant_id
              and blocked.lifter_id = granted.lifter_id
              and blocked.coach_id = coach));
end
$$;

-- Whether the coach may see now what is planned, and plan.
create or replace function app.plans_open_to(coach uuid, lifter uuid)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return app.lets_plan(coach, lifter, false);
end
$$;

-- Says by whom planned workouts are written in the rest of the transaction: a programme, by its id, 'platform', or
-- nobody but the lifter (''). What a programme or the platform does to an assigned plan is no adaptation.
create or replace function app.plan_by(who text)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select set_config('app.planning', who, true)
$$;

-- Does what follows in another's name, until it is called with the first one again; only for functions that have asked
-- app.may_assign before. An error ends the transaction, so that there is nothing to put back.
create or replace function app.act_as(account uuid, planning text)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select set_config('app.account_id', account::text, true), set_config('app.planning', planning, true)
$$;

-- Tells the coach of a plan what its lifter did, under the names that both have now.
create or replace function app.tell_coach(plan app.assigned_plans, kind text, arguments jsonb)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
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

-- After `stamp`, which says the day of a time.

-- Takes back what is still planned of a plan; what was done or skipped stays. What ended before stays as it ended.
create or replace function app.close_plan(lifter uuid, plan uuid, ending text)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
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
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_for_update(null, null, null);
  perform
     from app.assigned_plans as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id()
      and own.id = plan;
  if not found then
    perform app.raise_not_found('no-such-plan');
  end if;
  perform app.close_plan(app.account_id(), plan, 'removed');
end
$$;

-- Whether only what the coach allows may be changed of one's plan now.
create or replace function app.is_plan_locked(plan uuid)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.assigned_plans as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = plan
       and own.state = 'active'
       and app.lets_plan(own.coach_id, own.lifter_id, true));
end
$$;

-- The lifter begins the next cycle of their programme and leaves the rest of this one out.
create or replace function app.leave_out_rest(programme uuid, sessions integer)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
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
  if found
     and (coalesce(current_setting('app.planning', true), '') = 'platform'
          or app.adapt_plan(own.lifter_id, own.assignment_id, '{skip}')) then
    update app.assigned_plans as plan
       set left_out = plan.left_out + sessions
     where plan.tenant_id = own.tenant_id
       and plan.lifter_id = own.lifter_id
       and plan.id = own.assignment_id;
  end if;
end
$$;

grant execute on function app.plan_by(text), app.remove_plan(uuid), app.leave_out_rest(uuid, integer),
      app.is_plan_locked(uuid)
   to mm_lifter, mm_coach;
