-- The first statement of every request, as the login role:
--   select set_config('role', auth.begin_session($1, $2), true)
-- A definer function can't set the role itself, hence the outer call. Both raise rather than return null:
-- set_config('role', null, true) would silently stay the login role.

-- What the server states of a request ahead of the sign-in (SignIn.requestMetadata): `id`, `address`, `agent`, and `consent`
-- if the caller must have agreed to the policies; null where it is not stated. The release before states all of them in one
-- setting, a line each.
create or replace function app.request_text(name text, line integer) returns text
language sql stable parallel safe
return coalesce(
  nullif(current_setting('app.request_' || name, true), ''),
  nullif(split_part(current_setting('app.request', true), chr(10), line), ''));

-- In plpgsql because its plan outlives the call: planned each time it was a quarter of the shortest requests' time.
create or replace function auth.set_context(tenant_id integer, account_id uuid, session_id uuid, role text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('app.tenant_id', tenant_id::text, true),
          set_config('app.account_id', coalesce(account_id::text, ''), true),
          set_config('app.session_id', coalesce(session_id::text, ''), true),
          set_config('app.role', role, true);
  -- what is planned at all is asked here, since a call of its own would cost as much as all of the above
  if role in ('lifter', 'coach')
     and exists (
       select
         from app.maintenance_windows as w
        where w.ends_at > now()
          and w.ended_at is null) then
    perform auth.heed_maintenance(tenant_id);
  end if;
end
$$;

-- The locales of the caller's account, if there is one, and of the tenant: what the server words its answer in, which
-- it reads along with the sign-in (SignIn), and the database where it puts words in (app.in_language).
create or replace function auth.set_languages(locale text, tenant_locale text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('app.languages', coalesce(locale, '') || ',' || coalesce(tenant_locale, ''), true);
end
$$;

-- The lock of a token. What changes something with it shares the lock to the end of its transaction.
create or replace function auth.token_lock(token_hash bytea)
returns bigint
language sql immutable parallel safe
return hashtextextended('token ' || encode(token_hash, 'hex'), 0);

-- The session with this SHA-256 becomes the transaction's context; returns the role to take, which is the
-- one that was asked for (mm_lifter, mm_coach, mm_admin) or MM401. `tenant` is the request's header, if any.
create or replace function auth.begin_session(token_hash bytea, role text, tenant text default null)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  session record;
begin
  -- The server states the id of a request that may change something. Ahead of the look-up, so that what waited sees who
  -- took the token away meanwhile (auth.begin_session_alone).
  if current_setting('app.request_id', true) <> '' then
    perform pg_advisory_xact_lock_shared(auth.token_lock(token_hash));
  end if;
  select s.tenant_id, s.account_id, s.id, s.role, s.last_used_at, a.locale, t.locale as tenant_locale
    into session
    from auth.sessions s
    join app.tenants t on t.id = s.tenant_id
    left join app.accounts a on a.tenant_id = s.tenant_id and a.id = s.account_id
   where s.token_hash = begin_session.token_hash
     and s.expires_at > now()
     and a.locked_at is null;
  if not found or begin_session.role is distinct from 'mm_' || session.role then
    raise exception 'no valid session' using errcode = 'MM401';
  end if;
  if tenant is not null
     and not exists (
       select from app.tenants t where t.id = session.tenant_id and t.slug = lower(tenant)) then
    raise exception 'contradicting-tenant' using errcode = 'MM400';
  end if;
  if session.last_used_at < now() - interval '1 minute' then
    perform auth.note_use(session.tenant_id, session.account_id, session.id);
  end if;
  perform auth.set_context(session.tenant_id, session.account_id, session.id, session.role);
  perform auth.set_languages(session.locale, session.tenant_locale);
  -- asked by the server of writes that are not about the account itself (Route.needsConsent)
  if app.request_text('consent', 4) is not null then
    perform app.demand_consent();
  end if;
  if current_setting('app.operation_device', true) <> '' then
    perform app.claim_operation();
  end if;
  return begin_session.role;
end
$$;

-- The same for what ends the token. It waits for the transactions that change something with the token; those that come
-- meanwhile wait for it, and find no session. So no change with the token is committed behind its end.
create or replace function auth.begin_session_alone(token_hash bytea, role text, tenant text)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(auth.token_lock(token_hash));
  return auth.begin_session(token_hash, role, tenant);
end
$$;

-- How long a session lives that nobody uses: as the tenant wants it, else as the installation does.
create or replace function auth.session_life(tenant_id integer)
returns interval
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(make_interval(days => t.session_days), l.session_life)
    from auth.limits l
   cross join app.tenants t
   where t.id = session_life.tenant_id;
$$;

-- At most once a minute, and never waiting for another request of the same session; a used session lives on.
create or replace function auth.note_use(tenant_id integer, account_id uuid, session_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  with noted as materialized (
    select s.tenant_id, s.account_id, s.id
      from auth.sessions s
     where s.tenant_id = note_use.tenant_id
       and s.account_id = note_use.account_id
       and s.id = note_use.session_id
       and s.last_used_at < now() - interval '1 minute'
       for update skip locked
  )
  update auth.sessions s
     set last_used_at = now(),
         -- By hours, since an index has it: the minutes between cost no new entries (heap-only tuples).
         expires_at = case
           when s.expires_at < now() + auth.session_life(s.tenant_id) - interval '1 hour'
             then now() + auth.session_life(s.tenant_id)
           else s.expires_at
         end
    from noted
   where s.tenant_id = noted.tenant_id
     and s.account_id = noted.account_id
     and s.id = noted.id;
$$;

-- An anonymous request: the tenant that its header names (MM404 unknown-tenant), else its host's, else the
-- default.
create or replace function auth.begin_visit(tenant text, host text)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  visited integer;
begin
  if tenant <> '' then
    select t.id into visited from app.tenants t where t.slug = lower(tenant);
    if not found then
      perform app.raise_not_found('unknown-tenant');
    end if;
  else
    select coalesce(
             (select h.tenant_id
                from app.tenant_hosts h
               where h.host = lower(regexp_replace(begin_visit.host, ':\d+$', ''))),
             (select t.id from app.tenants t where t.is_default))
      into visited;
    if visited is null then
      perform app.raise_not_found('unknown-tenant');
    end if;
  end if;
  perform auth.set_context(visited, null, null, 'visitor');
  perform auth.set_languages(null, t.locale)
     from app.tenants t
    where t.id = visited;
  return 'mm_visitor';
end
$$;

-- A job's run: the context of this tenant, or of none where it works over all of them.
create or replace function auth.begin_work(tenant_id integer)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform set_config('app.tenant_id', coalesce(begin_work.tenant_id::text, ''), true),
          set_config('app.role', 'worker', true),
          -- a job's batch may take longer than a request, though not as long as the 30 s of JobRun.exchange
          set_config('statement_timeout', '28s', true);
  return 'mm_worker';
end
$$;

-- The tenants that a job of each tenant runs for.
create or replace function auth.tenants_at_work()
returns setof integer
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select t.id
    from app.tenants t
   order by t.id;
$$;

grant execute on function auth.begin_session(bytea, text, text), auth.begin_session_alone(bytea, text, text),
   auth.begin_visit(text, text), auth.begin_work(integer), auth.tenants_at_work() to musclemate_server;
grant execute on function app.request_text(text, integer)
   to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker, musclemate_server, mm_loader;
