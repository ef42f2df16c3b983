-- How a tenant is known at a provider: sealed by the server, which alone opens it.

-- The provider in the visitor's tenant, with the tenant's address; no row where it has no such provider.
create or replace function auth.sign_in_provider(provider text)
returns table (tenant_id integer, settings bytea, public_url text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select known.tenant_id, known.sealed,
         coalesce(
           tenant.public_url,
           (select 'https://' || named.host
              from app.tenant_hosts as named
             where named.tenant_id = tenant.id
             order by named.position, named.host
             limit 1))
    from auth.sign_in_providers as known
    join app.tenants as tenant on tenant.id = known.tenant_id
   where known.tenant_id = app.tenant_id()
     and known.provider = sign_in_provider.provider;
$$;

-- The words of the ways into the tenant: `password`, `passkey`, then its providers.
create or replace function app.sign_in_ways()
returns text[]
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select array['password', 'passkey'] || array(
    select known.provider
      from auth.sign_in_providers as known
     where known.tenant_id = app.tenant_id()
     order by known.provider);
$$;

-- By the owner's command. MM404 for no such tenant.
create or replace function auth.set_sign_in_provider(tenant text, provider text, sealed bytea)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  number constant integer := app.number_of_tenant(tenant);
begin
  insert into auth.sign_in_providers as known (tenant_id, provider, sealed)
  values (number, set_sign_in_provider.provider, set_sign_in_provider.sealed)
      -- By name, since the parameter is called as its column.
      on conflict on constraint sign_in_providers_pkey do update
     set sealed = excluded.sealed,
         updated_at = now();
end
$$;

-- False where there was none.
create or replace function auth.remove_sign_in_provider(tenant text, provider text)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.sign_in_providers as known
   where known.tenant_id = app.number_of_tenant(tenant)
     and known.provider = remove_sign_in_provider.provider;
  return found;
end
$$;

create or replace function auth.list_sign_in_providers()
returns table (slug text, provider text, updated_at timestamptz)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select tenant.slug, known.provider, known.updated_at
    from auth.sign_in_providers as known
    join app.tenants as tenant on tenant.id = known.tenant_id
   order by tenant.slug, known.provider;
$$;

grant execute on function auth.sign_in_provider(text) to musclemate_server;
grant execute on function app.sign_in_ways() to mm_visitor, mm_lifter, mm_coach, mm_admin;
