-- Passkeys (Web Authentication, Level 3). As the login role. The server checks signatures; here is what was asked, who
-- has which key, and how far its counter came.

-- The settings that decide the domain of this tenant's passkeys, and the origins that may use them.
create or replace function auth.relying_party(
  out name text, out domain text, out origins text[], out public_url text, out hosts text[])
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select t.name, t.passkey_domain, t.passkey_origins, t.public_url,
         array(select h.host from app.tenant_hosts h where h.tenant_id = t.id order by h.position, h.host)
    from app.tenants t
   where t.id = app.tenant_id();
$$;

-- Under what an authenticator keeps the account: its handle, which stays the same for all its passkeys.
create or replace function auth.passkey_user(out handle bytea, out username text, out display_name text)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into auth.passkey_users (tenant_id, account_id, handle)
  values (app.tenant_id(), app.account_id(),
          sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
      on conflict (tenant_id, account_id) do nothing;
  select u.handle, a.username, coalesce(a.display_name, a.username)
    into passkey_user.handle, passkey_user.username, passkey_user.display_name
    from auth.passkey_users u
    join app.accounts a on a.tenant_id = u.tenant_id and a.id = u.account_id
   where u.tenant_id = app.tenant_id()
     and u.account_id = app.account_id();
end
$$;

create or replace function auth.passkey_json(passkey auth.passkeys)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'id', passkey.id, 'name', passkey.name, 'backup_eligible', passkey.is_backup_eligible,
    'backed_up', passkey.is_backed_up, 'suspended', passkey.suspended_at is not null,
    'created_at', passkey.created_at, 'last_used_at', passkey.last_used_at);
$$;

create or replace function auth.list_passkeys()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object(
    'items', coalesce(json_agg(auth.passkey_json(p) order by p.created_at, p.id), '[]'), 'next', null)
    from auth.passkeys p
   where p.tenant_id = app.tenant_id()
     and p.account_id = app.account_id();
$$;

-- MM409 where the credential is someone's already, or there are too many; MM422 for a taken name.
create or replace function auth.add_passkey(
  id uuid, name text, credential_id bytea, public_key bytea, sign_count bigint, transports text[],
  is_backup_eligible boolean, is_backed_up boolean)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  taken text[];
  added auth.passkeys;
begin
  perform app.demand_proof();
  perform auth.hold_own_factors();
  select coalesce(array_agg(lower(p.name)), '{}')
    into taken
    from auth.passkeys p
   where p.tenant_id = app.tenant_id()
     and p.account_id = app.account_id();
  perform auth.refuse_beyond_limit(cardinality(taken));
  insert into auth.passkeys as p
    (tenant_id, account_id, id, name, credential_id, public_key, sign_count, transports,
     is_backup_eligible, is_backed_up)
  values (app.tenant_id(), app.account_id(), add_passkey.id,
          auth.free_name(add_passkey.name, 'Passkey', taken), add_passkey.credential_id,
          add_passkey.public_key, add_passkey.sign_count, add_passkey.transports,
          add_passkey.is_backup_eligible, add_passkey.is_backed_up)
  returning p.* into added;
  perform app.drop_account_change(app.tenant_id(), app.account_id(), 'factors');
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'passkey_added', jsonb_build_object('factor', added.name));
  perform app.audit('passkey_added', app.account_id(), jsonb_build_object('passkey', added.id));
  return auth.passkey_json(added);
exception when unique_violation then
  perform app.raise_conflict('already-there');
end
$$;

create or replace function auth.rename_passkey(id uuid, name text)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  renamed auth.passkeys;
begin
  perform auth.hold_own_factors();
  perform auth.free_name(rename_passkey.name, '', (
    select coalesce(array_agg(lower(p.name)), '{}')
      from auth.passkeys p
     where p.tenant_id = app.tenant_id()
       and p.account_id = app.account_id()
       and p.id <> rename_passkey.id));
  update auth.passkeys p
     set name = rename_passkey.name
   where p.tenant_id = app.tenant_id()
     and p.account_id = app.account_id()
     and p.id = rename_passkey.id
  returning p.* into renamed;
  if not found then
    perform app.raise_not_found('no-such-passkey');
  end if;
  return auth.passkey_json(renamed);
end
$$;

create or replace function auth.delete_passkey(id uuid)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  deleted auth.passkeys;
begin
  perform app.demand_proof();
  perform auth.hold_own_factors();
  delete from auth.passkeys p
   where p.tenant_id = app.tenant_id()
     and p.account_id = app.account_id()
     and p.id = delete_passkey.id
  returning p.* into deleted;
  if not found then
    perform app.raise_not_found('no-such-passkey');
  end if;
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'passkey_removed', jsonb_build_object('factor', deleted.name));
  perform app.audit('passkey_removed', app.account_id(), jsonb_build_object('passkey', deleted.id));
end
$$;

grant execute on function
  auth.relying_party(),
  auth.passkey_user(),
  auth.list_passkeys(),
  auth.add_passkey(uuid, text, bytea, bytea, bigint, text[], boolean, boolean),
  auth.rename_passkey(uuid, text),
  auth.delete_passkey(uuid)
  to musclemate_server;
