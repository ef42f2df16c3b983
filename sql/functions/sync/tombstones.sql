-- Deletes tombstones from before a moment, at most so many; but those by which an import knows what the lifter deleted of it.
-- It and notes how far each lifter's were swept: a device that has
-- seen less starts again. Whose counter is locked waits for the next batch, so that nobody waits for this one.
create or replace function app.sweep_tombstones(before timestamptz, at_most integer)
returns text[]
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  names text[];
begin
  with due as materialized (
    select noted.lifter_id, noted.kind, noted.id, noted.version
      from app.deletions as noted
     where noted.tenant_id = app.tenant_id()
       and noted.deleted_at < before
       and noted.kind <> 'imported_workout'
     order by noted.deleted_at
     limit at_most
       for update skip locked
  ),
  locked as materialized (
    select counter.lifter_id
      from app.lifter_versions as counter
     where counter.tenant_id = app.tenant_id()
       and counter.lifter_id in (select due.lifter_id from due)
       for update skip locked
  ),
  swept as (
    update app.lifter_versions as counter
       set swept = greatest(counter.swept, gone.version)
      from (
        select due.lifter_id, max(due.version) as version
          from due
          join locked using (lifter_id)
         group by due.lifter_id) as gone
     where counter.tenant_id = app.tenant_id()
       and counter.lifter_id = gone.lifter_id
  ),
  gone as (
    delete from app.deletions as old
     using due
     join locked using (lifter_id)
     where old.tenant_id = app.tenant_id()
       and old.lifter_id = due.lifter_id
       and old.kind = due.kind
       and old.id = due.id
    returning old.kind || ' ' || old.id as name
  )
  select array_agg(gone.name)
    into names
    from gone;
  return names;
end
$$;
