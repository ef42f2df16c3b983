-- The role of a session: as the login role, after auth.begin_session_alone in the same pipeline.

-- The calling session goes on in this role, under another token. The former token ends with this transaction; the session
-- keeps its end, its device, how it was begun and when its holder proved who they are.
-- MM422 for a role that the account does not have, MM403 without a recent proof for that of an admin.
create or replace function auth.change_session_role(
  role text, token_hash bytea, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  former constant text := current_setting('app.role');
begin
  perform auth.require_role(role);
  if role = 'admin' then
    perform app.demand_proof();
  end if;
  update auth.sessions as session
     set role = change_session_role.role,
         token_hash = change_session_role.token_hash
   where session.tenant_id = app.tenant_id()
     and session.account_id = app.account_id()
     and session.id = app.session_id()
  returning session.expires_at into change_session_role.expires_at;
  perform app.audit(
    'session_role_changed', app.account_id(),
    jsonb_build_object('session', app.session_id(), 'role', role, 'role_before', former));
  account := auth.account_json(app.tenant_id(), app.account_id());
end
$$;

-- A coach may train as well: who asks for the role `lifter` has it from now on. Every other role is one that the account
-- has already; whoever is only an admin has no training. An admin who takes the role from the account at the same moment
-- waits, and then ends the session.
create or replace function auth.require_role(role text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  held text[];
begin
  select own.roles
    into held
    from app.accounts as own
   where own.tenant_id = app.tenant_id()
     and own.id = app.account_id()
     for no key update;
  if role = any (held) then
    return;
  end if;
  if role <> 'lifter' or 'coach' <> all (held) then
    perform app.raise_fault('/role', 'invalid', 'a role of this account');
  end if;
  perform auth.take_role('lifter');
end
$$;

grant execute on function auth.change_session_role(text, bytea) to musclemate_server;
