-- How a tenant is known at push services: sealed by the server, which alone opens it.

-- The public key that a browser of the caller's tenant subscribes with; no row where the tenant has none.
create or replace function app.push_key()
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select json_build_object('key', service.public_key)
    from app.push_services as service
   where service.tenant_id = app.tenant_id()
     and service.kind = 'web';
$$;

-- By the owner's command. MM404 for no such tenant.
create or replace function app.set_push_service(tenant text, kind text, sealed bytea, public_key text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  number constant integer := app.number_of_tenant(tenant);
begin
  -- what browsers gave us is good for the key that they subscribed with
  delete from app.push_targets as target
   using app.push_services as service
   where target.tenant_id = number
     and target.kind = 'web'
     and set_push_service.kind = 'web'
     and service.tenant_id = number
     and service.kind = 'web'
     and service.public_key <> set_push_service.public_key;
  insert into app.push_services as service (tenant_id, kind, sealed, public_key)
  values (number, set_push_service.kind, set_push_service.sealed, set_push_service.public_key)
      -- By name, since the parameter is called as its column.
      on conflict on constraint push_services_pkey do update
     set sealed = excluded.sealed,
         public_key = excluded.public_key,
         updated_at = now();
end
$$;

-- False where there was none. The tenant's devices are forgotten with it.
create or replace function app.remove_push_service(tenant text, kind text)
returns boolean
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.push_services as service
   where service.tenant_id = app.number_of_tenant(tenant)
     and service.kind = remove_push_service.kind;
  if not found then
    return false;
  end if;
  delete from app.push_targets as target
   where target.tenant_id = app.number_of_tenant(tenant)
     and target.kind = remove_push_service.kind;
  return true;
end
$$;

create or replace function app.list_push_services()
returns table (slug text, kind text, updated_at timestamptz)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select tenant.slug, service.kind, service.updated_at
    from app.push_services as service
    join app.tenants as tenant
      on tenant.id = service.tenant_id
   order by tenant.slug, service.kind;
$$;

grant execute on function app.push_key() to mm_lifter, mm_coach, mm_admin;
