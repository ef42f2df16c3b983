-- So many open reports at a time: support reads each of them.
create or replace function app.bound_graph_reports()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enforce_limit(20, count(*), 'too-many-open-reports')
     from app.graph_reports as kept
    where kept.tenant_id = new.tenant_id
      and kept.lifter_id = new.lifter_id
      and kept.state = 'open';
  return new;
end
$$;
