-- The links mailed to an address, and what they open. All run as the login role, after auth.begin_visit in
-- the same pipeline where they need a tenant: a token carries its own. Hashes are SHA-256 of the tokens;
-- secrets are the tokens, encrypted for the outbox.

-- One mailed link, for the account's address or a new one. Nothing happens beyond a few mails an hour, so
-- that nobody can flood someone else's inbox; the asker does not learn of it.
create or replace function auth.issue_token(
  tenant_id integer, account_id uuid, purpose text, new_email text, token_hash bytea, secret bytea)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if (select count(*)
        from auth.one_time_tokens o
       where o.tenant_id = issue_token.tenant_id
         and o.account_id = issue_token.account_id
         and o.purpose = issue_token.purpose
         and o.created_at > now() - interval '1 hour') >= (select l.mails_per_hour from auth.limits l) then
    return;
  end if;
  insert into auth.one_time_tokens (tenant_id, account_id, token_hash, purpose, new_email, expires_at)
  select issue_token.tenant_id, issue_token.account_id, issue_token.token_hash, issue_token.purpose,
         issue_token.new_email,
         now() + case issue_token.purpose when 'reset_password' then l.reset_life else l.verification_life end
    from auth.limits l;
  perform app.queue_mail(
            issue_token.purpose, coalesce(issue_token.new_email, a.email),
            jsonb_build_object('name', coalesce(a.display_name, a.username)), issue_token.secret)
     from app.accounts a
    where a.tenant_id = issue_token.tenant_id
      and a.id = issue_token.account_id;
end
$$;

-- The token, spent: with it every other of the same account and purpose. MM404 unknown, MM410 expired or
-- used.
create or replace function auth.spend_token(token_hash bytea, purposes text[])
returns auth.one_time_tokens
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  token auth.one_time_tokens;
begin
  token := auth.live_token(token_hash, purposes);
  update auth.one_time_tokens o
     set used_at = now()
   where o.tenant_id = token.tenant_id
     and o.account_id = token.account_id
     and o.purpose = token.purpose
     and o.used_at is null;
  return token;
end
$$;

create or replace function auth.live_token(token_hash bytea, purposes text[])
returns auth.one_time_tokens
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  token auth.one_time_tokens;
begin
  select o.* into token
    from auth.one_time_tokens o
   where o.token_hash = live_token.token_hash
     and o.purpose = any (purposes)
     for update;
  if not found then
    perform app.raise_not_found('no-such-token');
  end if;
  if token.used_at is not null or token.expires_at <= now() then
    perform app.raise_gone('token-over');
  end if;
  return token;
end
$$;

-- Confirms the address of a new account, or the new address of an old one (account_changes.sql).
create or replace function auth.verify_email(token_hash bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  token auth.one_time_tokens;
begin
  if app.confirm_account_change(token_hash) then
    return;
  end if;
  token := auth.spend_token(token_hash, array['verify_email']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  update app.accounts a
     set email_verified_at = now(),
         updated_at = now()
   where a.tenant_id = token.tenant_id
     and a.id = token.account_id;
  perform auth.tell(token.tenant_id, token.account_id, 'email_verified');
  perform app.audit('email_verified', token.account_id);
end
$$;

-- A mail to the account's own address that carries no secret.
create or replace function auth.tell(
  tenant_id integer, account_id uuid, kind text, arguments jsonb default '{}')
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.queue_mail(
           kind, a.email,
           jsonb_build_object('name', coalesce(a.display_name, a.username), 'username', a.username)
             || arguments)
    from app.accounts a
   where a.tenant_id = tell.tenant_id
     and a.id = tell.account_id;
$$;

-- The rules for the new password of this link. MM404, MM410 as for spending it. The link is looked up in a step of its
-- own: a join may skip it where another of its tables is empty, and then nothing would be refused.
create or replace function auth.reset_rules(
  token_hash bytea, out email text, out username text, out minimum_length integer, out requires text[],
  out blocks_common boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  token auth.one_time_tokens;
begin
  token := auth.live_token(token_hash, array['reset_password']);
  select a.email, a.username, t.password_minimum_length, t.password_requires, t.password_blocks_common
    into email, username, minimum_length, requires, blocks_common
    from app.tenants t
    join app.accounts a on a.tenant_id = t.id
   where t.id = token.tenant_id
     and a.id = token.account_id;
end
$$;

-- Sets the password, ends every session, key and lock, confirms the address (the link came by it), forgets the failures.
-- A second factor stays, and so do the wrong codes that count against it. Where the address was not confirmed before,
-- someone else may have joined the account with a provider of theirs: that goes. So do passkeys and providers where
-- everything is to end: a thief may have added one. Without that they stay, since who forgot a password has not lost
-- them; the answer and the mail say which there are.
create or replace function auth.redeem_reset(token_hash bytea, password_hash text, ends_everything boolean)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  token auth.one_time_tokens;
  passkeys text[];
  providers text[];
begin
  token := auth.spend_token(token_hash, array['reset_password']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  perform auth.replace_password(token.tenant_id, token.account_id, redeem_reset.password_hash, null);
  perform auth.close_further_ways(a.tenant_id, a.id)
     from app.accounts as a
    where a.tenant_id = token.tenant_id
      and a.id = token.account_id
      and (a.email_verified_at is null or ends_everything);
  delete from auth.passkeys as passkey
   where passkey.tenant_id = token.tenant_id
     and passkey.account_id = token.account_id
     and ends_everything;
  update app.accounts a
     set email_verified_at = coalesce(a.email_verified_at, now())
   where a.tenant_id = token.tenant_id
     and a.id = token.account_id;
  perform auth.forgive_attempts(token.tenant_id, token.account_id);
  perform auth.end_password_lock(token.tenant_id, token.account_id);
  select coalesce(array_agg(passkey.name order by passkey.created_at), '{}')
    into passkeys
    from auth.passkeys as passkey
   where passkey.tenant_id = token.tenant_id
     and passkey.account_id = token.account_id
     and passkey.suspended_at is null;
  select coalesce(array_agg(distinct known.provider), '{}')
    into providers
    from auth.identities as known
   where known.tenant_id = token.tenant_id
     and known.account_id = token.account_id;
  perform auth.tell(
    token.tenant_id, token.account_id, 'password_was_reset',
    jsonb_build_object(
      'ways', coalesce(nullif(array_to_string(
        passkeys || array(select initcap(provider) from unnest(providers) as provider), ', '), ''), '—')));
  perform app.audit(
    'password_reset', token.account_id, jsonb_build_object('ended_everything', ends_everything));
  return json_build_object('passkeys', passkeys, 'providers', providers);
end
$$;

-- Ends every session but `kept`, every API key, sign-ins that the old password began, the links for a password, and a
-- change of address, which someone else may have asked for with the old password.
create or replace function auth.replace_password(
  tenant_id integer, account_id uuid, password_hash text, kept uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  -- an account may have had none: an admin made it, or another way leads into it
  insert into auth.credentials (tenant_id, account_id, password_hash)
  values (replace_password.tenant_id, replace_password.account_id, replace_password.password_hash)
      on conflict on constraint credentials_pkey do update
     set password_hash = excluded.password_hash,
         changed_at = now();
  delete from auth.sessions s
   where s.tenant_id = replace_password.tenant_id
     and s.account_id = replace_password.account_id
     and s.id is distinct from kept;
  delete from auth.api_keys as key
   where key.tenant_id = replace_password.tenant_id
     and key.account_id = replace_password.account_id;
  delete from auth.challenges c
   where c.tenant_id = replace_password.tenant_id
     and c.account_id = replace_password.account_id
     and c.purpose = 'second_factor';
  update auth.one_time_tokens o
     set used_at = now()
   where o.tenant_id = replace_password.tenant_id
     and o.account_id = replace_password.account_id
     and o.purpose = 'reset_password'
     and o.used_at is null;
  select app.drop_account_change(replace_password.tenant_id, replace_password.account_id, 'email');
$$;

grant execute on function
  auth.verify_email(bytea),
  auth.reset_rules(bytea),
  auth.redeem_reset(bytea, text, boolean)
  to musclemate_server;
