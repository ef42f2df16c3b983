-- Alerts about unusual events, and the admins' notices of them.

-- One incident is announced once: until an admin acknowledges it, a further occurrence moves its end alone; after that it
-- is not raised again for an hour. True where it was announced. Notices and mail name no one: an admin reads the alert.
create or replace function app.raise_alert(
  tenant integer, kind text, about text, account uuid, details jsonb, at timestamptz)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  raised uuid := app.new_id();
  is_new boolean;
begin
  if exists (
    select
      from app.alerts as seen
     where seen.tenant_id = tenant
       and seen.kind = raise_alert.kind
       and seen.about = raise_alert.about
       and seen.acknowledged_at > raise_alert.at - interval '1 hour') then
    return false;
  end if;
  insert into app.alerts as open_one (tenant_id, id, kind, about, account_id, details, first_at, last_at)
  values (
    tenant, raised, raise_alert.kind, raise_alert.about, account, raise_alert.details, raise_alert.at, raise_alert.at)
      on conflict (tenant_id, kind, about) where acknowledged_at is null do update
     set last_at = greatest(open_one.last_at, excluded.last_at),
         details = excluded.details
  returning open_one.id = raised into is_new;
  if is_new then
    -- a job of the whole installation has no tenant of its own
    perform set_config('app.tenant_id', tenant::text, true);
    perform app.notify(admin.id, 'alert_raised', jsonb_build_object('alert', raised, 'kind', raise_alert.kind)),
            auth.tell(tenant, admin.id, 'alert_raised')
       from app.accounts as admin
      where admin.tenant_id = tenant
        and 'admin' = any (admin.roles)
        and admin.locked_at is null;
    perform app.audit_in(
      tenant, 'alert_raised', account, jsonb_build_object('alert', raised, 'kind', raise_alert.kind));
  end if;
  return is_new;
end
$$;
drop function if exists app.raise_alerts(timestamptz, integer, boolean);

-- A tenant's run of the job `watch`.
create or replace function app.raise_alerts(
  at timestamptz, at_most integer, is_dry_run boolean, out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  seen record;
begin
  changed := 0;
  sample := '[]';
  has_more := false;
  for seen in
    select *
      from app.unusual(raise_alerts.at)
     limit at_most
  loop
    if is_dry_run or app.raise_alert(
         app.tenant_id(), seen.kind, seen.about, seen.account, seen.details, raise_alerts.at) then
      changed := changed + 1;
      sample := sample || jsonb_build_object('kind', seen.kind, 'account', seen.account);
    end if;
  end loop;
end
$$;
drop function if exists app.watch_backups(timestamptz, boolean);

-- Where backups are set up, a night without one raises an alert for the default tenant's admins. Before the first one, it
-- counts since the installation began.
create or replace function app.watch_backups(at timestamptz, is_dry_run boolean, out changed bigint, out sample jsonb)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  installation app.tenants;
  latest timestamptz;
begin
  changed := 0;
  sample := '[]';
  select tenant.* into installation from app.tenants as tenant where tenant.is_default;
  select max(kept.made_at) into latest from app.backups as kept;
  if coalesce(latest, installation.created_at) >= at - interval '26 hours' then
    return;
  end if;
  if is_dry_run or app.raise_alert(
       installation.id, 'backup_overdue', '', null, jsonb_build_object('latest', latest), at) then
    changed := 1;
    sample := jsonb_build_array(latest);
  end if;
end
$$;
drop function if exists app.watch_absent_backups(timestamptz, boolean);

-- Where no backups are set up, the default tenant's admins get an alert after three days, and once: some back the
-- database up by other means. An alert is kept for a year, and so is what was said of it.
create or replace function app.watch_absent_backups(
  at timestamptz, is_dry_run boolean, out changed bigint, out sample jsonb)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  installation app.tenants;
  latest timestamptz;
begin
  changed := 0;
  sample := '[]';
  select tenant.* into installation from app.tenants as tenant where tenant.is_default;
  select max(kept.made_at) into latest from app.backups as kept;
  if coalesce(latest, installation.created_at) >= at - interval '3 days'
     or exists (
       select
         from app.alerts as told
        where told.tenant_id = installation.id
          and told.kind = 'backup_not_configured') then
    return;
  end if;
  if is_dry_run or app.raise_alert(
       installation.id, 'backup_not_configured', '', null, jsonb_build_object('latest', latest), at) then
    changed := 1;
    sample := jsonb_build_array(latest);
  end if;
end
$$;
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.forget_alerts(timestamptz, integer, boolean);

-- Alerts are kept for a year from their last occurrence.
create or replace function app.forget_alerts(
  at timestamptz, at_most integer, is_dry_run boolean, out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if is_dry_run then
    select count(*), coalesce(jsonb_agg(old.id) filter (where old.row_num <= 10), '[]'), false
      into changed, sample, has_more
      from (
        select alert.id, row_number() over (order by alert.last_at) as row_num
          from app.alerts as alert
         where alert.last_at <= forget_alerts.at - interval '365 days') as old;
    return;
  end if;
  with old as materialized (
    select alert.tenant_id, alert.id
      from app.alerts as alert
     where alert.last_at <= forget_alerts.at - interval '365 days'
     limit at_most
       for update skip locked
  ), gone as (
    delete from app.alerts as alert
     using old
     where alert.tenant_id = old.tenant_id
       and alert.id = old.id
    returning alert.id
  )
  select count(*), coalesce(to_jsonb((array_agg(gone.id))[1:10]), '[]'), count(*) = at_most
    into changed, sample, has_more
    from gone;
end
$$;

-- MM404 where there is no such alert; MM409 for an admin who comes second.
create or replace function app.acknowledge_alert(id uuid, note text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  seen app.alerts;
begin
  perform app.demand_duty('moderation');
  -- an alert that was seen to is not raised again for an hour: whoever took over a session must not silence it
  perform app.demand_proof();
  select alert.*
    into seen
    from app.alerts as alert
   where alert.tenant_id = app.tenant_id()
     and alert.id = acknowledge_alert.id
     for update;
  if not found then
    perform app.raise_not_found('no-such-alert');
  end if;
  if seen.acknowledged_by = app.account_id() then
    return;
  end if;
  if seen.acknowledged_at is not null then
    perform app.raise_conflict('alert-seen-to');
  end if;
  update app.alerts as alert
     set acknowledged_at = now(),
         acknowledged_by = app.account_id(),
         note = acknowledge_alert.note
   where alert.tenant_id = seen.tenant_id
     and alert.id = seen.id;
  perform app.audit('alert_acknowledged', seen.account_id, jsonb_build_object('alert', seen.id, 'kind', seen.kind));
end
$$;

grant execute on function
  app.raise_alert(integer, text, text, uuid, jsonb, timestamptz),
  app.raise_alerts(timestamptz, integer, boolean),
  app.forget_alerts(timestamptz, integer, boolean)
  to mm_worker;
grant execute on function app.watch_backups(timestamptz, boolean), app.watch_absent_backups(timestamptz, boolean)
  to mm_worker;
grant execute on function app.acknowledge_alert(uuid, text)
  to mm_admin;
