-- The fate of a workout that a file holds, when the lifter imported it before.

-- `added`: it is not there. `deleted`: the lifter deleted it here, and `restores` does not ask for it. `unchanged`: the
-- file says what it said before. `edited`: it says something else, but so does the lifter, who changed it here.
-- `updated`: it says something else, and is right. A zone counts only where it was named: that of the profile may have
-- changed since, and the workouts stay where they were.
create or replace function app.judged_import(keys uuid[], contents uuid[], zone text, restores boolean)
returns table (key uuid, id uuid, state text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select given.key, given.id,
         case
           when known.id is null and forgone.id is not null and not restores then 'deleted'
           when known.id is null then 'added'
           when imported.content = given.content
                and (zone is null or known.time_zone = app.time_zone_name(zone)) then 'unchanged'
           when imported.version = known.version then 'updated'
           else 'edited'
         end
    from (
      select listed.key, listed.content, app.imported_id((select app.account_id()), listed.key) as id
        from unnest(keys, contents) as listed (key, content)) as given
    left join app.workouts as known
      on known.tenant_id = (select app.tenant_id())
     and known.lifter_id = (select app.account_id())
     and known.id = given.id
    left join app.imported_workouts as imported
      on imported.tenant_id = (select app.tenant_id())
     and imported.lifter_id = (select app.account_id())
     and imported.workout_id = given.id
    left join app.deletions as forgone
      on forgone.tenant_id = (select app.tenant_id())
     and forgone.lifter_id = (select app.account_id())
     and forgone.kind = 'imported_workout'
     and forgone.id = given.id
$$;

-- The workouts of these keys that the import wrote. Each key is looked for once, though every set names its workout.
create or replace function app.written_by_import(import uuid, keys uuid[])
returns table (key uuid, tenant_id integer, lifter_id uuid, workout_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select listed.key, imported.tenant_id, imported.lifter_id, imported.workout_id
    from (select distinct given.key from unnest(keys) as given (key)) as listed
    join app.imported_workouts as imported
      on imported.tenant_id = (select app.tenant_id())
     and imported.lifter_id = (select app.account_id())
     and imported.workout_id = app.imported_id((select app.account_id()), listed.key)
   where imported.written_by = import
$$;

-- How many of each there are, in the report's form. `skipped` is what the file itself made unreadable.
create or replace function app.import_counts(
  keys uuid[], contents uuid[], set_counts integer[], zone text, restores boolean, skipped integer)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'time_zone_assumed', zone is null,
           'workouts', jsonb_build_object(
             'added', count(*) filter (where judged.state = 'added'),
             'updated', count(*) filter (where judged.state = 'updated'),
             'unchanged', count(*) filter (where judged.state = 'unchanged'),
             'edited', count(*) filter (where judged.state = 'edited'),
             'deleted', count(*) filter (where judged.state = 'deleted'),
             'skipped', import_counts.skipped),
           'sets', jsonb_build_object(
             'added', coalesce(sum(counted.sets) filter (where judged.state = 'added'), 0),
             'updated', coalesce(sum(counted.sets) filter (where judged.state = 'updated'), 0)))
    from app.judged_import(keys, contents, zone, restores) as judged
    join unnest(keys, set_counts) as counted (key, sets) using (key)
$$;

-- An import's report; of one from before reports were kept, how many of its workouts are still there.
create or replace function app.import_report(import app.imports)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           import.report,
           (select jsonb_build_object(
                     'time_zone_assumed', false,
                     'workouts', jsonb_build_object(
                       'added', count(*), 'updated', 0, 'unchanged', 0, 'edited', 0, 'deleted', 0, 'skipped', 0),
                     'sets', jsonb_build_object('added', coalesce(sum(workout.set_count), 0), 'updated', 0),
                     'problems', jsonb_build_array())
              from app.imported_workouts as imported
              join app.workouts as workout
                on workout.tenant_id = imported.tenant_id
               and workout.lifter_id = imported.lifter_id
               and workout.id = imported.workout_id
             where imported.tenant_id = import.tenant_id
               and imported.lifter_id = import.lifter_id
               and imported.import_id = import.id))
$$;

-- Deletes what the import brought and nobody edited since, and the exercises that it made and nothing else uses. Tells
-- whether there was such an import. It goes first, so that its workouts are not noted as deleted by the lifter. What a
-- later import brought up to date is that one's from then on.
create or replace function app.take_import_back(import uuid)
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  brought uuid[];
begin
  select array_agg(workout.id)
    into brought
    from app.imported_workouts as imported
    join app.workouts as workout
      on workout.tenant_id = imported.tenant_id
     and workout.lifter_id = imported.lifter_id
     and workout.id = imported.workout_id
     and workout.version = imported.version
   where imported.tenant_id = tenant
     and imported.lifter_id = me
     and coalesce(imported.written_by, imported.import_id) = import;
  update app.imported_workouts as imported
     set import_id = imported.written_by
   where imported.tenant_id = tenant
     and imported.lifter_id = me
     and imported.import_id = import
     and imported.written_by <> import;
  delete from app.imports as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = import;
  if not found then
    return false;
  end if;
  delete from app.workouts as workout
   where workout.tenant_id = tenant
     and workout.lifter_id = me
     and workout.id = any (brought);
  perform app.drop_imported_exercises(import);
  return true;
end
$$;

-- Takes an import back: what the lifter corrected or uses stays. Row security gives nobody a right
-- to delete exercises, since the log refers to them.
create or replace function app.drop_imported_exercises(import uuid)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  delete from app.exercises as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.import_id = import
     and own.lift_source = 'recognised'
     and own.traits_source = 'recognised'
     and not app.exercise_in_use(own.id)
$$;

-- A workout that the lifter deletes while its import exists is noted, so that the next import leaves it out; what is
-- imported after all is forgotten here.
create or replace function app.note_dropped_imports()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.deletions as earlier (tenant_id, lifter_id, kind, id, version)
  select gone.tenant_id, gone.lifter_id, 'imported_workout', gone.workout_id, counter.version
    from gone
    join app.imports as batch
      on batch.tenant_id = gone.tenant_id
     and batch.lifter_id = gone.lifter_id
     and batch.id = gone.import_id
   cross join lateral (select app.change_version(gone.tenant_id, gone.lifter_id)) as counter (version)
   where counter.version is not null
      on conflict (tenant_id, lifter_id, kind, id)
         do update set version = excluded.version, deleted_at = excluded.deleted_at;
  return null;
end
$$;

create or replace function app.forget_dropped_imports()
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
     and noted.kind = 'imported_workout'
     and noted.id = fresh.workout_id;
  return null;
end
$$;

grant execute on function app.judged_import(uuid[], uuid[], text, boolean), app.written_by_import(uuid, uuid[]),
      app.import_counts(uuid[], uuid[], integer[], text, boolean, integer),
      app.import_report(app.imports), app.take_import_back(uuid), app.drop_imported_exercises(uuid)
   to mm_lifter, mm_coach;
