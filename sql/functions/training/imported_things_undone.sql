-- Undoing an import of what is no workout, and what that leaves to know.

-- Deletes what the import brought and nobody edited since.
create or replace function app.take_things_back(import uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  things constant uuid[] := array(
    select brought.id
      from app.imported_things as brought
     where brought.tenant_id = tenant
       and brought.lifter_id = me
       and brought.import_id = import
       and exists (
             select
               from app.templates as own
              where brought.kind = 'template'
                and own.tenant_id = tenant
                and own.lifter_id = me
                and own.id = brought.id
                and own.version = brought.version
              union all
             select
               from app.goals as own
              where brought.kind = 'goal'
                and own.tenant_id = tenant
                and own.lifter_id = me
                and own.id = brought.id
                and own.version = brought.version
              union all
             select
               from app.measurements as own
              where brought.kind = 'measurement'
                and own.tenant_id = tenant
                and own.lifter_id = me
                and own.id = brought.id
                and own.version = brought.version
              union all
             select
               from app.programmes as own
              where brought.kind = 'programme'
                and own.tenant_id = tenant
                and own.lifter_id = me
                and own.id = brought.id
                and own.version = brought.version));
begin
  delete from app.templates as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = any (things);
  delete from app.goals as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = any (things);
  delete from app.measurements as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = any (things);
  delete from app.programmes as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = any (things);
  perform app.note_undone(things);
end
$$;

-- They were not deleted by the lifter, so the next import brings them again.
create or replace function app.note_undone(things uuid[])
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.deletions as earlier (tenant_id, lifter_id, kind, id, version)
  select app.tenant_id(), app.account_id(), 'undone_import', undone.id, counter.version
    from unnest(things) as undone (id)
   cross join lateral (select app.change_version(app.tenant_id(), app.account_id())) as counter (version)
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version, deleted_at = excluded.deleted_at
$$;

-- What is imported after all may be deleted by the lifter from then on.
create or replace function app.forget_undone()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.deletions as noted
   using fresh
   where noted.tenant_id = fresh.tenant_id
     and noted.lifter_id = fresh.lifter_id
     and noted.kind = 'undone_import'
     and noted.id = fresh.id;
  return null;
end
$$;

grant execute on function
  app.take_things_back(uuid),
  app.note_undone(uuid[])
  to mm_lifter, mm_coach;
