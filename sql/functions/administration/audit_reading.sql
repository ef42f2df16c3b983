-- How the audit log is read: by the tenant's admins whose duty it is, and by what verifies it.

-- Who shares what with whom is no admin's business: of these entries the actor alone is shown, or the account where a job did
-- it. In plpgsql, since its plan outlives the call and a search asks for each entry.
create or replace function app.is_about_sharing(action text)
returns boolean
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  return action = any (array[
    'coach_blocked', 'coaching_ended', 'grants_ended', 'invite_accepted', 'invite_declined', 'sharing_changed',
    'sharing_paused', 'sharing_resumed', 'team_sharing_changed', 'team_shut_out']);
end
$$;

-- Newest first, before a number. Where a request came from is shown of what an admin, a job or the command did; of what others
-- did app.look_at_origin shows it. The filter and the search go by what is shown, so that they find nothing else out. The
-- names are those of today. With `search` every entry that the other conditions leave
-- is read through, so a period belongs to it.
create or replace function app.search_audit(
  actor uuid, subject uuid, action text, first timestamptz, last timestamptz, search text, before bigint,
  at_most integer)
returns table (
  number bigint, at timestamptz, actor json, role text, action text, subject json, details jsonb, reason text,
  request_id uuid, origin json, origin_on_request boolean, hash text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_custom_plan
as $$
  select app.demand_duty('operations');
  select entry.number, entry.at, app.person_named(entry.actor_id), entry.role, entry.action,
         app.person_named(shown.subject_id), shown.details, why.reason, entry.request_id,
         (select row_to_json(seen)
            from (select kept.email, kept.address, kept.user_agent) as seen
           where kept.digest is not null
             and shown.has_origin),
         kept.digest is not null and not shown.has_origin, encode(entry.hash, 'hex')
    from app.audit_entries as entry
   cross join lateral (
     select case when not app.is_about_sharing(entry.action) or entry.actor_id is null then entry.subject_id end as subject_id,
            case when app.is_about_sharing(entry.action) then '{}' else entry.details - 'reason' end as details,
            entry.role in ('admin', 'worker', 'command') as has_origin) as shown
    left join app.audit_origins as kept
      on kept.tenant_id = entry.tenant_id
     and kept.digest = entry.origin
    left join app.audit_reasons as why
      on why.tenant_id = entry.tenant_id
     and why.digest = entry.details ->> 'reason'
   where entry.tenant_id = (select app.tenant_id())
     and entry.number < $7
     and ($1 is null or entry.actor_id = $1)
     -- apart: as one condition it is thought to leave so few rows that all are sorted for a page
     and ($2 is null or entry.subject_id = $2)
     and ($2 is null or shown.subject_id is not null)
     and ($3 is null or entry.action = $3)
     and ($4 is null or entry.at >= $4)
     and ($5 is null or entry.at < $5)
     and ($6 is null
          or position(lower($6) in lower(concat_ws(' ', entry.action, shown.details, why.reason))) > 0
          or shown.has_origin
         and position(lower($6) in lower(concat_ws(' ', kept.email, kept.address, kept.user_agent))) > 0)
   order by entry.number desc
   limit $8;
$$;

-- Where the request of an entry came from, also of what a lifter or a coach did. That an admin looked is an entry, too, which
-- counts among the unusual reads. MM422 without a reason, MM404 where there is no such entry, or where nothing is kept of it.
create or replace function app.look_at_origin(number bigint, reason text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  entry app.audit_entries;
  kept app.audit_origins;
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  if coalesce(btrim(reason), '') = '' then
    perform app.raise_fault('/reason', 'missing');
  end if;
  select *
    into entry
    from app.audit_entries as written
   where written.tenant_id = app.tenant_id()
     and written.number = look_at_origin.number;
  select *
    into kept
    from app.audit_origins as origin
   where origin.tenant_id = entry.tenant_id
     and origin.digest = entry.origin;
  if kept.digest is null then
    perform app.raise_not_found('no-such-origin');
  end if;
  perform app.audit(
    'audit_origin_viewed', kept.account_id,
    app.keep_reason(
      coalesce(kept.account_id, app.account_id()), look_at_origin.reason,
      jsonb_build_object('number', entry.number)));
  return json_build_object('email', kept.email, 'address', kept.address, 'user_agent', kept.user_agent);
end
$$;

create or replace function app.person_named(account uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select account as id, person.username, person.display_name
        from (values (account)) as named (id)
        left join app.accounts as person
          on person.tenant_id = (select app.tenant_id())
         and person.id = named.id
       where named.id is not null) as shown;
$$;

-- For what names accounts beside the audit log: the alerts.
create or replace function app.audit_person(account uuid)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('moderation');
  return app.person_named(account);
end
$$;

-- A cell of a table for a spreadsheet (RFC 4180), which takes what begins with one of these signs for a formula: those
-- get an apostrophe ahead, and so do those that have apostrophes before such a sign, so that it can be taken off again.
create or replace function app.csv_cell(content text)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
return case when content is null then ''
            else '"' || case when content ~ '^''*[=+@\t\r＝＋－＠-]' then '''' else '' end || replace(content, '"', '""') || '"' end;

create or replace function app.note_audit_searched(filter jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  perform app.audit('audit_searched', null, filter);
end
$$;

create or replace function app.note_audit_exported(filter jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  perform app.demand_proof();
  perform app.audit('audit_exported', null, filter);
end
$$;

-- The next entries of a chain, each field in the text that it is hashed in.
create or replace function app.audit_chain(tenant_id integer, after bigint, at_most integer)
returns table (
  number bigint, tenant text, number_text text, at_text text, actor text, role text, action text, subject text,
  details text, request text, origin text, previous_hash text, hash text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select entry.number, entry.tenant_id::text, entry.number::text,
         ((extract(epoch from entry.at) * 1000000)::bigint)::text, entry.actor_id::text, entry.role, entry.action,
         entry.subject_id::text, entry.details::text, entry.request_id::text, encode(entry.origin, 'hex'),
         encode(entry.previous_hash, 'hex'), encode(entry.hash, 'hex')
    from app.audit_entries as entry
   where entry.tenant_id = audit_chain.tenant_id
     and entry.number > after
   order by entry.number, entry.hash
   limit at_most;
$$;

grant execute on function
  app.search_audit(uuid, uuid, text, timestamptz, timestamptz, text, bigint, integer), app.audit_person(uuid),
  app.csv_cell(text), app.note_audit_searched(jsonb), app.note_audit_exported(jsonb),
  app.look_at_origin(bigint, text)
to mm_admin;
grant execute on function app.audit_chain(integer, bigint, integer) to mm_worker;
