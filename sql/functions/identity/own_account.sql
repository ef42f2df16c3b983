-- One's own sessions, password and address: as the login role, after auth.begin_session in the same pipeline.

create or replace function auth.list_sessions()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('items', coalesce(json_agg(row_to_json(session)), '[]'), 'next', null)
    from (select s.id, s.device, s.role, s.method, s.agent, host(s.address) || '/' || masklen(s.address) as network,
                 s.created_at, s.last_used_at, s.expires_at,
                 s.id = app.session_id() as current
            from auth.sessions s
           where s.tenant_id = app.tenant_id()
             and s.account_id = app.account_id()
             and s.expires_at > now()
           order by s.last_used_at desc, s.created_at desc) session;
$$;

-- The session that asks, for an app that has only a cookie or a stored token.
create or replace function auth.current_session()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
           'id', session.id, 'role', session.role, 'expires_at', session.expires_at,
           'proven_until',
           case
             when session.proved_at > now() - interval '15 minutes' then session.proved_at + interval '15 minutes'
           end,
           'account', auth.account_json(session.tenant_id, session.account_id),
           'preferences', json_build_object(
             'theme', coalesce(profile.theme, 'system'), 'week_start', coalesce(profile.week_start, 'sunday'),
             'graph_scale', coalesce(profile.graph_scale, 'fitted')),
           'tenant', json_build_object('name', tenant.name, 'modules', tenant.modules))
    from auth.sessions as session
    join app.tenants as tenant on tenant.id = session.tenant_id
    left join app.profiles as profile
      on profile.tenant_id = session.tenant_id
     and profile.lifter_id = session.account_id
   where session.tenant_id = app.tenant_id()
     and session.account_id = app.account_id()
     and session.id = app.session_id();
$$;

-- Null ends the current one. MM404 where it is not mine.
create or replace function auth.end_session(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.sessions s
   where s.tenant_id = app.tenant_id()
     and s.account_id = app.account_id()
     and s.id = coalesce(end_session.id, app.session_id());
  if not found then
    perform app.raise_not_found('no-such-session');
  end if;
  perform app.audit(
    'session_ended', app.account_id(), jsonb_build_object('session', coalesce(end_session.id, app.session_id())));
end
$$;

-- Everywhere at once: every session, this one too, every key, and a change of address, which someone else may have asked
-- for.
create or replace function auth.end_all_sessions()
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.api_keys as key
   where key.tenant_id = app.tenant_id()
     and key.account_id = app.account_id();
  delete from auth.sessions as s
   where s.tenant_id = app.tenant_id()
     and s.account_id = app.account_id();
  perform app.drop_account_change(app.tenant_id(), app.account_id(), 'email');
  perform app.audit('sessions_ended', app.account_id());
end
$$;

-- The check before a change of password or address; guesses count like those at sign-in.
create or replace function auth.own_credential(
  address text, out retry_after integer, out attempt bigint, out password_hash text, out email text,
  out username text, out minimum_length integer, out requires text[], out blocks_common boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  select c.password_hash, a.email, a.username, t.password_minimum_length, t.password_requires,
         t.password_blocks_common
    into password_hash, email, username, minimum_length, requires, blocks_common
    from app.accounts a
    join app.tenants t on t.id = a.tenant_id
    left join auth.credentials c on c.tenant_id = a.tenant_id and c.account_id = a.id
   where a.tenant_id = app.tenant_id()
     and a.id = app.account_id();
  select b.retry_after, b.attempt
    into own_credential.retry_after, own_credential.attempt
    from auth.book_attempt(app.tenant_id(), uuid_send(app.account_id()), auth.address_block(address)) b;
  retry_after := greatest(retry_after, auth.password_lock_seconds(app.tenant_id(), app.account_id()));
end
$$;

create or replace function auth.accept_attempt(attempt bigint)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update auth.sign_in_attempts a
     set outcome = 'success'
   where a.tenant_id = app.tenant_id()
     and a.id = attempt;
$$;

-- Another hash of the same password, made of another form of it or at another cost. Where the password was changed meanwhile,
-- nothing happens.
create or replace function auth.renew_hash(checked_hash text, better_hash text)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  update auth.credentials as own
     set password_hash = better_hash
   where own.tenant_id = app.tenant_id()
     and own.account_id = app.account_id()
     and own.password_hash = checked_hash;
$$;

-- Every other session and every API key ends. MM409 where the password was changed since it was checked.
create or replace function auth.change_password(attempt bigint, checked_hash text, password_hash text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.accept_attempt(attempt);
  perform auth.require_credential(checked_hash);
  perform auth.replace_password(
    app.tenant_id(), app.account_id(), change_password.password_hash, app.session_id());
  perform auth.tell(app.tenant_id(), app.account_id(), 'password_changed');
  perform app.audit('password_changed', app.account_id());
end
$$;

-- Mails a link to the new address, and tells the old one. The address changes when the link is used. The address as it is
-- withdraws an earlier change. MM422 where another account uses it, MM429 beyond a few an hour.
create or replace function auth.request_email_change(
  attempt bigint, checked_hash text, email text, token_hash bytea, secret bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  holder app.accounts;
begin
  perform auth.accept_attempt(attempt);
  perform auth.require_credential(checked_hash);
  select own.*
    into holder
    from app.accounts as own
   where own.tenant_id = app.tenant_id()
     and own.id = app.account_id();
  if holder.email = lower(request_email_change.email) then
    perform app.drop_account_change(holder.tenant_id, holder.id, 'email');
    return;
  end if;
  if exists (select from app.accounts a
              where a.tenant_id = app.tenant_id() and a.email = lower(request_email_change.email)) then
    perform app.raise_fault('/email', 'address_used');
  end if;
  perform app.ask_address_change(holder, lower(request_email_change.email), token_hash, secret);
  perform app.audit('email_change_requested', holder.id);
end
$$;

-- A caller with a second factor has shown it lately, too: MM403.
create or replace function auth.require_credential(checked_hash text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from auth.credentials c
    where c.tenant_id = app.tenant_id()
      and c.account_id = app.account_id()
      and c.password_hash = checked_hash
      for update;
  if not found then
    perform app.raise_conflict('conflict');
  end if;
  if auth.has_second_factor(app.tenant_id(), app.account_id()) then
    perform app.demand_proof();
  end if;
end
$$;

-- Held from now on beside the others; taking one that is held already changes nothing.
create or replace function auth.take_role(role text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.accounts a
     set roles = a.roles || role,
         updated_at = now()
   where a.tenant_id = app.tenant_id()
     and a.id = app.account_id()
     and role in ('lifter', 'coach')
     and role <> all (a.roles);
  if found then
    perform app.audit('role_taken', app.account_id(), jsonb_build_object('role', role));
  end if;
  return auth.account_json(app.tenant_id(), app.account_id());
end
$$;

-- A zone that is refused by now stays until it is changed.
create or replace function app.check_account() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' or new.time_zone <> old.time_zone then
    new.time_zone := app.checked_time_zone(new.time_zone);
  end if;
  return new;
end
$$;

create or replace function app.note_admin_since() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  new.admin_since := case
    when not new.roles @> array['admin'] then null
    when tg_op = 'UPDATE' and old.roles @> array['admin'] then old.admin_since
    else now() end;
  return new;
end
$$;

grant execute on function auth.list_sessions(), auth.current_session(), auth.end_session(uuid), auth.end_all_sessions(),
  auth.own_credential(text), auth.renew_hash(text, text),
  auth.change_password(bigint, text, text), auth.request_email_change(bigint, text, text, bytea, bytea),
  auth.take_role(text)
to musclemate_server;
