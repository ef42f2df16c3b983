-- Unusual events: sign-ins that fail, reads by one person, exports.

-- Unusual events in the hour before a moment. A bound alone would call every busy coach unusual, the past alone every
-- first day: it takes both.
create or replace function app.unusual(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query select * from app.unusual_sign_ins(unusual.at);
  return query select * from app.unusual_reads(unusual.at);
  return query select * from app.unusual_exports(unusual.at);
end
$$;

-- 20 wrong passwords for one account, from any address, and 50 from one address, for any account.
create or replace function app.unusual_sign_ins(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with failed as materialized (
    select attempt.subject, attempt.address
      from auth.sign_in_attempts as attempt
     where attempt.tenant_id = app.tenant_id()
       and attempt.outcome in ('failure', 'forgiven')
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
-- in the fullest hour of the four weeks before. Who put a plan onto their week ('plans') has looked at nothing.
create or replace function app.unusual_reads(at timestamptz)
returns table (kind text, about text, account uuid, details jsonb)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with looks as materialized (
    select seen.viewer_id as id, count(distinct seen.lifter_id) filter (where seen.scope <> 'client_list') as people
      from app.access_log as seen
     where seen.tenant_id = app.tenant_id()
       and seen.at > unusual_reads.at - interval '1 hour'
       and seen.at <= unusual_reads.at
       and seen.scope <> 'plans'
     group by seen.viewer_id
    having count(distinct seen.lifter_id) filter (where seen.scope <> 'client_list') >= 100
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
                    select count(distinct seen.lifter_id) filter (where seen.scope <> 'client_list') as people
                      from app.access_log as seen
                     where seen.tenant_id = app.tenant_id()
                       and seen.viewer_id = looks.id
                       and seen.scope <> 'plans'
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
set search_path = pg_catalog, pg_temp
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
