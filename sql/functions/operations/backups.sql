-- The record of backups: written by the job as mm_worker and by the command as the owner. The installation is the
-- default tenant's to look after, so the audit log of these is that tenant's.

create or replace function app.enter_default_tenant()
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select set_config('app.tenant_id', tenant.id::text, true)
    from app.tenants as tenant
   where tenant.is_default;
$$;

create or replace function app.note_backup(
  name text, place text, made_at timestamptz, bytes bigint, row_count bigint, sha256 text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enter_default_tenant();
  insert into app.backups (name, place, made_at, bytes, row_count, sha256)
  values (note_backup.name, note_backup.place, note_backup.made_at, note_backup.bytes, note_backup.row_count,
          note_backup.sha256)
      on conflict do nothing;
  perform app.audit(
    'backup_made', null,
    jsonb_build_object('name', note_backup.name, 'bytes', note_backup.bytes, 'sha256', note_backup.sha256));
end
$$;

create or replace function app.note_backup_removed(name text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enter_default_tenant();
  update app.backups as kept
     set removed_at = now()
   where kept.name = note_backup_removed.name
     and kept.removed_at is null;
  perform app.audit('backup_removed', null, jsonb_build_object('name', note_backup_removed.name));
end
$$;

-- `problem`: nothing where all was well; `extent` then says how far the check went.
create or replace function app.note_backup_check(name text, extent text, problem text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enter_default_tenant();
  update app.backups as kept
     set checked_at = now(), check_extent = note_backup_check.extent,
         check_error = left(note_backup_check.problem, 500)
   where kept.name = note_backup_check.name;
  perform app.audit(
    case when problem is null then 'backup_checked' else 'backup_check_failed' end, null,
    jsonb_build_object('name', note_backup_check.name, 'extent', note_backup_check.extent));
end
$$;

-- In the restored database itself. Devices have seen changes that it has not: they get everything again.
create or replace function app.note_restored(name text)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.enter_default_tenant();
  perform app.audit('database_restored', null, jsonb_build_object('name', note_restored.name));
  perform app.begin_epoch();
end
$$;

-- The backups that this database was restored from, as its audit log has them.
create or replace function app.restored_backups(since timestamptz)
returns setof text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select entry.details ->> 'name'
    from app.tenants as tenant
    join app.audit_entries as entry on entry.tenant_id = tenant.id
   where tenant.is_default
     and entry.action = 'database_restored'
     and entry.at >= since;
$$;

-- MM404 for the admins of any tenant but the default one, who look after the installation.
create or replace function app.demand_installation()
returns void
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.tenants as tenant
    where tenant.id = app.tenant_id()
      and tenant.is_default;
  if not found then
    perform app.raise_not_found('not-of-installation');
  end if;
end
$$;

-- A page of the backups, the newest first. One whose files were removed is listed for 90 days more.
create or replace function app.backups_page(made_before timestamptz, at_most integer)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_duty('operations');
  perform app.demand_installation();
  return (
    select app.page(array_agg(row_to_json(listed)), array_agg(to_json(listed.made_at) #>> '{}'), at_most)
      from (
        select kept.name, kept.place, kept.made_at, kept.bytes, kept.row_count as rows, kept.sha256,
               kept.removed_at, kept.checked_at, kept.check_extent as extent, kept.check_error as problem
          from app.backups as kept
         where kept.made_at < coalesce(made_before, 'infinity')
           and (kept.removed_at is null or kept.removed_at > now() - interval '90 days')
         order by kept.made_at desc
         limit at_most + 1) as listed);
end
$$;

grant execute on function app.note_backup(text, text, timestamptz, bigint, bigint, text),
   app.note_backup_removed(text), app.note_backup_check(text, text, text), app.restored_backups(timestamptz)
   to mm_worker;
grant execute on function app.backups_page(timestamptz, integer) to mm_admin;
