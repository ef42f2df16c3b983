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

-- Refuses what would bring a deleted thing back under its id: a device that was away does not know that it was deleted. The
-- kind is the trigger's argument. A thing that its own transaction deleted before is only written anew.
create or replace function app.refuse_deleted()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from fresh
     join app.deletions as noted
       on noted.tenant_id = fresh.tenant_id
      and noted.lifter_id = fresh.lifter_id
      and noted.kind = tg_argv[0]
      and noted.id = fresh.id
      and noted.version < fresh.version
    where not app.is_made_again(noted);
  if found then
    perform app.raise_conflict('deleted-meanwhile');
  end if;
  return null;
end
$$;

-- Whether it is known that the thing was deleted: the request says so (`If-None-Match: *`), the deletion is being undone, a
-- draft that was made again is finished, or an import has it. An import knows by itself what its lifter deleted
-- (app.judged_import, app.import_thing).
create or replace function app.is_made_again(noted app.deletions)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return app.wants_new()
      or exists (
        select
          from app.deleted_things as gone
         where gone.tenant_id = noted.tenant_id
           and gone.lifter_id = noted.lifter_id
           and gone.kind = noted.kind
           and gone.id = noted.id
           and gone.restored_at is not null)
      or exists (
        select
          from app.imports as batch
         where batch.tenant_id = noted.tenant_id
           and batch.lifter_id = noted.lifter_id
           and batch.created_at = now())
      or noted.kind = 'workout' and (
        nullif(current_setting('app.restored_workout', true), '')::uuid is not distinct from noted.id
        or exists (
          select
            from app.drafts as draft
           where draft.tenant_id = noted.tenant_id
             and draft.lifter_id = noted.lifter_id
             and draft.id = noted.id));
end
$$;

-- Whether a thing of the caller's was deleted.
create or replace function app.was_deleted(of_kind text, thing uuid)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.deletions as noted
     where noted.tenant_id = app.tenant_id()
       and noted.lifter_id = app.account_id()
       and noted.kind = of_kind
       and noted.id = thing);
end
$$;

-- Whether the lifter deleted it here, and not an undone import of theirs.
create or replace function app.was_dropped(of_kind text, thing uuid)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.was_deleted(of_kind, thing) and not app.was_deleted('undone_import', thing)
$$;

-- Refuses a change of what is not there: it was deleted (MM409), or never was there (MM404).
create or replace function app.raise_absent(of_kind text, thing uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.was_deleted(of_kind, thing) then
    perform app.raise_conflict('deleted-meanwhile');
  end if;
  perform app.raise_not_found('no-such-thing');
end
$$;

grant execute on function app.was_deleted(text, uuid), app.was_dropped(text, uuid), app.raise_absent(text, uuid) to mm_lifter, mm_coach;
