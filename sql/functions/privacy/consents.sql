-- The policies to agree to, who agreed to them, and what follows from not having done so. Without policies nothing does.

-- The newest version of each kind, also one that takes effect later: people may agree to that one ahead.
create or replace function app.policies_to_agree_to()
returns setof app.policies
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select distinct on (policy.kind) policy.*
    from app.policies as policy
   where policy.tenant_id = app.tenant_id()
   order by policy.kind, policy.version desc;
$$;

-- Publishes the next version of a kind. A user who has not agreed to terms and privacy policy by `agree_by` only reads
-- from then on. MM409 for a version that is not the next.
create or replace function app.publish_policy(
  kind text, version integer, effective_at timestamptz, agree_by timestamptz, texts jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('content');
  perform app.demand_proof();
  perform from app.tenants as tenant where tenant.id = app.tenant_id() for no key update;
  if version is distinct from (
       select coalesce(max(policy.version), 0) + 1
         from app.policies as policy
        where policy.tenant_id = app.tenant_id()
          and policy.kind = publish_policy.kind) then
    perform app.raise_conflict('not-next-version');
  end if;
  insert into app.policies (tenant_id, kind, version, effective_at, agree_by)
  values (app.tenant_id(), kind, version, effective_at, agree_by);
  insert into app.policy_texts (tenant_id, kind, version, language, url, sha256)
  select app.tenant_id(), publish_policy.kind, publish_policy.version, told.language, told.url, told.sha256
    from jsonb_to_recordset(texts) as told (language text, url text, sha256 text);
  if kind <> 'health' then
    update app.accounts as person
       set consent_due_at = least(person.consent_due_at, agree_by)
     where person.tenant_id = app.tenant_id();
  end if;
  perform app.audit('policy_published', null, jsonb_build_object('kind', kind, 'version', version));
end
$$;

-- The version that the account agrees to now; null where it never did, or took it back.
create or replace function app.agreed_version(account uuid, kind text)
returns integer
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when latest.is_given then latest.version end
    from app.consents as latest
   where latest.tenant_id = app.tenant_id()
     and latest.account_id = account
     and latest.kind = agreed_version.kind
   order by latest.id desc
   limit 1;
$$;

-- From when on the account may only read: the earliest day by which a newest version was to be agreed to and was not.
create or replace function app.consent_due(account uuid)
returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select min(policy.agree_by)
    from app.policies_to_agree_to() as policy
   where policy.kind <> 'health'
     and app.agreed_version(account, policy.kind) is distinct from policy.version;
$$;

-- I agree to this version. MM422 where it is not one that is to be agreed to.
create or replace function app.consent(kind text, version integer)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.lock_people(array[app.account_id()]);
  if not exists (
    select
      from app.policies as policy
     where policy.tenant_id = app.tenant_id()
       and policy.kind = consent.kind
       and policy.version = consent.version
       and policy.version >= (
         select max(valid.version)
           from app.policies as valid
          where valid.tenant_id = app.tenant_id()
            and valid.kind = consent.kind
            and (valid.effective_at <= now() or valid.version = 1))) then
    perform app.raise_fault('/version', 'unknown');
  end if;
  if app.agreed_version(app.account_id(), kind) is distinct from version then
    perform app.note_consent(app.account_id(), kind, version, true, 'request');
  end if;
  return app.consents_json();
end
$$;

-- Medical conditions are only kept as long as this is agreed to; the coaches' scope `health` closes.
create or replace function app.withdraw_consent(kind text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  agreed integer;
begin
  perform app.lock_people(array[app.account_id()]);
  agreed := app.agreed_version(app.account_id(), kind);
  if agreed is null then
    perform app.raise_not_found('no-such-consent');
  end if;
  if kind <> 'health' then
    perform app.raise_conflict('consent-ends-with-account');
  end if;
  perform app.note_consent(app.account_id(), kind, agreed, false, 'request');
  perform app.lock_shared_scope(app.tenant_id(), app.account_id(), 'health');
  delete
    from app.medical_conditions as told
   where told.tenant_id = app.tenant_id()
     and told.lifter_id = app.account_id();
  delete
    from app.grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.lifter_id = app.account_id()
     and granted.scope = 'health';
  delete
    from app.team_grants as granted
   where granted.tenant_id = app.tenant_id()
     and granted.lifter_id = app.account_id()
     and granted.scope = 'health';
  return app.consents_json();
end
$$;

create or replace function app.note_consent(account uuid, kind text, version integer, is_given boolean, how text)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into app.consents (tenant_id, account_id, id, kind, version, is_given, how)
  values (app.tenant_id(), account, app.new_id(), kind, version, is_given, how);
  update app.accounts as person
     set consent_due_at = app.consent_due(account)
   where person.tenant_id = app.tenant_id()
     and person.id = account;
$$;

-- The state for each kind, and the history, newest first.
create or replace function app.consents_json()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'due_at', (
             select person.consent_due_at
               from app.accounts as person
              where person.tenant_id = app.tenant_id()
                and person.id = app.account_id()),
           'needed', (
             select coalesce(json_agg(policy.kind order by policy.kind), '[]')
               from app.policies_to_agree_to() as policy
              where app.agreed_version(app.account_id(), policy.kind) is distinct from policy.version
                and policy.kind <> 'health'),
           'history', (
             select coalesce(json_agg(row_to_json(line) order by line.at desc), '[]')
               from (select given.kind, given.version, given.is_given, given.how, given.at
                       from app.consents as given
                      where given.tenant_id = app.tenant_id()
                        and given.account_id = app.account_id()
                      order by given.id desc
                      limit 200) as line));
$$;

-- Raises MM403 once the time to agree is over; asked before every write that is not about the account itself.
create or replace function app.demand_consent()
returns void
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from app.accounts as person
    where person.tenant_id = app.tenant_id()
      and person.id = app.account_id()
      and person.consent_due_at <= now();
  if found then
    raise exception 'consent-needed' using errcode = 'MM403';
  end if;
end
$$;

-- Where a tenant has a policy for health data, medical conditions are kept of those who agree to it. A rotation of keys
-- writes them as nobody.
create or replace function app.demand_health_consent()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if new.lifter_id = app.account_id()
     and exists (
       select
         from app.policies as policy
        where policy.tenant_id = new.tenant_id
          and policy.kind = 'health')
     and app.agreed_version(new.lifter_id, 'health') is null then
    raise exception 'consent-needed' using errcode = 'MM403';
  end if;
  return new;
end
$$;

create or replace function app.refuse_consent_change()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

grant execute on function app.publish_policy(text, integer, timestamptz, timestamptz, jsonb) to mm_admin;
grant execute on function app.consent(text, integer), app.withdraw_consent(text), app.consents_json(),
  app.demand_consent()
to mm_lifter, mm_coach, mm_admin;
