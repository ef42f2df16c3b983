-- Asking for a passkey, and what its answer opens. As the login role. The server checks the signature; here is what was
-- asked, the owner of each key, and how far its counter came.

-- Asks for a passkey to sign in by, of any account. MM429 where one address asks too often.
create or replace function auth.ask_passkey(token_hash bytea, address text)
returns timestamptz
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
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
    perform app.raise_limited('too-many-challenges', 60);
  end if;
  insert into auth.challenges as c (tenant_id, token_hash, purpose, address, expires_at)
  select app.tenant_id(), ask_passkey.token_hash, 'passkey_sign_in', block, now() + l.challenge_life
    from auth.limits l
  returning c.expires_at into ends;
  return ends;
end
$$;

-- Makes a challenge of the session: for a proof (`proof`) or a new passkey (`passkey_registration`). Earlier ones of the
-- same purpose go, so that a session has one at most.
create or replace function auth.ask_session(token_hash bytea, purpose text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
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

-- The passkeys of the context's account that count: those that a browser should offer, or not make twice.
create or replace function auth.own_credentials()
returns table (credential_id bytea, transports text[])
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
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

-- Spends a challenge before the answer is looked at: it is for one answer, right or wrong. MM410.
create or replace function auth.spend_challenge(token_hash bytea, purpose text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
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
set search_path = pg_catalog, pg_temp
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
-- notified (section 7.2, step 22). Authenticators that do not count say 0 each time.
create or replace function auth.take_passkey(passkey uuid, sign_count bigint, is_backed_up boolean)
returns boolean
language plpgsql
set search_path = pg_catalog, pg_temp
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
set search_path = pg_catalog, pg_temp
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
set search_path = pg_catalog, pg_temp
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

grant execute on function
  auth.ask_passkey(bytea, text),
  auth.ask_session(bytea, text),
  auth.own_credentials(),
  auth.spend_challenge(bytea, text),
  auth.passkey_of(bytea),
  auth.open_by_passkey(uuid, uuid, bigint, boolean, text, bytea, text),
  auth.finish_by_passkey(uuid, bytea, uuid, bigint, boolean, bytea)
  to musclemate_server;
