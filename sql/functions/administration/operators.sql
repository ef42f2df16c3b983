-- Functions for the command, run by the owner, who sees no row of a table under FORCE: through mm_definer.

create or replace function app.create_tenant(slug text, name text, hosts text[] default '{}')
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  created integer;
begin
  insert into app.tenants as t (slug, name)
  values (create_tenant.slug, create_tenant.name)
  returning t.id into created;
  insert into app.tenant_hosts (tenant_id, host, position)
  select created, lower(host), position
    from unnest(hosts) with ordinality as listed (host, position);
  perform app.add_standard_tiers(created);
  perform app.audit_in(created, 'tenant_created', null, jsonb_build_object('slug', slug));
  return created;
end
$$;

-- Another host of a tenant's, behind those it has. MM404 unknown tenant; MM409 where it is the tenant's already, 23505 where
-- it is another's.
create or replace function app.add_tenant_host(slug text, host text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owner_id constant integer := app.tenant_by_slug(slug);
begin
  perform
     from app.tenant_hosts as known
    where known.tenant_id = owner_id
      and known.host = lower(add_tenant_host.host);
  if found then
    perform app.raise_conflict('already-there');
  end if;
  insert into app.tenant_hosts (tenant_id, host, position)
  select owner_id, lower(add_tenant_host.host), coalesce(max(known.position) + 1, 1)
    from app.tenant_hosts as known
   where known.tenant_id = owner_id;
  perform app.audit_in(
    owner_id, 'tenant_host_added', null, jsonb_build_object('host', lower(add_tenant_host.host)));
end
$$;

-- The tenant's settings for mails: whom to ask, whom they come from, and from which hosts they may come. A null leaves
-- what there is. MM422 where the sender lies at no host of the tenant's, nor at one of these.
create or replace function app.set_tenant_mail(slug text, support text, sender text, host text, takes_away boolean)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  wanted app.tenants;
begin
  select tenant.*
    into wanted
    from app.tenants as tenant
   where tenant.id = app.tenant_by_slug(set_tenant_mail.slug)
     for update;
  if support is not null then
    wanted.branding := wanted.branding || jsonb_build_object('support_email', support);
  end if;
  wanted.sender_hosts := array_remove(wanted.sender_hosts, lower(host));
  if host is not null and not takes_away then
    wanted.sender_hosts := wanted.sender_hosts || lower(host);
  end if;
  wanted.mail_sender := coalesce(sender, wanted.mail_sender);
  perform app.check_hosts(wanted);
  update app.tenants as tenant
     set branding = wanted.branding,
         mail_sender = wanted.mail_sender,
         sender_hosts = wanted.sender_hosts
   where tenant.id = wanted.id;
  perform app.audit_in(
    wanted.id, 'tenant_changed', null,
    jsonb_build_object(
      'members', array_remove(
        array[case when support is not null then 'branding' end, case when sender is not null then 'mail_sender' end,
              case when host is not null then 'sender_hosts' end], null)));
end
$$;

-- False where it is none of the tenant's.
create or replace function app.remove_tenant_host(slug text, host text)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owner_id constant integer := app.tenant_by_slug(slug);
begin
  delete
    from app.tenant_hosts as known
   where known.tenant_id = owner_id
     and known.host = lower(remove_tenant_host.host);
  if not found then
    return false;
  end if;
  perform app.audit_in(
    owner_id, 'tenant_host_removed', null, jsonb_build_object('host', lower(remove_tenant_host.host)));
  return true;
end
$$;

create or replace function app.list_tenants()
returns table (id integer, slug text, name text, hosts text[], accounts bigint)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select t.id, t.slug, t.name,
         array(select h.host from app.tenant_hosts h where h.tenant_id = t.id order by h.position, h.host),
         (select count(*) from app.accounts a where a.tenant_id = t.id)
    from app.tenants t
   order by t.id;
$$;

-- An account whose address counts as confirmed: the way to the first admin. MM404 unknown tenant, MM422
-- taken.
create or replace function auth.create_account(
  tenant text, roles text[], email text, username text, display_name text, password_hash text)
returns uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owner_id integer;
  created uuid := app.new_id();
begin
  select t.id into owner_id from app.tenants t where t.slug = lower(tenant);
  if not found then
    perform app.raise_not_found('unknown-tenant');
  end if;
  perform auth.insert_account(
    owner_id, created, roles, email, username, display_name, null, null, null, password_hash);
  update app.accounts a
     set email_verified_at = now()
   where a.tenant_id = owner_id
     and a.id = created;
  perform auth.set_context(owner_id, null, null, 'command');
  if 'admin' = any (create_account.roles) then
    perform app.announce_admin(created);
  end if;
  perform app.audit('account_created', created, jsonb_build_object('roles', roles));
  return created;
end
$$;

-- At once what an admin of the tenant has to wait for (account_changes.sql): who runs the command reaches the database
-- anyway. The address counts as confirmed; the one before gets a mail. MM404 for no such account, MM422 where the address
-- is someone else's.
create or replace function auth.set_address_by_command(tenant text, login text, email text)
returns uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  holder constant app.accounts := auth.account_for_command(tenant, login);
begin
  perform app.drop_account_change(holder.tenant_id, holder.id, 'email');
  if not app.set_address(holder.tenant_id, holder.id, lower(set_address_by_command.email), now()) then
    perform app.raise_fault('/email', 'taken');
  end if;
  if holder.email <> lower(set_address_by_command.email) then
    perform app.queue_mail(
      'address_set', holder.email,
      jsonb_build_object(
        'name', coalesce(holder.display_name, holder.username),
        'new_email', lower(set_address_by_command.email)));
  end if;
  perform app.audit('email_changed', holder.id);
  return holder.id;
end
$$;

create or replace function auth.remove_factors_by_command(tenant text, login text, reason text)
returns uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  holder constant app.accounts := auth.account_for_command(tenant, login);
begin
  perform app.drop_account_change(holder.tenant_id, holder.id, 'factors');
  perform auth.remove_factors(holder.id, remove_factors_by_command.reason);
  return holder.id;
end
$$;

-- By address or username; the context is its tenant from then on.
create or replace function auth.account_for_command(tenant text, login text)
returns app.accounts
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  holder app.accounts;
begin
  select account.* into holder
    from app.accounts as account
   where account.tenant_id = app.number_of_tenant(tenant)
     and lower(login) in (account.email, account.username)
     for no key update;
  if not found then
    perform app.raise_not_found('no-such-account');
  end if;
  perform auth.set_context(holder.tenant_id, null, null, 'command');
  return holder;
end
$$;

-- The rules for a password there. MM404 for no such tenant.
create or replace function auth.password_rules(
  tenant text, out minimum_length integer, out requires text[], out blocks_common boolean)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  select t.password_minimum_length, t.password_requires, t.password_blocks_common
    into minimum_length, requires, blocks_common
    from app.tenants as t
   where t.id = app.number_of_tenant(tenant);
end
$$;
