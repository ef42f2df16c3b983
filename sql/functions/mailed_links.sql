-- The links mailed to an address, and what they open. All run as the login role, after auth.begin_visit in
-- the same pipeline where they need a tenant: a token carries its own. Hashes are SHA-256 of the tokens;
-- secrets are the tokens, encrypted for the outbox.

-- One mailed link, for the account's address or a new one. Nothing happens beyond a few mails an hour, so
-- that nobody can flood someone else's inbox; the asker is not told.
create or replace function auth.issue_token(
  tenant_id integer, account_id uuid, purpose text, new_email text, token_hash bytea, secret bytea)
returns void
language plpgsql
set search_path = ''
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
set search_path = ''
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
set search_path = ''
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
    raise exception 'unknown token' using errcode = 'MM404';
  end if;
  if token.used_at is not null or token.expires_at <= now() then
    raise exception 'token expired or used' using errcode = 'MM410';
  end if;
  return token;
end
$$;

-- Confirms the address of a new account, or the new address of an old one. Where an admin asked for the new address, it
-- still waits; where the account's holder did, what an admin asked for is over.
create or replace function auth.verify_email(token_hash bytea)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  token auth.one_time_tokens;
begin
  if app.confirm_account_change(token_hash) then
    return;
  end if;
  token := auth.spend_token(token_hash, array['verify_email', 'change_email']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  update app.accounts a
     set email = coalesce(token.new_email, a.email),
         email_verified_at = now(),
         updated_at = now()
   where a.tenant_id = token.tenant_id
     and a.id = token.account_id;
  if token.purpose = 'change_email' then
    perform app.drop_account_change(token.tenant_id, token.account_id, 'email');
    -- links on their way to the old address open nothing any more
    update auth.one_time_tokens o
       set used_at = now()
     where o.tenant_id = token.tenant_id
       and o.account_id = token.account_id
       and o.used_at is null;
  end if;
  perform auth.tell(token.tenant_id, token.account_id, 'email_verified');
  perform app.audit(
    case token.purpose when 'change_email' then 'email_changed' else 'email_verified' end, token.account_id);
exception when unique_violation then
  raise exception 'the address was taken meanwhile' using errcode = 'MM409';
end
$$;

-- A mail to the account's own address that carries no secret.
create or replace function auth.tell(
  tenant_id integer, account_id uuid, kind text, arguments jsonb default '{}')
returns void
language sql
set search_path = ''
as $$
  select app.queue_mail(
           kind, a.email,
           jsonb_build_object('name', coalesce(a.display_name, a.username), 'username', a.username)
             || arguments)
    from app.accounts a
   where a.tenant_id = tell.tenant_id
     and a.id = tell.account_id;
$$;

-- A visitor asks by an address: for a link for a new password, the confirming link again, or the username. Whether the
-- address is someone's is not looked at here, so that every such request does the same. Nor is it looked at whether the
-- same was asked already: that would wait for the mail loop at work on it, which takes longer where there is a mail to be
-- queued. MM429 where too much was asked from this client, in whatever tenant.
create or replace function auth.ask_by_address(
  kind text, email text, token_hash bytea, secret bytea, client text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  block constant inet := auth.address_block(client);
  recent record;
begin
  select count(*) as requests, min(a.at) as oldest
    into recent
    from auth.sign_in_attempts a
   where a.address = block
     and a.kind = 'address_request'
     and a.at > now() - interval '1 hour';
  if recent.requests >= (select l.address_requests_per_hour from auth.limits l) then
    raise exception 'too much was asked from this address' using
      errcode = 'MM429',
      detail = greatest(1, ceil(extract(epoch from recent.oldest + interval '1 hour' - now())))::integer;
  end if;
  insert into auth.sign_in_attempts (tenant_id, subject, address, kind)
  values (
    app.tenant_id(), sha256(convert_to(lower(ask_by_address.email), 'UTF8')), block, 'address_request');
  insert into auth.address_requests (tenant_id, kind, email, token_hash, secret)
  values (
    app.tenant_id(), ask_by_address.kind, lower(ask_by_address.email), ask_by_address.token_hash,
    ask_by_address.secret);
end
$$;

-- Of all tenants, about so many requests: mails what was asked for where the address is someone's, and forgets them.
create or replace function app.answer_by_address(at_most integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked auth.address_requests;
  answered integer := 0;
begin
  for asked in
    with gone as (
      delete from auth.address_requests as request
       where request.ctid = any (array(select auth.requests_in_turn(at_most)))
      returning request.*
    )
    -- of what was asked again while it waited, the newest
    select distinct on (gone.tenant_id, gone.kind, gone.email) gone.*
      from gone
     order by gone.tenant_id, gone.kind, gone.email, gone.id desc
  loop
    perform auth.set_context(asked.tenant_id, null, null, 'worker');
    begin
      perform auth.mail_what_was_asked(asked);
    exception when sqlstate 'MM503' then
      -- its key was retired in the moment between: it keeps no other mail from being sent
      null;
    end;
    answered := answered + 1;
  end loop;
  return answered;
end
$$;

-- The rows that are next, locked: each tenant's oldest, as many of each tenant, and with them whatever asks for the same
-- again. A tenant that is asked without end delays its own people alone.
create or replace function auth.requests_in_turn(at_most integer)
returns setof tid
language sql
set search_path = ''
as $$
  with recursive tenant (id) as (
    select min(request.tenant_id)
      from auth.address_requests as request
     union all
    select (select min(request.tenant_id)
              from auth.address_requests as request
             where request.tenant_id > tenant.id)
      from tenant
     where tenant.id is not null
  ), due as materialized (
    select next.tenant_id, next.kind, next.email
      from tenant
     cross join lateral (
             select request.tenant_id, request.kind, request.email, request.asked_at
               from auth.address_requests as request
              where request.tenant_id = tenant.id
              order by request.id
              limit (select greatest(1, at_most / count(*)) from tenant as waiting where waiting.id is not null)
           ) as next
     order by next.asked_at
     limit at_most
  )
  select request.ctid
    from auth.address_requests as request
   where (request.tenant_id, request.email, request.kind) in (
           select due.tenant_id, due.email, due.kind
             from due)
     for update skip locked;
$$;

-- Silent where the address is nobody's. The confirming link goes where it is still waited for; the one for a new password
-- also to an address that is not confirmed, since it confirms it.
create or replace function auth.mail_what_was_asked(asked auth.address_requests)
returns void
language plpgsql
set search_path = ''
as $$
declare
  holder app.accounts;
begin
  select account.*
    into holder
    from app.accounts as account
   where account.tenant_id = asked.tenant_id
     and account.email = asked.email;
  if not found then
    return;
  end if;
  if asked.kind = 'username_reminder' then
    perform auth.remind_username(holder);
  elsif asked.kind = 'reset_password' and holder.locked_at is null
     or asked.kind = 'verify_email' and holder.email_verified_at is null then
    perform auth.issue_token(
      holder.tenant_id, holder.id, asked.kind, null, asked.token_hash, asked.secret);
  end if;
end
$$;

create or replace function auth.remind_username(holder app.accounts)
returns void
language sql
set search_path = ''
as $$
  select auth.tell(holder.tenant_id, holder.id, 'username_reminder')
   where (select count(*)
            from app.outbox_mail m
           where m.tenant_id = holder.tenant_id
             and m.recipient = holder.email
             and m.kind = 'username_reminder'
             and m.created_at > now() - interval '1 hour') < (select l.mails_per_hour from auth.limits l);
$$;

-- What the new password of this link has to obey. MM404, MM410 as for spending it.
create or replace function auth.reset_rules(
  token_hash bytea, out email text, out username text, out minimum_length integer, out requires text[],
  out blocks_common boolean)
language sql
security definer
set search_path = ''
as $$
  select a.email, a.username, t.password_minimum_length, t.password_requires, t.password_blocks_common
    from auth.live_token(token_hash, array['reset_password']) token
    join app.tenants t on t.id = token.tenant_id
    join app.accounts a on a.tenant_id = token.tenant_id and a.id = token.account_id;
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
set search_path = ''
as $$
declare
  token auth.one_time_tokens;
  passkeys text[];
  providers text[];
begin
  token := auth.spend_token(token_hash, array['reset_password']);
  perform auth.set_context(token.tenant_id, token.account_id, null, 'visitor');
  perform auth.replace_password(token.tenant_id, token.account_id, redeem_reset.password_hash, null);
  delete from auth.api_keys as key
   where key.tenant_id = token.tenant_id
     and key.account_id = token.account_id;
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
  delete from auth.sign_in_attempts s
   where s.tenant_id = token.tenant_id
     and s.subject = uuid_send(token.account_id)
     and s.kind = 'password';
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

-- Ends every session but `kept`, sign-ins that the old password began, and the links that are still on their way: for a
-- password, and for another address, which someone else may have asked for with the old one.
create or replace function auth.replace_password(
  tenant_id integer, account_id uuid, password_hash text, kept uuid)
returns void
language sql
set search_path = ''
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
  delete from auth.challenges c
   where c.tenant_id = replace_password.tenant_id
     and c.account_id = replace_password.account_id
     and c.purpose = 'second_factor';
  update auth.one_time_tokens o
     set used_at = now()
   where o.tenant_id = replace_password.tenant_id
     and o.account_id = replace_password.account_id
     and o.purpose in ('reset_password', 'change_email')
     and o.used_at is null;
$$;

alter function auth.issue_token(integer, uuid, text, text, bytea, bytea) owner to mm_definer;
alter function auth.spend_token(bytea, text[]) owner to mm_definer;
alter function auth.live_token(bytea, text[]) owner to mm_definer;
alter function auth.verify_email(bytea) owner to mm_definer;
alter function auth.tell(integer, uuid, text, jsonb) owner to mm_definer;
alter function auth.ask_by_address(text, text, bytea, bytea, text) owner to mm_definer;
alter function app.answer_by_address(integer) owner to mm_definer;
alter function auth.requests_in_turn(integer) owner to mm_definer;
alter function auth.mail_what_was_asked(auth.address_requests) owner to mm_definer;
alter function auth.remind_username(app.accounts) owner to mm_definer;
alter function auth.reset_rules(bytea) owner to mm_definer;
alter function auth.redeem_reset(bytea, text, boolean) owner to mm_definer;
alter function auth.replace_password(integer, uuid, text, uuid) owner to mm_definer;
grant execute on function
  auth.verify_email(bytea),
  auth.ask_by_address(text, text, bytea, bytea, text),
  auth.reset_rules(bytea),
  auth.redeem_reset(bytea, text, boolean)
to musclemate_server;
grant execute on function app.answer_by_address(integer) to mm_worker;
