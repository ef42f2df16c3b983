-- Support's looks at a lifter's training: for a reason, at some of it, for minutes. The lifter is notified at once, and
-- every look is in the lifter's access log and in the audit log.

create or replace function app.break_glass_state(glass app.break_glass)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when glass.ended_by is not null or glass.ends_at <= now() then 'ended'
              when glass.opened_at is not null then 'open'
              when glass.requested_at <= now() - interval '1 day' then 'expired'
              else 'waiting' end;
$$;

create or replace function app.break_glass_shown(glass app.break_glass)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select glass.id, glass.lifter_id as account, glass.admin_id as admin, glass.reason, glass.scopes, glass.minutes,
             app.break_glass_state(glass) as state, glass.requested_at, glass.approved_by, glass.opened_at,
             glass.ends_at) as shown;
$$;

-- Opens it, or lets it wait for a second admin where the tenant wants one. MM422 for an account that trains not here.
create or replace function app.break_glass(id uuid, lifter uuid, reason text, scopes text[], minutes integer)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  needs_approval constant boolean := (
    select tenant.break_glass_needs_approval or coalesce(tenant.break_glass_approval_until > now(), false)
      from app.tenants as tenant
     where tenant.id = app.tenant_id());
begin
  perform app.demand_duty('accounts');
  if not exists (
    select
      from app.accounts as person
     where person.tenant_id = app.tenant_id()
       and person.id = lifter
       and person.roles && array['lifter', 'coach']) then
    perform app.raise_fault('/account', 'unknown');
  end if;
  perform app.administer(lifter);
  perform app.enforce_limit(5, count(*))
     from app.break_glass as glass
    where glass.tenant_id = app.tenant_id()
      and glass.admin_id = app.account_id()
      and app.break_glass_state(glass) in ('open', 'waiting');
  insert into app.break_glass (tenant_id, lifter_id, id, admin_id, reason, scopes, minutes)
  values (
    app.tenant_id(), lifter, break_glass.id, app.account_id(), break_glass.reason, break_glass.scopes,
    break_glass.minutes);
  perform app.audit(
    'break_glass_asked', lifter,
    app.keep_reason(
      lifter, break_glass.reason,
      jsonb_build_object('id', break_glass.id, 'scopes', break_glass.scopes, 'minutes', break_glass.minutes)));
  if needs_approval then
    perform app.notify(admin.id, 'break_glass_asked', jsonb_build_object('id', break_glass.id))
       from app.accounts as admin
       join app.admin_duties as given
         on given.tenant_id = admin.tenant_id
        and given.account_id = admin.id
        and given.duty = 'accounts'
      where admin.tenant_id = app.tenant_id()
        and admin.locked_at is null
        and admin.id <> app.account_id();
  else
    perform app.start_looking(break_glass.id, null);
  end if;
end
$$;

create or replace function app.start_looking(opening uuid, approver uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  opened app.break_glass;
begin
  update app.break_glass as glass
     set approved_by = approver,
         opened_at = now(),
         ends_at = now() + make_interval(mins => glass.minutes)
   where glass.tenant_id = app.tenant_id()
     and glass.id = opening
  returning glass.* into opened;
  perform app.notify(
    opened.lifter_id, 'break_glass_opened',
    jsonb_build_object('break_glass', opened.id, 'minutes', opened.minutes, 'reason', opened.reason));
  perform app.mail_to(
    opened.lifter_id, 'break_glass_opened',
    jsonb_build_object('minutes', opened.minutes::text, 'reason', opened.reason));
  perform app.audit('break_glass_opened', opened.lifter_id, jsonb_build_object('id', opened.id));
end
$$;

-- By another admin, within a day; by one who was an admin some days before it was asked for, since the first could have
-- made another account one. MM410 for what does not wait.
create or replace function app.approve_break_glass(opening uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  asked app.break_glass;
begin
  perform app.begin_administration('accounts');
  select glass.*
    into asked
    from app.break_glass as glass
   where glass.tenant_id = app.tenant_id()
     and glass.id = opening
     for no key update;
  if not found then
    perform app.raise_not_found('no-such-opening');
  end if;
  if asked.admin_id = app.account_id()
     or not exists (
       select
         from app.accounts as admin
        cross join auth.limits as l
        where admin.tenant_id = asked.tenant_id
          and admin.id = app.account_id()
          and admin.admin_since <= asked.requested_at - l.account_change_wait) then
    perform app.raise_conflict('second-admin-needed');
  end if;
  if app.break_glass_state(asked) <> 'waiting' then
    perform app.raise_gone('request-over');
  end if;
  perform app.start_looking(opening, app.account_id());
end
$$;

-- Any admin may end it, at once and without a proof.
create or replace function app.end_break_glass(opening uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  ended app.break_glass;
begin
  perform app.demand_duty('accounts');
  update app.break_glass as glass
     set ended_by = coalesce(glass.ended_by, app.account_id()),
         ends_at = least(glass.ends_at, now())
   where glass.tenant_id = app.tenant_id()
     and glass.id = opening
  returning glass.* into ended;
  if not found then
    perform app.raise_not_found('no-such-opening');
  end if;
  perform app.audit('break_glass_ended', ended.lifter_id, jsonb_build_object('id', ended.id));
end
$$;

create or replace function app.break_glass_of(opening uuid)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('accounts');
  select app.break_glass_shown(glass)
    from app.break_glass as glass
   where glass.tenant_id = app.tenant_id()
     and glass.id = opening;
$$;

-- All of the tenant's for admins; of a lifter's own those that were opened.
create or replace function app.break_glass_page(
  of_lifter uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.page(
           array_agg(app.break_glass_shown(listed.glass)),
           array_agg(app.cursor((listed.glass).requested_at, (listed.glass).id)),
           at_most)
    from (
      select glass
        from app.break_glass as glass
       where glass.tenant_id = app.tenant_id()
         and (of_lifter is null or glass.lifter_id = of_lifter and glass.opened_at is not null)
         and (glass.requested_at, glass.id) < (before, before_id)
       order by glass.requested_at desc, glass.id desc
       limit at_most + 1) as listed;
$$;

create or replace function app.list_break_glass(before timestamptz, before_id uuid, at_most integer)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.demand_duty('accounts');
  select app.break_glass_page(null, before, before_id, at_most);
$$;

create or replace function app.own_break_glass(before timestamptz, before_id uuid, at_most integer)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.break_glass_page(app.account_id(), before, before_id, at_most);
$$;

-- The door for admins, and the only one: the lifter of an opening of the calling admin's that is open now for this scope,
-- else no row. Leaves an entry in the lifter's access log, as app.log_access does, and one in the audit log for each
-- look. A workout that is not the lifter's was not seen.
create or replace function app.authorize_support(opening uuid, scope text, object uuid default null)
returns setof uuid
language plpgsql volatile rows 1
set search_path = pg_catalog, pg_temp
as $$
declare
  lifter uuid;
begin
  perform app.demand_duty('accounts');
  if current_setting('role') <> 'mm_admin' then
    return;
  end if;
  select glass.lifter_id
    into lifter
    from app.break_glass as glass
    join app.accounts as admin
      on admin.tenant_id = glass.tenant_id
     and admin.id = glass.admin_id
   where glass.tenant_id = app.tenant_id()
     and glass.id = opening
     and glass.admin_id = app.account_id()
     and authorize_support.scope = any (glass.scopes)
     and app.break_glass_state(glass) = 'open'
     and admin.roles @> array['admin']
     and admin.locked_at is null
     and (object is null
          or exists (
            select
              from app.workouts as workout
             where workout.tenant_id = glass.tenant_id
               and workout.lifter_id = glass.lifter_id
               and workout.id = object));
  if lifter is null then
    return;
  end if;
  insert into app.access_log (tenant_id, lifter_id, id, viewer_id, scope, object_id, break_glass_id)
  values (app.tenant_id(), lifter, app.new_id(), app.account_id(), authorize_support.scope, object, opening)
      on conflict on constraint access_log_once_a_quarter do nothing;
  perform app.audit(
    'break_glass_looked', lifter,
    jsonb_strip_nulls(jsonb_build_object('id', opening, 'scope', authorize_support.scope, 'object', object)));
  return next lifter;
end
$$;

grant execute on function
    app.break_glass(uuid, uuid, text, text[], integer), app.approve_break_glass(uuid), app.end_break_glass(uuid),
    app.break_glass_of(uuid), app.list_break_glass(timestamptz, uuid, integer)
  to mm_admin;
grant execute on function app.own_break_glass(timestamptz, uuid, integer) to mm_lifter, mm_coach;
