-- How a tenant reaches its providers: sealed by the server, which alone reads and opens it.

-- By the tenant's slug, as a webhook's path names it; no row where it has none.
create or replace function app.payment_gateway(tenant text, provider text)
returns table (tenant_id integer, settings bytea)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select gateway.tenant_id, gateway.sealed
    from app.tenants as owner
    join app.payment_gateways as gateway
      on gateway.tenant_id = owner.id
     and gateway.provider = payment_gateway.provider
   where owner.slug = lower(payment_gateway.tenant);
$$;

-- By the tenant's number, as a session names it.
create or replace function app.payment_gateway_of(tenant integer, provider text)
returns table (tenant_id integer, settings bytea)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select gateway.tenant_id, gateway.sealed
    from app.payment_gateways as gateway
   where gateway.tenant_id = tenant
     and gateway.provider = payment_gateway_of.provider;
$$;

-- All there are, for what looks after every tenant, and for the command.
create or replace function app.list_payment_gateways()
returns table (tenant_id integer, slug text, provider text, settings bytea, updated_at timestamptz)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select gateway.tenant_id, owner.slug, gateway.provider, gateway.sealed, gateway.updated_at
    from app.payment_gateways as gateway
    join app.tenants as owner on owner.id = gateway.tenant_id
   order by owner.slug, gateway.provider;
$$;

grant execute on function app.payment_gateway(text, text), app.payment_gateway_of(integer, text)
  to musclemate_server, mm_worker;
grant execute on function app.list_payment_gateways() to mm_worker;
