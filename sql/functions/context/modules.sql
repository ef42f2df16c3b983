-- The modules of a tenant: what it has beside what everyone has. What belongs to one that is off is not there (404).

-- Whether the caller's tenant has switched it on.
create or replace function app.has_module(module text)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.tenants as tenant
     where tenant.id = app.tenant_id()
       and tenant.modules @> array[module]);
end
$$;

-- All that the caller's tenant has.
create or replace function app.tenant_modules()
returns text[]
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select tenant.modules
      from app.tenants as tenant
     where tenant.id = app.tenant_id());
end
$$;

-- Refuses what the tenant has not switched on, as if it were not there (MM404).
create or replace function app.demand_module(module text)
returns void
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.has_module(module) then
    perform app.raise_not_found('no-such-module');
  end if;
end
$$;

-- The names of the modules that this release holds.
create or replace function app.modules_there()
returns setof text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select known.code
    from app.modules as known
   where known.is_there
   order by known.position;
$$;

-- MM422 with every module that this release does not hold.
create or replace function app.check_modules(wanted text[])
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', '/modules/' || given.row_num - 1, 'code', 'unknown') order by given.row_num)
    into faults
    from unnest(wanted) with ordinality as given (module, row_num)
   where given.module not in (select app.modules_there());
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- The scopes for data of a module which the caller's tenant has not. They are neither offered nor granted; what
-- was granted before stays, and opens nothing.
create or replace function app.scopes_without_module()
returns text[]
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(module), '{}')
    from unnest(array['nutrition', 'photos']) as module
   where not app.has_module(module);
$$;

grant execute on function app.scopes_without_module(), app.demand_module(text), app.tenant_modules()
   to mm_visitor, mm_lifter, mm_coach, mm_admin;
