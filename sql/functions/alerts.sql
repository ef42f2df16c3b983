-- What is unusual, and how admins hear of it.

-- One incident is told once: while nobody has seen to it, what goes on moves its end alone; what an admin has just seen to
-- does not begin anew for an hour. True where it was told. Notices and mail name no one: an admin reads the alert.
create or replace function app.raise_alert(
  tenant integer, kind text, about text, account uuid, details jsonb, at timestamptz)
returns boolean
language plpgsql
security definer
set search_path = ''
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

-- What stands out in the hour before a moment. A bound alone would call every busy coach unusual, the past alone every
-- first day: it takes both.
create or replace function app.unusual(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query select * from app.unusual_sign_ins(unusual.at);
  return query select * from app.unusual_reads(unusual.at);
  return query select * from app.unusual_exports(unusual.at);
end
$$;

-- 20 wrong passwords for one account, from wherever they came, and 50 from one address, whomever they were for.
create or replace function app.unusual_sign_ins(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language sql stable
set search_path = ''
as $$
  with failed as materialized (
    select attempt.subject, attempt.address
      from auth.sign_in_attempts as attempt
     where attempt.tenant_id = app.tenant_id()
       and attempt.outcome = 'failure'
       and attempt.at > unusual_sign_ins.at - interval '1 hour'
       and attempt.at <= unusual_sign_ins.at
  )
  select 'failed_sign_ins_of_account', person.id::text, person.id, jsonb_build_object('failures', tried.failures)
    from (
      select encode(failed.subject, 'hex')::uuid as id, count(*) as failures
        from failed
       where octet_length(failed.subject) = 16
       group by failed.subject
      having count(*) >= 20) as tried
    join app.accounts as person
      on person.tenant_id = app.tenant_id()
     and person.id = tried.id
   union all
  select 'failed_sign_ins_from_address', host(failed.address), null, jsonb_build_object('failures', count(*))
    from failed
   group by failed.address
  having count(*) >= 50;
$$;

-- A coach who looked at 100 people's data, or an admin who looked 100 accounts up, in one hour; and three times as many as
-- in the fullest hour of the four weeks before.
create or replace function app.unusual_reads(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language sql stable
set search_path = ''
as $$
  with looks as materialized (
    select seen.viewer_id as id, count(distinct seen.lifter_id) as people
      from app.access_log as seen
     where seen.tenant_id = app.tenant_id()
       and seen.at > unusual_reads.at - interval '1 hour'
       and seen.at <= unusual_reads.at
     group by seen.viewer_id
    having count(distinct seen.lifter_id) >= 100
     union all
    select entry.actor_id, count(*)
      from app.audit_entries as entry
     where entry.tenant_id = app.tenant_id()
       and entry.role = 'admin'
       and entry.action like '%\_viewed'
       and entry.at > unusual_reads.at - interval '1 hour'
       and entry.at <= unusual_reads.at
     group by entry.actor_id
    having count(*) >= 100
  )
  select 'mass_reads', person.id::text, person.id,
         jsonb_build_object('people', looks.people, 'usual', past.people)
    from looks
    join app.accounts as person
      on person.tenant_id = app.tenant_id()
     and person.id = looks.id
   cross join lateral (
     select greatest(
              coalesce((
                select max(hour.people)
                  from (
                    select count(distinct seen.lifter_id) as people
                      from app.access_log as seen
                     where seen.tenant_id = app.tenant_id()
                       and seen.viewer_id = looks.id
                       and seen.at > unusual_reads.at - interval '28 days'
                       and seen.at <= unusual_reads.at - interval '1 hour'
                     group by date_trunc('hour', seen.at)) as hour), 0),
              coalesce((
                select max(hour.people)
                  from (
                    select count(*) as people
                      from app.audit_entries as entry
                     where entry.tenant_id = app.tenant_id()
                       and entry.actor_id = looks.id
                       and entry.role = 'admin'
                       and entry.action like '%\_viewed'
                       and entry.at > unusual_reads.at - interval '28 days'
                       and entry.at <= unusual_reads.at - interval '1 hour'
                     group by date_trunc('hour', entry.at)) as hour), 0)) as people) as past
   where looks.people > 3 * past.people;
$$;

-- One person who took five copies along within a day; and 20 in a tenant, three times as many as on the fullest day of the
-- four weeks before.
create or replace function app.unusual_exports(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language sql stable
set search_path = ''
as $$
  with taken as materialized (
    select entry.actor_id, entry.at
      from app.audit_entries as entry
     where entry.tenant_id = app.tenant_id()
       and entry.action in ('audit_exported', 'export_asked')
       and entry.at > unusual_exports.at - interval '28 days'
       and entry.at <= unusual_exports.at
  )
  select 'many_exports', person.id::text, person.id, jsonb_build_object('exports', counted.exports)
    from (
      select taken.actor_id as id, count(*) as exports
        from taken
       where taken.at > unusual_exports.at - interval '1 day'
       group by taken.actor_id
      having count(*) >= 5) as counted
    join app.accounts as person
      on person.tenant_id = app.tenant_id()
     and person.id = counted.id
   union all
  select 'many_exports', '', null, jsonb_build_object('exports', today.exports, 'usual', past.exports)
    from (
      select count(*) as exports
        from taken
       where taken.at > unusual_exports.at - interval '1 day') as today
   cross join (
     select coalesce(max(day.exports), 0) as exports
       from (
         select count(*) as exports
           from taken
          where taken.at <= unusual_exports.at - interval '1 day'
          group by date_trunc('day', taken.at)) as day) as past
   where today.exports >= 20
     and today.exports > 3 * past.exports;
$$;

-- A tenant's run of the job `watch`.
create or replace function app.raise_alerts(
  at timestamptz, at_most integer, is_trial boolean, out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = ''
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
    if is_trial or app.raise_alert(
         app.tenant_id(), seen.kind, seen.about, seen.account, seen.details, raise_alerts.at) then
      changed := changed + 1;
      sample := sample || jsonb_build_object('kind', seen.kind, 'account', seen.account);
    end if;
  end loop;
end
$$;

-- Where backups are set up, a night without one is told to the default tenant's admins. Before the first one, it counts
-- since the installation began.
create or replace function app.watch_backups(at timestamptz, is_trial boolean, out changed bigint, out sample jsonb)
language plpgsql
security definer
set search_path = ''
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
  if is_trial or app.raise_alert(
       installation.id, 'backup_overdue', '', null, jsonb_build_object('latest', latest), at) then
    changed := 1;
    sample := jsonb_build_array(latest);
  end if;
end
$$;

-- Alerts that were seen to are kept for a year.
create or replace function app.forget_alerts(
  at timestamptz, at_most integer, is_trial boolean, out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if is_trial then
    select count(*), coalesce(jsonb_agg(old.id) filter (where old.turn <= 10), '[]'), false
      into changed, sample, has_more
      from (
        select alert.id, row_number() over (order by alert.last_at) as turn
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

-- MM404 where there is no such alert; another admin who comes second finds it seen to, MM409.
create or replace function app.acknowledge_alert(id uuid, note text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  seen app.alerts;
begin
  -- an alert that was seen to is not raised again for an hour: whoever took over a session must not silence it
  perform app.demand_proof();
  select alert.*
    into seen
    from app.alerts as alert
   where alert.tenant_id = app.tenant_id()
     and alert.id = acknowledge_alert.id
     for update;
  if not found then
    raise exception 'no such alert' using errcode = 'MM404';
  end if;
  if seen.acknowledged_by = app.account_id() then
    return;
  end if;
  if seen.acknowledged_at is not null then
    perform app.raise_conflict('alertSeenTo', '{}');
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

alter function app.raise_alert(integer, text, text, uuid, jsonb, timestamptz) owner to mm_definer;
alter function app.unusual(timestamptz) owner to mm_definer;
alter function app.unusual_sign_ins(timestamptz) owner to mm_definer;
alter function app.unusual_reads(timestamptz) owner to mm_definer;
alter function app.unusual_exports(timestamptz) owner to mm_definer;
alter function app.raise_alerts(timestamptz, integer, boolean) owner to mm_definer;
alter function app.watch_backups(timestamptz, boolean) owner to mm_definer;
alter function app.forget_alerts(timestamptz, integer, boolean) owner to mm_definer;
alter function app.acknowledge_alert(uuid, text) owner to mm_definer;
grant execute on function app.raise_alert(integer, text, text, uuid, jsonb, timestamptz),
  app.raise_alerts(timestamptz, integer, boolean), app.forget_alerts(timestamptz, integer, boolean)
to mm_worker;
grant execute on function app.watch_backups(timestamptz, boolean) to mm_worker;
grant execute on function app.acknowledge_alert(uuid, text) to mm_admin;
