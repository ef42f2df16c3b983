-- The server's copy of the origins whose pages may read its answers, of whichever tenant.
create or replace function auth.cors_origins()
returns setof text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select distinct origin
    from app.tenants as tenant
   cross join unnest(tenant.cors_origins) as origin
   order by origin;
$$;

grant execute on function auth.cors_origins() to musclemate_server;
