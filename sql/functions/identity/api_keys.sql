-- Keys of one's own for scripts. Made and listed as the login role after auth.begin_session in the same pipeline.

-- As auth.begin_session for a key: the first statement of its requests. `scopes` are those that the route asks for; a
-- transaction that only reads is read-only. MM401 for no such key, MM403 where it lacks a scope. `app.key_areas` holds
-- what the answer may show (app.sees_area): the areas that the key reads, and that of the route, whose writes answer
-- with what was written.
--
-- There is no session then, so whatever asks for a recent proof refuses a key.
create or replace function auth.begin_key(
  token_hash bytea, role text, tenant text, scopes text[], is_reading boolean)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  key auth.api_keys;
begin
  select k.* into key
    from auth.api_keys as k
    join app.accounts as a on a.tenant_id = k.tenant_id and a.id = k.account_id
   where k.token_hash = begin_key.token_hash
     and (k.expires_at is null or k.expires_at > now())
     and a.locked_at is null
     and k.role = any (a.roles);
  if not found or begin_key.role is distinct from 'mm_' || key.role then
    raise exception 'no valid key' using errcode = 'MM401';
  end if;
  if tenant is not null
     and not exists (
       select
         from app.tenants as t
        where t.id = key.tenant_id
          and t.slug = lower(tenant)) then
    raise exception 'contradicting-tenant' using errcode = 'MM400';
  end if;
  if not begin_key.scopes <@ key.scopes then
    raise exception 'scope-missing' using errcode = 'MM403', detail = array_to_string(begin_key.scopes, ', ');
  end if;
  perform set_config('app.key_areas', array(
    select split_part(held, ':', 1)
      from unnest(key.scopes) as held
     where held like '%:read'
        or held = any (begin_key.scopes))::text, true);
  if key.last_used_at is null or key.last_used_at < now() - interval '1 minute' then
    perform auth.note_key_use(key.tenant_id, key.account_id, key.id);
  end if;
  perform auth.set_context(key.tenant_id, key.account_id, null, key.role);
  perform auth.set_languages(a.locale, t.locale)
     from app.accounts as a
     join app.tenants as t on t.id = a.tenant_id
    where a.tenant_id = key.tenant_id
      and a.id = key.account_id;
  if app.request_text('consent', 4) is not null then
    perform app.demand_consent();
  end if;
  if is_reading then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  return begin_key.role;
end
$$;

-- At most once a minute, and never waiting for another request of the same key.
create or replace function auth.note_key_use(tenant_id integer, account_id uuid, id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with noted as materialized (
    select k.tenant_id, k.account_id, k.id
      from auth.api_keys as k
     where k.tenant_id = note_key_use.tenant_id
       and k.account_id = note_key_use.account_id
       and k.id = note_key_use.id
       for update skip locked
  )
  update auth.api_keys as k
     set last_used_at = now()
    from noted
   where k.tenant_id = noted.tenant_id
     and k.account_id = noted.account_id
     and k.id = noted.id;
$$;

-- As auth.begin_session_once.
create or replace function auth.begin_key_once(
  token_hash bytea, role text, tenant text, scopes text[], key text, request_digest bytea, resource_id uuid)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  role_to_take text := auth.begin_key(token_hash, role, tenant, scopes, false);
begin
  perform app.claim_key(key, request_digest, resource_id);
  return role_to_take;
end
$$;

create or replace function auth.key_json(key auth.api_keys)
returns json
language sql stable
as $$
  select pg_catalog.json_build_object(
    'id', key.id, 'name', key.name, 'role', key.role, 'scopes', key.scopes, 'created_at', key.created_at,
    'last_used_at', key.last_used_at, 'expires_at', key.expires_at);
$$;

-- Makes a key for the session's role. Asks for a recent proof; MM409 beyond the bound, MM422 for a name that another has.
create or replace function auth.make_key(
  id uuid, name text, token_hash bytea, scopes text[], expires_at timestamptz)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  made auth.api_keys;
  at_most constant integer := (select l.api_keys_per_account from auth.limits as l);
begin
  -- before the proof: a lock that comes at the same moment ends the session first, or finds the key
  perform
     from app.accounts as a
    where a.tenant_id = app.tenant_id()
      and a.id = app.account_id()
      for update;
  perform app.demand_proof();
  if (select count(*)
        from auth.api_keys as k
       where k.tenant_id = app.tenant_id()
         and k.account_id = app.account_id()) >= at_most then
    perform app.raise_conflict('limit-reached', jsonb_build_object('limit', at_most));
  end if;
  insert into auth.api_keys as k (tenant_id, account_id, id, name, token_hash, role, scopes, expires_at)
  values (app.tenant_id(), app.account_id(), make_key.id, make_key.name, make_key.token_hash,
          current_setting('app.role'), make_key.scopes, make_key.expires_at)
      on conflict on constraint api_keys_tenant_id_account_id_name_key do nothing
  returning k.* into made;
  if not found then
    perform app.raise_fault('/name', 'taken');
  end if;
  perform auth.tell(app.tenant_id(), app.account_id(), 'api_key_created', jsonb_build_object('key', made.name));
  perform app.audit(
    'api_key_created', app.account_id(), jsonb_build_object('key', made.id, 'scopes', made.scopes));
  return auth.key_json(made);
end
$$;

create or replace function auth.list_keys()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'items', coalesce(json_agg(auth.key_json(k) order by k.created_at desc, k.id), '[]'), 'next', null)
    from auth.api_keys as k
   where k.tenant_id = app.tenant_id()
     and k.account_id = app.account_id();
$$;

-- Works no more from the next statement on. MM404 where it is not mine.
create or replace function auth.revoke_key(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.api_keys as k
   where k.tenant_id = app.tenant_id()
     and k.account_id = app.account_id()
     and k.id = revoke_key.id;
  if not found then
    perform app.raise_not_found('no-such-key');
  end if;
  perform app.audit('api_key_revoked', app.account_id(), jsonb_build_object('key', revoke_key.id));
end
$$;
-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.expire_api_keys(timestamptz, integer, boolean);

-- Keys whose end has come, by the job. They opened nothing since then.
create or replace function app.expire_api_keys(at timestamptz, at_most integer, is_dry_run boolean)
returns table (changed bigint, sample jsonb, has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if is_dry_run then
    return query
      select count(*), coalesce(jsonb_agg(over.id) filter (where over.position <= 10), '[]'), false
        from (select k.id, row_number() over (order by k.expires_at) as position
                from auth.api_keys as k
               where k.expires_at <= at) as over;
    return;
  end if;
  return query
    with over as materialized (
      select k.tenant_id, k.account_id, k.id
        from auth.api_keys as k
       where k.expires_at <= at
       order by k.expires_at
       limit at_most
         for update skip locked
    ), gone as (
      delete from auth.api_keys as k
       using over
       where k.tenant_id = over.tenant_id
         and k.account_id = over.account_id
         and k.id = over.id
      returning k.id
    )
    select count(*), coalesce((select jsonb_agg(few.id) from (select g.id from gone as g limit 10) as few), '[]'),
           count(*) = at_most
      from gone;
end
$$;

grant execute on function
  auth.begin_key(bytea, text, text, text[], boolean),
  auth.begin_key_once(bytea, text, text, text[], text, bytea, uuid),
  auth.make_key(uuid, text, bytea, text[], timestamptz), auth.list_keys(), auth.revoke_key(uuid)
to musclemate_server;
grant execute on function app.expire_api_keys(timestamptz, integer, boolean) to mm_worker;
