-- Leaving: asked for by the account's holder or by an admin, and taken back as long as the time until then lasts.
-- From the request on no coach and no team sees anything of the lifter's; everything else goes on as before.

-- When the account will be erased. Asked again, the first request remains. One by an admin waits at least as long as an
-- admin's other changes of an account (auth.limits.account_change_wait), whatever the tenant's setting, which an admin
-- can change too. MM404 for who is not there, MM409 for the last admin.
create or replace function app.request_erasure(account uuid, by uuid)
returns timestamptz
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due timestamptz;
  before timestamptz;
begin
  perform app.spare_last_admin(account);
  select leaving.erasure_due_at
    into due
    from app.accounts as leaving
   where leaving.tenant_id = app.tenant_id()
     and leaving.id = account
     for no key update;
  if not found then
    perform app.raise_not_found('no-such-account');
  end if;
  if due is not null then
    return due;
  end if;
  before := app.hide_from_coaches(account);
  insert into app.erasures (tenant_id, account_id, asked_by, asked_at, pause_before)
  values (app.tenant_id(), account, by, now(), before);
  update app.accounts as leaving
     set erasure_due_at = now() + greatest(
           make_interval(days => tenant.erasure_grace_days),
           case when by <> account then l.account_change_wait end)
    from app.tenants as tenant, auth.limits as l
   where tenant.id = leaving.tenant_id
     and leaving.tenant_id = app.tenant_id()
     and leaving.id = account
  returning leaving.erasure_due_at into due;
  update app.erasures as asked
     set mail_id = app.mail_of_erasure(account, 'erasure_requested')
   where asked.tenant_id = app.tenant_id()
     and asked.account_id = account;
  perform app.audit(
    'erasure_requested', account,
    jsonb_build_object('by', case when by = account then 'holder' else 'admin' end, 'due_at', due));
  return due;
end
$$;

-- MM404 where there is nothing to take back, MM409 once it has begun.
create or replace function app.take_back_erasure(account uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  asked app.erasures;
begin
  perform app.lock_people(array[account]);
  delete
    from app.erasures as erasure
   where erasure.tenant_id = app.tenant_id()
     and erasure.account_id = account
  returning * into asked;
  if not found then
    perform app.raise_not_found('no-such-erasure');
  end if;
  if asked.begun_at is not null then
    perform app.raise_conflict('erasure-begun');
  end if;
  update app.accounts as staying
     set erasure_due_at = null
   where staying.tenant_id = app.tenant_id()
     and staying.id = account;
  perform app.show_to_coaches(account, asked.pause_before);
  perform app.tell_of_erasure(account, 'erasure_taken_back');
  perform app.audit('erasure_taken_back', account);
end
$$;

-- My own, with a recent proof of who I am.
create or replace function app.leave()
returns timestamptz
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_proof();
  return app.request_erasure(app.account_id(), app.account_id());
end
$$;

create or replace function app.stay()
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.take_back_erasure(app.account_id());
$$;

-- MM409 where nobody would be left to look after the tenant's accounts. All admins are locked in one order, so that two
-- who leave at the same time wait for each other.
create or replace function app.spare_last_admin(account uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  staying bigint;
begin
  if not exists (
    select
      from app.admin_duties as leaving
     where leaving.tenant_id = app.tenant_id()
       and leaving.account_id = account
       and leaving.duty = 'accounts') then
    return;
  end if;
  perform
     from app.accounts as admin
    where admin.tenant_id = app.tenant_id()
      and 'admin' = any (admin.roles)
    order by admin.id
      for no key update;
  select count(*)
    into staying
    from app.admin_duties as given
    join app.accounts as admin
      on admin.tenant_id = given.tenant_id
     and admin.id = given.account_id
   where given.tenant_id = app.tenant_id()
     and given.duty = 'accounts'
     and given.account_id <> account
     and admin.locked_at is null
     and admin.erasure_due_at is null;
  if staying = 0 then
    perform app.raise_conflict('last-admin');
  end if;
end
$$;

-- A pause of all sharing without an end, of which the coaches get no notice; returns until when the lifter had paused it
-- by themselves.
create or replace function app.hide_from_coaches(lifter uuid)
returns timestamptz
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  before timestamptz;
begin
  select pause.until
    into before
    from app.sharing_pauses as pause
   where pause.tenant_id = app.tenant_id()
     and pause.lifter_id = lifter
     and pause.until > now();
  insert into app.sharing_pauses as earlier (tenant_id, lifter_id, until)
  values (app.tenant_id(), lifter, 'infinity')
      on conflict (tenant_id, lifter_id) do update
     set since = case when earlier.until > now() then earlier.since else now() end,
         until = excluded.until;
  perform app.set_pauses(lifter, 'infinity');
  return before;
end
$$;

create or replace function app.show_to_coaches(lifter uuid, pause_before timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if pause_before > now() then
    update app.sharing_pauses as pause
       set until = pause_before
     where pause.tenant_id = app.tenant_id()
       and pause.lifter_id = lifter;
    perform app.set_pauses(lifter, pause_before);
  else
    delete
      from app.sharing_pauses as pause
     where pause.tenant_id = app.tenant_id()
       and pause.lifter_id = lifter;
    perform app.set_pauses(lifter, '-infinity');
  end if;
end
$$;

create or replace function app.set_pauses(lifter uuid, until timestamptz)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update app.grants as granted
     set paused_until = set_pauses.until
   where granted.tenant_id = app.tenant_id()
     and granted.lifter_id = lifter;
  update app.team_grants as granted
     set paused_until = set_pauses.until
   where granted.tenant_id = app.tenant_id()
     and granted.lifter_id = lifter;
$$;

create or replace function app.tell_of_erasure(account uuid, kind text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.mail_of_erasure(account, kind);
$$;

-- The mail's id. `date` is the day in the person's own zone.
create or replace function app.mail_of_erasure(account uuid, kind text)
returns uuid
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.queue_mail(
           kind, leaving.email,
           jsonb_strip_nulls(jsonb_build_object(
             'name', coalesce(leaving.display_name, leaving.username), 'username', leaving.username,
             'date', to_char(leaving.erasure_due_at at time zone leaving.time_zone, 'YYYY-MM-DD'))))
    from app.accounts as leaving
   where leaving.tenant_id = app.tenant_id()
     and leaving.id = account;
$$;

grant execute on function app.leave(), app.stay() to mm_lifter, mm_coach, mm_admin;
