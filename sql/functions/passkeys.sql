-- Passkeys (Web Authentication, Level 3). As the login role. The server checks signatures; here is what was asked, who
-- has which key, and how far its counter came.

-- What decides the domain that this tenant's passkeys belong to, and the origins that may use them.
create or replace function auth.relying_party(
  out name text, out domain text, out origins text[], out public_url text, out hosts text[])
language sql stable
security definer
set search_path = ''
as $$
  select t.name, t.passkey_domain, t.passkey_origins, t.public_url,
         array(select h.host from app.tenant_hosts h where h.tenant_id = t.id order by h.position, h.host)
    from app.tenants t
   where t.id = app.tenant_id();
$$;

-- Asks for a passkey to sign in by, whoever it is. MM429 where one address asks too often.
create or replace function auth.ask_passkey(token_hash bytea, address text)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  block constant inet := auth.address_block(address);
  ends timestamptz;
begin
  if (select count(*)
        from auth.challenges c
       where c.tenant_id = app.tenant_id()
         and c.address = block
         and c.created_at > now() - interval '1 minute')
     >= (select l.address_failures_per_minute from auth.limits l) then
    raise exception 'too many challenges' using errcode = 'MM429', detail = '60';
  end if;
  insert into auth.challenges as c (tenant_id, token_hash, purpose, address, expires_at)
  select app.tenant_id(), ask_passkey.token_hash, 'passkey_sign_in', block, now() + l.challenge_life
    from auth.limits l
  returning c.expires_at into ends;
  return ends;
end
$$;

-- Of the session: for a proof (`proof`) or a new passkey (`passkey_registration`). Earlier ones of the same purpose go,
-- so that a session has one at most.
create or replace function auth.ask_session(token_hash bytea, purpose text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if ask_session.purpose = 'passkey_registration' then
    perform app.demand_proof();
  end if;
  delete from auth.challenges c
   where c.tenant_id = app.tenant_id()
     and c.account_id = app.account_id()
     and c.session_id = app.session_id()
     and c.purpose = ask_session.purpose;
  insert into auth.challenges (tenant_id, token_hash, purpose, account_id, session_id, expires_at)
  select app.tenant_id(), ask_session.token_hash, ask_session.purpose, app.account_id(), app.session_id(),
         now() + l.challenge_life
    from auth.limits l;
end
$$;

-- The passkeys of the context's account that count: what a browser is told to offer, or not to make twice.
create or replace function auth.own_credentials()
returns table (credential_id bytea, transports text[])
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select p.credential_id, p.transports
      from auth.passkeys p
     where p.tenant_id = app.tenant_id()
       and p.account_id = app.account_id()
     order by p.created_at;
end
$$;

-- Under what an authenticator keeps the account: its handle, which stays the same for all its passkeys.
create or replace function auth.passkey_user(out handle bytea, out username text, out display_name text)
language plpgsql
security definer
set search_path = ''
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

-- Spends a challenge before the answer is looked at: it is for one answer, right or wrong. MM410.
create or replace function auth.spend_challenge(token_hash bytea, purpose text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform auth.meet_challenge(token_hash, array[purpose]);
end
$$;

-- The key that an answer has to be signed by: in a context with an account, that account's; else anyone's of the
-- tenant. No row where there is none, or where it was suspended.
create or replace function auth.passkey_of(credential_id bytea)
returns table (
  id uuid, account_id uuid, public_key bytea, is_backup_eligible boolean, handle bytea, roles text[])
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select p.id, p.account_id, p.public_key, p.is_backup_eligible, u.handle, a.roles
      from auth.passkeys p
      join auth.passkey_users u on u.tenant_id = p.tenant_id and u.account_id = p.account_id
      join app.accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
     where p.tenant_id = app.tenant_id()
       and p.credential_id = passkey_of.credential_id
       and p.suspended_at is null
       and (app.account_id() is null or p.account_id = app.account_id());
end
$$;

-- Whether the passkey's counter goes on. Where it goes back there is a copy of the key: it is suspended, and its owner
-- told (section 7.2, step 22). Authenticators that do not count say 0 each time.
create or replace function auth.take_passkey(passkey uuid, sign_count bigint, is_backed_up boolean)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  used auth.passkeys;
begin
  select p.*
    into used
    from auth.passkeys p
   where p.tenant_id = app.tenant_id()
     and p.account_id = app.account_id()
     and p.id = passkey
     and p.suspended_at is null
     for update;
  if not found then
    return false;
  end if;
  if greatest(used.sign_count, take_passkey.sign_count) > 0
     and take_passkey.sign_count <= used.sign_count then
    update auth.passkeys p
       set suspended_at = now()
     where p.tenant_id = used.tenant_id
       and p.account_id = used.account_id
       and p.id = used.id;
    perform auth.tell(
      used.tenant_id, used.account_id, 'passkey_suspended', jsonb_build_object('factor', used.name));
    perform app.audit('passkey_suspended', used.account_id, jsonb_build_object('passkey', used.id));
    return false;
  end if;
  update auth.passkeys p
     set sign_count = take_passkey.sign_count,
         is_backed_up = take_passkey.is_backed_up,
         last_used_at = now()
   where p.tenant_id = used.tenant_id
     and p.account_id = used.account_id
     and p.id = used.id;
  return true;
end
$$;

-- After the right signature by the passkey of someone who named no account.
create or replace function auth.open_by_passkey(
  account_id uuid, passkey uuid, sign_count bigint, is_backed_up boolean, role text, token_hash bytea,
  device text, out verdict text, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform auth.set_context(app.tenant_id(), account_id, null, 'visitor');
  if auth.take_passkey(passkey, sign_count, is_backed_up) then
    select s.verdict, s.expires_at, s.account
      into open_by_passkey.verdict, open_by_passkey.expires_at, open_by_passkey.account
      from auth.start_session(account_id, role, token_hash, device, 'passkey') s;
  else
    verdict := 'refused';
  end if;
end
$$;

-- After the right signature at a second step.
create or replace function auth.finish_by_passkey(
  account_id uuid, challenge_hash bytea, passkey uuid, sign_count bigint, is_backed_up boolean,
  token_hash bytea, out verdict text, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform auth.set_context(app.tenant_id(), account_id, null, 'visitor');
  if auth.take_passkey(passkey, sign_count, is_backed_up) then
    select f.verdict, f.expires_at, f.account
      into finish_by_passkey.verdict, finish_by_passkey.expires_at, finish_by_passkey.account
      from auth.finish_second_step(challenge_hash, 'passkey', token_hash) f;
  else
    verdict := 'refused';
  end if;
end
$$;

create or replace function auth.passkey_json(passkey auth.passkeys)
returns json
language sql stable
set search_path = ''
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
set search_path = ''
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
set search_path = ''
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
  raise exception 'alreadyThere' using errcode = 'MM409';
end
$$;

create or replace function auth.rename_passkey(id uuid, name text)
returns json
language plpgsql
security definer
set search_path = ''
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
    raise exception 'no such passkey' using errcode = 'MM404';
  end if;
  return auth.passkey_json(renamed);
end
$$;

create or replace function auth.delete_passkey(id uuid)
returns void
language plpgsql
security definer
set search_path = ''
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
    raise exception 'no such passkey' using errcode = 'MM404';
  end if;
  perform auth.tell(
    app.tenant_id(), app.account_id(), 'passkey_removed', jsonb_build_object('factor', deleted.name));
  perform app.audit('passkey_removed', app.account_id(), jsonb_build_object('passkey', deleted.id));
end
$$;

alter function auth.relying_party() owner to mm_definer;
alter function auth.ask_passkey(bytea, text) owner to mm_definer;
alter function auth.ask_session(bytea, text) owner to mm_definer;
alter function auth.own_credentials() owner to mm_definer;
alter function auth.passkey_user() owner to mm_definer;
alter function auth.spend_challenge(bytea, text) owner to mm_definer;
alter function auth.passkey_of(bytea) owner to mm_definer;
alter function auth.take_passkey(uuid, bigint, boolean) owner to mm_definer;
alter function auth.open_by_passkey(uuid, uuid, bigint, boolean, text, bytea, text) owner to mm_definer;
alter function auth.finish_by_passkey(uuid, bytea, uuid, bigint, boolean, bytea) owner to mm_definer;
alter function auth.passkey_json(auth.passkeys) owner to mm_definer;
alter function auth.list_passkeys() owner to mm_definer;
alter function auth.add_passkey(uuid, text, bytea, bytea, bigint, text[], boolean, boolean) owner to mm_definer;
alter function auth.rename_passkey(uuid, text) owner to mm_definer;
alter function auth.delete_passkey(uuid) owner to mm_definer;
grant execute on function auth.relying_party(), auth.ask_passkey(bytea, text),
  auth.ask_session(bytea, text), auth.own_credentials(), auth.passkey_user(),
  auth.spend_challenge(bytea, text), auth.passkey_of(bytea),
  auth.open_by_passkey(uuid, uuid, bigint, boolean, text, bytea, text),
  auth.finish_by_passkey(uuid, bytea, uuid, bigint, boolean, bytea), auth.list_passkeys(),
  auth.add_passkey(uuid, text, bytea, bytea, bigint, text[], boolean, boolean),
  auth.rename_passkey(uuid, text), auth.delete_passkey(uuid)
to musclemate_server;
