-- People whom a provider identifies: finding, making and linking accounts.

-- The account of this person: the one that the identity is linked to; else the one of the same address, where the
-- provider has seen that the address is theirs and is the one to say so; else a new one.
--
-- An account that only claims the address, unconfirmed, may have been made by someone else who waits for its owner to
-- come: it is emptied of every way in first. An admin's account is never linked by its address.
create or replace function auth.account_of_identity(
  flow auth.sign_in_flows, stated jsonb, new_id uuid, new_role text, locale text, token_hash bytea,
  secret bytea, address text)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  found_id uuid;
  holder app.accounts;
  person_email constant text := coalesce(flow.email, lower(stated ->> 'email'));
  is_confirmed constant boolean := flow.email is not null and flow.is_verified;
begin
  update auth.identities as known
     set last_used_at = now(),
         email = coalesce(flow.email, known.email)
   where known.tenant_id = flow.tenant_id
     and known.provider = flow.provider
     and known.subject = flow.subject
  returning known.account_id into found_id;
  if found then
    return found_id;
  end if;
  if person_email is null then
    perform app.raise_fault('/email', 'missing');
  end if;
  select a.* into holder
    from app.accounts as a
   where a.tenant_id = flow.tenant_id
     and a.email = person_email
     for update;
  if not found then
    perform auth.register_identity(
      flow, stated, person_email, is_confirmed, new_id, new_role, locale, token_hash, secret, address);
    return new_id;
  end if;
  if not (is_confirmed and flow.is_authority) or 'admin' = any (holder.roles) then
    perform app.raise_conflict('address-taken');
  end if;
  if holder.locked_at is null then
    if holder.email_verified_at is null then
      perform auth.empty_unconfirmed_account(flow.tenant_id, holder.id);
    end if;
    perform auth.insert_identity(flow, holder.id);
  end if;
  return holder.id;
end
$$;

-- A new account without a password. What the provider has not confirmed is confirmed by mail, as ever; and a birth date
-- and consents are asked for as at a registration (`stated`: email, birth_date, consents).
create or replace function auth.register_identity(
  flow auth.sign_in_flows, stated jsonb, email text, is_confirmed boolean, id uuid, role text, locale text, token_hash bytea,
  secret bytea, address text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  wait constant integer := auth.book_registration(address);
begin
  if wait is not null then
    perform app.raise_limited('too-many-registrations', wait);
  end if;
  perform auth.insert_account(
    flow.tenant_id, id, array[case role when 'coach' then 'coach' else 'lifter' end], email, auth.free_username(flow.tenant_id, email),
    flow.name, locale, null, null, null);
  insert into auth.identities (tenant_id, account_id, id, provider, subject, email)
  values (flow.tenant_id, register_identity.id, app.new_id(), flow.provider, flow.subject, flow.email);
  perform auth.record_consents(register_identity.id, stated -> 'consents', (stated ->> 'birth_date')::date);
  if is_confirmed then
    update app.accounts as a
       set email_verified_at = now()
     where a.tenant_id = flow.tenant_id
       and a.id = register_identity.id;
    perform auth.tell(flow.tenant_id, register_identity.id, 'email_verified');
  else
    perform auth.issue_token(flow.tenant_id, register_identity.id, 'verify_email', null, token_hash, secret);
  end if;
  perform app.audit('account_registered', register_identity.id, jsonb_build_object('by', flow.provider));
end
$$;

-- The part before the @, made a username; with some digits behind it where that one is someone's.
create or replace function auth.free_username(tenant_id integer, email text)
returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  letters constant text := left(regexp_replace(lower(split_part(email, '@', 1)), '[^a-z0-9_.-]', '', 'g'), 24);
  base constant text := case when length(letters) < 3 then 'user' else letters end;
  candidate text := case when length(letters) < 3 then null else letters end;
begin
  while candidate is null
     or auth.username_is_taken(free_username.tenant_id, candidate, null)
  loop
    candidate := base || '_' || (100000 + floor(random() * 900000))::integer;
  end loop;
  return candidate;
end
$$;

-- Beside what is linked already; the account's address gets a mail.
create or replace function auth.insert_identity(flow auth.sign_in_flows, account_id uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if (select count(*)
        from auth.identities as known
       where known.tenant_id = flow.tenant_id
         and known.account_id = insert_identity.account_id) >= 10 then
    perform app.raise_conflict('limit-reached', jsonb_build_object('limit', 10));
  end if;
  insert into auth.identities (tenant_id, account_id, id, provider, subject, email)
  values (flow.tenant_id, insert_identity.account_id, app.new_id(), flow.provider, flow.subject, flow.email);
  perform auth.tell(
    flow.tenant_id, insert_identity.account_id, 'identity_linked',
    jsonb_build_object('provider', initcap(flow.provider)));
  perform app.audit('identity_linked', insert_identity.account_id, jsonb_build_object('provider', flow.provider));
end
$$;

-- The maker of the account never showed that its address is theirs. Now its owner is here: nothing of what was set up
-- before opens it any more.
create or replace function auth.empty_unconfirmed_account(tenant_id integer, account_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from auth.credentials as c
   where c.tenant_id = empty_unconfirmed_account.tenant_id
     and c.account_id = empty_unconfirmed_account.account_id;
  delete from auth.one_time_tokens as o
   where o.tenant_id = empty_unconfirmed_account.tenant_id
     and o.account_id = empty_unconfirmed_account.account_id;
  select app.drop_account_change(empty_unconfirmed_account.tenant_id, empty_unconfirmed_account.account_id, 'email');
  select auth.close_further_ways(empty_unconfirmed_account.tenant_id, empty_unconfirmed_account.account_id);
  update app.accounts as a
     set email_verified_at = now(),
         updated_at = now()
   where a.tenant_id = empty_unconfirmed_account.tenant_id
     and a.id = empty_unconfirmed_account.account_id;
  select auth.tell(
    empty_unconfirmed_account.tenant_id, empty_unconfirmed_account.account_id, 'account_taken_over');
  select app.audit('account_taken_over', empty_unconfirmed_account.account_id);
$$;

-- The ways in that someone else may have joined with an unconfirmed address: sessions, providers, keys.
create or replace function auth.close_further_ways(tenant_id integer, account_id uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  delete from auth.sessions as s
   where s.tenant_id = close_further_ways.tenant_id
     and s.account_id = close_further_ways.account_id;
  delete from auth.identities as known
   where known.tenant_id = close_further_ways.tenant_id
     and known.account_id = close_further_ways.account_id;
  delete from auth.api_keys as key
   where key.tenant_id = close_further_ways.tenant_id
     and key.account_id = close_further_ways.account_id;
$$;

-- The session of who came back from the provider. Verdicts are those of auth.start_session; MM404, MM410 as the flow,
-- MM409 addressTaken, MM422 where an address is needed.
create or replace function auth.finish_sign_in(
  state_hash bytea, secret_hash bytea, code_hash bytea, stated jsonb, new_id uuid, new_role text, role text,
  locale text, verification_hash bytea, verification_secret bytea, address text, token_hash bytea, device text,
  out verdict text, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  flow constant auth.sign_in_flows := auth.returned_sign_in(state_hash, secret_hash, code_hash);
begin
  if flow.account_id is not null then
    perform app.raise_not_found('no-such-sign-in');
  end if;
  delete from auth.sign_in_flows as f
   where f.tenant_id = flow.tenant_id
     and f.id = flow.id;
  select s.verdict, s.expires_at, s.account
    into finish_sign_in.verdict, finish_sign_in.expires_at, finish_sign_in.account
    from auth.start_session_of(
           flow, stated, new_id, new_role, role, locale, verification_hash, verification_secret, address,
           token_hash, device) as s;
end
$$;

-- As auth.finish_sign_in, for a token that the app had from the provider's own library and that the server verified.
create or replace function auth.sign_in_by_token(
  provider text, nonce text, subject text, email text, is_verified boolean, is_authority boolean, name text,
  stated jsonb, new_id uuid, new_role text, role text, locale text, verification_hash bytea,
  verification_secret bytea, address text, token_hash bytea, device text,
  out verdict text, out expires_at timestamptz, out account json)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  flow auth.sign_in_flows := auth.spend_nonce(nonce, provider);
begin
  flow.subject := sign_in_by_token.subject;
  flow.email := lower(sign_in_by_token.email);
  flow.is_verified := sign_in_by_token.is_verified;
  flow.is_authority := sign_in_by_token.is_authority;
  flow.name := left(nullif(trim(sign_in_by_token.name), ''), 100);
  select s.verdict, s.expires_at, s.account
    into sign_in_by_token.verdict, sign_in_by_token.expires_at, sign_in_by_token.account
    from auth.start_session_of(
           flow, stated, new_id, new_role, role, locale, verification_hash, verification_secret, address,
           token_hash, device) as s;
end
$$;

grant execute on function
  auth.finish_sign_in(bytea, bytea, bytea, jsonb, uuid, text, text, text, bytea, bytea, text, bytea, text),
  auth.sign_in_by_token( text, text, text, text, boolean, boolean, text, jsonb, uuid, text, text, text, bytea, bytea, text, bytea, text)
  to musclemate_server;
