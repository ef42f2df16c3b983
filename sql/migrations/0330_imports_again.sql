-- What an import needs to know of earlier ones: what a file said of a workout when it was last written, which exercises
-- an import made, and what it told.

-- As the API tells it, except that problems stand there by their code; null of imports that were made before this.
alter table app.imports
  add column report jsonb,
  drop constraint imports_source_check,
  add constraint imports_source_check
    check (source in ('strong', 'hevy', 'fitnotes', 'stronglifts')) not valid;

alter table app.imports validate constraint imports_source_check;

-- `content` stands for what the file said; null where a release before wrote it, which counts as another content.
-- `written_by` is the import that wrote it last, `import_id` the one that brought it.
alter table app.imported_workouts
  add column content uuid,
  add column written_by uuid;

-- The import that made the exercise, for as long as it is known; no reference, since the exercise outlives it.
alter table app.exercises add column import_id uuid;

-- Imported workouts that lie in the bin: their identifiers are of version 8 (app.imported_id).
set local role mm_definer;

insert into app.deletions (tenant_id, lifter_id, kind, id, version, deleted_at)
select noted.tenant_id, noted.lifter_id, 'imported_workout', noted.id, noted.version, noted.deleted_at
  from app.deleted_workouts as gone
  join app.deletions as noted
    on noted.tenant_id = gone.tenant_id
   and noted.lifter_id = gone.lifter_id
   and noted.kind = 'workout'
   and noted.id = gone.id
 where substr(gone.id::text, 15, 1) = '8'
    on conflict do nothing;

reset role;
