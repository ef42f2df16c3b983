-- A parameter was renamed: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.expire_exports(timestamptz, integer, boolean);

-- The archive goes after seven days; that there was one is known for a month.
create or replace function app.expire_exports(
  at timestamptz, at_most integer, is_dry_run boolean, out changed bigint, out sample jsonb, out has_more boolean)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  over uuid[];
begin
  select array_agg(due.id)
    into over
    from (select export.id
            from app.data_exports as export
           where export.tenant_id = app.tenant_id()
             and (export.expires_at <= at and export.state = 'ready' or export.expires_at <= at - interval '30 days')
           order by export.expires_at
           limit case when is_dry_run then null else at_most end
             for update skip locked) as due;
  changed := coalesce(cardinality(over), 0);
  sample := coalesce(to_jsonb(over[1:10]), '[]');
  has_more := not is_dry_run and changed = at_most;
  if is_dry_run then
    return;
  end if;
  delete
    from app.data_exports as export
   where export.tenant_id = app.tenant_id()
     and export.id = any (over)
     and export.expires_at <= at - interval '30 days';
  update app.data_exports as export
     set state = 'expired'
   where export.tenant_id = app.tenant_id()
     and export.id = any (over);
  delete
    from app.data_export_parts as part
   where part.tenant_id = app.tenant_id()
     and part.export_id = any (over);
end
$$;

-- In a database that was restored from a backup, of every tenant: what has expired since then. Tells how many.
create or replace function app.expire_exports_again(at timestamptz)
returns bigint
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant integer;
  expired bigint := 0;
begin
  for tenant in
    select one.id
      from app.tenants as one
     order by one.id
  loop
    perform set_config('app.tenant_id', tenant::text, true);
    expired := expired + (app.expire_exports(expire_exports_again.at, null, false)).changed;
  end loop;
  return expired;
end
$$;

grant execute on function app.expire_exports(timestamptz, integer, boolean)
  to mm_worker;
