-- Accounts that an admin makes, and new admins, whom the others hear of.

-- Raises MM422 naming each of address and username that is someone else's.
create or replace function app.check_names(account uuid, email text, username text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', taken.pointer, 'code', 'taken'))
    into faults
    from (
      select '/email' as pointer
        from app.accounts as other
       where other.tenant_id = app.tenant_id()
         and other.email = lower(check_names.email)
         and other.id is distinct from check_names.account
      union all
      select '/username'
       where auth.username_is_taken(app.tenant_id(), check_names.username, check_names.account)) as taken;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- An account without a password: the mailed link lets its owner choose one, and confirms the address.
create or replace function app.create_invited_account(
  id uuid, roles text[], email text, username text, display_name text, locale text, time_zone text, unit text,
  token_hash bytea, secret bytea)
returns json
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.begin_administration('accounts');
  perform app.check_names(null, create_invited_account.email, create_invited_account.username);
  insert into app.accounts (
    tenant_id, id, email, username, display_name, roles, locale, time_zone, unit)
  select tenant.id, create_invited_account.id, lower(create_invited_account.email),
         lower(create_invited_account.username), create_invited_account.display_name,
         create_invited_account.roles, coalesce(create_invited_account.locale, tenant.locale),
         coalesce(create_invited_account.time_zone, 'UTC'), coalesce(create_invited_account.unit, 'kg')
    from app.tenants as tenant
   where tenant.id = app.tenant_id();
  insert into auth.one_time_tokens (tenant_id, account_id, token_hash, purpose, expires_at)
  values (
    app.tenant_id(), create_invited_account.id, create_invited_account.token_hash, 'reset_password',
    now() + interval '7 days');
  perform app.queue_mail(
            'account_invited', person.email,
            jsonb_build_object(
              'name', coalesce(person.display_name, person.username), 'username', person.username),
            create_invited_account.secret)
     from app.accounts as person
    where person.tenant_id = app.tenant_id()
      and person.id = create_invited_account.id;
  -- nobody has agreed to anything yet: the app asks before the first write
  update app.accounts as person
     set consent_due_at = app.consent_due(person.id)
   where person.tenant_id = app.tenant_id()
     and person.id = create_invited_account.id;
  if 'admin' = any (create_invited_account.roles) then
    perform app.announce_admin(create_invited_account.id);
  end if;
  perform app.audit(
    'account_created', create_invited_account.id, jsonb_build_object('roles', create_invited_account.roles));
  return app.account_for_admin(create_invited_account.id);
end
$$;

-- Every other admin of the tenant is notified of a new one, and so is the one who made them an admin: it may have been
-- someone else in their session. Of the context's tenant.
create or replace function app.announce_admin(account uuid)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  select app.notify(
           admin.id, 'admin_added',
           jsonb_build_object('account', made.id, 'admin', coalesce(made.display_name, made.username))),
         app.queue_mail(
           'admin_added', admin.email,
           jsonb_build_object(
             'name', coalesce(admin.display_name, admin.username),
             'admin', coalesce(made.display_name, made.username), 'admin_email', made.email))
    from app.accounts as made
    join app.accounts as admin
      on admin.tenant_id = made.tenant_id
     and admin.roles @> array['admin']
     and admin.id <> made.id
   where made.tenant_id = app.tenant_id()
     and made.id = announce_admin.account;
$$;

grant execute on function app.create_invited_account(uuid, text[], text, text, text, text, text, text, bytea, bytea)
  to mm_admin;
