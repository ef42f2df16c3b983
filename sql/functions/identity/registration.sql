-- Registration, as the login role, after auth.begin_visit in the same pipeline.

-- A person's view of their own account. No search_path of its own, so that it is inlined.
create or replace function app.account_json(account app.accounts)
returns json
language sql stable
as $$
  select pg_catalog.json_build_object(
    'id', account.id, 'roles', account.roles, 'duties', app.duties_of(account), 'email', account.email,
    'email_verified', account.email_verified_at is not null, 'username', account.username,
    'display_name', account.display_name, 'locale', account.locale, 'time_zone', account.time_zone,
    'time_zone_outdated', case when app.time_zone_name(account.time_zone) is null then true end,
    'unit', account.unit, 'created_at', account.created_at,
    'erasure_due_at', account.erasure_due_at, 'consent_due_at', account.consent_due_at,
    'mail_stopped_since', account.mail_stopped_since);
$$;

create or replace function auth.account_json(tenant_id integer, account_id uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.account_json(a)
    from app.accounts a
   where a.tenant_id = account_json.tenant_id
     and a.id = account_json.account_id;
$$;

-- The conditions of a registration: whether its names are taken, and the tenant's rules.
create or replace function auth.registration_rules(
  email text, username text, time_zone text, out email_taken boolean, out username_taken boolean,
  out is_time_zone boolean, out minimum_length integer, out requires text[], out blocks_common boolean,
  out locale text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app.accounts a where a.tenant_id = t.id and a.email = lower($1)),
         auth.username_is_taken(t.id, $2, null),
         $3 is null or app.is_time_zone($3),
         t.password_minimum_length, t.password_requires, t.password_blocks_common, t.locale
    from app.tenants t
   where t.id = app.tenant_id();
$$;

-- Books an attempt of this address before anything is hashed or mailed; returns the seconds that it has to wait,
-- or null where it may go on.
create or replace function auth.book_registration(address text)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  block constant inet := auth.address_block(address);
  recent record;
begin
  select count(*) as attempts, min(r.at) as oldest
    into recent
    from auth.registrations r
   where r.tenant_id = app.tenant_id()
     and r.address = block
     and r.at > now() - interval '1 hour';
  if recent.attempts >= (select l.registrations_per_hour from auth.limits l) then
    return greatest(1, ceil(extract(epoch from recent.oldest + interval '1 hour' - now())))::integer;
  end if;
  insert into auth.registrations (tenant_id, address)
  values (app.tenant_id(), block);
  return null;
end
$$;

-- With the token of an invitation, the address that it was mailed to is confirmed by that; the invitation waits for an
-- answer. MM422 names a token that opens nothing for this address.
create or replace function auth.register(
  id uuid, role text, email text, username text, display_name text, locale text, time_zone text, unit text,
  password_hash text, token_hash bytea, secret bytea, invite_hash bytea)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  fault constant text := auth.invite_fault(invite_hash, register.email);
begin
  if fault is not null then
    perform app.raise_fault('/invite', fault, 'the token that was mailed to this address');
  end if;
  perform auth.insert_account(
    app.tenant_id(), id, array[role], email, username, display_name, locale, time_zone, unit, password_hash);
  perform app.audit('registered', id, jsonb_build_object('role', role));
  if invite_hash is null then
    perform auth.issue_token(app.tenant_id(), id, 'verify_email', null, token_hash, secret);
  else
    update app.accounts as account
       set email_verified_at = now()
     where account.tenant_id = app.tenant_id()
       and account.id = register.id;
    perform auth.tell(app.tenant_id(), id, 'email_verified');
  end if;
  return auth.account_json(app.tenant_id(), id);
end
$$;

-- Null for no invitation, and for one that is open and was mailed to this address; else what is wrong with it.
create or replace function auth.invite_fault(invite_hash bytea, email text)
returns text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select case when invite_hash is null then null
              when not exists (
                select
                  from app.invites as invite
                 where invite.tenant_id = app.tenant_id()
                   and invite.token_hash = invite_hash
                   and invite.state = 'open'
                   and invite.expires_at > now()) then 'unknown'
              when invite_fault.email is not null and not exists (
                select
                  from app.invites as invite
                 where invite.tenant_id = app.tenant_id()
                   and invite.token_hash = invite_hash
                   and invite.recipient = lower(invite_fault.email)) then 'invalid' end;
$$;

-- Raises MM422 naming each of email and username that is taken. Without a password for who signs in another way, or
-- is sent a link to set one.
create or replace function auth.insert_account(
  tenant_id integer, id uuid, roles text[], email text, username text, display_name text, locale text,
  time_zone text, unit text, password_hash text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.accounts (
    tenant_id, id, email, username, display_name, roles, locale, time_zone, unit)
  select t.id, insert_account.id, lower(insert_account.email), lower(insert_account.username),
         insert_account.display_name, insert_account.roles, coalesce(insert_account.locale, t.locale),
         coalesce(insert_account.time_zone, 'UTC'), coalesce(insert_account.unit, 'kg')
    from app.tenants t
   where t.id = insert_account.tenant_id;
  insert into auth.credentials (tenant_id, account_id, password_hash)
  select insert_account.tenant_id, insert_account.id, insert_account.password_hash
   where insert_account.password_hash is not null;
exception when unique_violation then
  perform app.raise_faults((
    select coalesce(jsonb_agg(jsonb_build_object('pointer', pointer, 'code', 'taken')), '[]')
      from (select '/email' as pointer
              from app.accounts a
             where a.tenant_id = insert_account.tenant_id and a.email = lower(insert_account.email)
             union all
            select '/username'
              from app.accounts a
             where a.tenant_id = insert_account.tenant_id and a.username = lower(insert_account.username)
           ) taken));
end
$$;

grant execute on function app.account_json(app.accounts) to mm_lifter, mm_coach, mm_admin;
grant execute on function
  auth.registration_rules(text, text, text), auth.book_registration(text), auth.invite_fault(bytea, text),
  auth.register(uuid, text, text, text, text, text, text, text, text, bytea, bytea, bytea)
to musclemate_server;
