-- Leaves a trace of each row that was deleted; its kind is the trigger's argument.
create or replace function app.note_deleted()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.deletions as earlier (tenant_id, lifter_id, kind, id, version)
  select gone.tenant_id, gone.lifter_id, tg_argv[0], gone.id, counter.version
    from gone
   cross join lateral (select app.change_version(gone.tenant_id, gone.lifter_id)) as counter (version)
   where counter.version is not null
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version, deleted_at = excluded.deleted_at;
  return null;
end
$$;
