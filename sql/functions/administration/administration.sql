-- The admins' administration of accounts. They see who someone is and how they sign in, never what they train, nor a
-- password.

drop function if exists app.begin_administration();

-- Opens an admin's change: with a recent proof, one after the other within a tenant, and by someone who still is an
-- admin with this duty: of two admins who lock or demote one another at once, the second finds that they are none any
-- more.
create or replace function app.begin_administration(duty text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_proof();
  perform
     from app.tenants as tenant
    where tenant.id = app.tenant_id()
      for no key update;
  perform
     from app.accounts as admin
    where admin.tenant_id = app.tenant_id()
      and admin.id = app.account_id()
      and admin.locked_at is null
      and admin.roles @> array['admin'];
  if not found then
    raise exception 'no admin any more' using errcode = 'MM401';
  end if;
  perform app.demand_duty(duty);
end
$$;

-- The same for a change of this account, which is locked for it; MM404 where there is none in the tenant. One that ends
-- an admin leaves another: those are locked before the account is, in the order in which leaving locks them.
create or replace function app.administer(
  account uuid, may_be_own boolean default false, may_end_admin boolean default false)
returns app.accounts
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  target app.accounts;
begin
  perform app.begin_administration('accounts');
  if may_end_admin then
    perform app.spare_last_admin(account);
  end if;
  select person.*
    into target
    from app.accounts as person
   where person.tenant_id = app.tenant_id()
     and person.id = administer.account
     for no key update;
  if not found then
    perform app.raise_not_found('no-such-account');
  end if;
  if target.id = app.account_id() and not may_be_own then
    perform app.raise_conflict('own-account');
  end if;
  return target;
end
$$;

create or replace function app.account_state(account app.accounts)
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case when account.locked_at is not null then 'locked'
              when account.erasure_due_at is not null then 'leaving'
              when account.email_verified_at is null then 'unverified'
              else 'active' end;
$$;

-- One account as admins see it.
create or replace function app.account_for_admin(account uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select person.id, person.email, person.email_verified_at is not null as email_verified, person.username,
             person.display_name, person.roles, app.duties_of(person) as duties, app.account_state(person) as state,
             (select aside.set_aside_at
                from auth.set_aside_addresses as aside
               where aside.tenant_id = person.tenant_id
                 and aside.account_id = person.id) as address_set_aside_at,
             person.erasure_due_at, person.mail_stopped_since, person.locale, person.time_zone,
             person.unit, person.created_at, person.updated_at,
             (select row_to_json(lock)
                from (
                  select kept.reason, kept.locked_at as at, kept.locked_by as by
                    from app.account_locks as kept
                   where kept.tenant_id = person.tenant_id
                     and kept.account_id = person.id
                     and person.locked_at is not null) as lock) as lock,
             (select guessed.until
                from auth.password_locks as guessed
               where guessed.tenant_id = person.tenant_id
                 and guessed.account_id = person.id
                 and guessed.until > now()) as password_locked_until,
             exists (
               select
                 from auth.credentials as credential
                where credential.tenant_id = person.tenant_id
                  and credential.account_id = person.id) as has_password,
             app.account_changes_of(person.id) as changes,
             (select count(*)
                from auth.sessions as session
               where session.tenant_id = person.tenant_id
                 and session.account_id = person.id
                 and session.expires_at > now()) as sessions,
             (select max(session.last_used_at)
                from auth.sessions as session
               where session.tenant_id = person.tenant_id
                 and session.account_id = person.id) as last_used_at
        from app.accounts as person
       where person.tenant_id = app.tenant_id()
         and person.id = account_for_admin.account) as shown;
$$;

-- Each look is audited.
create or replace function app.admin_account(account uuid)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  answer json;
begin
  perform app.demand_duty('accounts');
  answer := app.account_for_admin(account);
  if answer is not null then
    perform app.audit('account_viewed', admin_account.account);
  end if;
  return answer;
end
$$;

-- Changes the members that `changes` names. A new address waits as account_changes.sql says, or where the old one was
-- never confirmed, only for the link that is mailed to it; the address as it is takes back what waits. Sessions in a role
-- that is taken away end.
create or replace function app.change_account(
  account uuid, changes jsonb, token_hash bytea, secret bytea, veto_hash bytea, veto_secret bytea)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant app.accounts := app.administer(
    account,
    may_be_own => not changes ?| array['roles', 'email'],
    may_end_admin => coalesce(not changes -> 'roles' ? 'admin', false));
  wanted constant app.accounts := jsonb_populate_record(before, changes);
begin
  perform app.check_names(account, wanted.email, wanted.username);
  update app.accounts as person
     set display_name = wanted.display_name,
         username = lower(wanted.username),
         roles = wanted.roles,
         updated_at = now()
   where person.tenant_id = before.tenant_id
     and person.id = before.id;
  delete from auth.sessions as session
   where session.tenant_id = before.tenant_id
     and session.account_id = before.id
     and session.role <> all (wanted.roles);
  if lower(wanted.username) <> before.username or not (wanted.roles @> before.roles and before.roles @> wanted.roles) then
    perform auth.tell(
      before.tenant_id, before.id, 'account_changed',
      jsonb_build_object('roles', array_to_string(wanted.roles, ', ')));
  end if;
  if 'admin' = any (wanted.roles) and 'admin' <> all (before.roles) then
    perform app.announce_admin(before.id);
  end if;
  if lower(wanted.email) = before.email then
    if changes ? 'email' then
      perform app.drop_account_change(before.tenant_id, before.id, 'email');
    end if;
  elsif before.email_verified_at is null then
    perform app.ask_address_change(before, lower(wanted.email), token_hash, secret);
  else
    perform app.ask_account_change(
      before, 'email', 'account_email_asked', lower(wanted.email), null, token_hash, veto_hash, veto_secret);
    perform app.queue_mail(
      'change_email', lower(wanted.email),
      jsonb_build_object('name', coalesce(before.display_name, before.username)), secret);
  end if;
  perform app.audit(
    'account_changed', before.id,
    jsonb_strip_nulls(jsonb_build_object(
      'members', (select jsonb_agg(name) from jsonb_object_keys(changes) as name),
      'roles', case when changes ? 'roles' then to_jsonb(wanted.roles) end,
      'roles_before', case when changes ? 'roles' then to_jsonb(before.roles) end)));
  return app.account_for_admin(before.id);
end
$$;

grant execute on function
  app.account_state(app.accounts),
  app.admin_account(uuid),
  app.change_account(uuid, jsonb, bytea, bytea, bytea, bytea)
  to mm_admin;
