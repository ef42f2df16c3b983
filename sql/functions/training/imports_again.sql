-- The fate of a workout that a file holds.

-- The sets of a workout as one value, in whatever order they were done, to find the same workout in two apps. Weights count
-- to a tenth of a kilogram, since apps round them when they convert.
create or replace function app.set_shape(reps integer, grams integer, seconds integer, meters numeric)
returns text
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(':', coalesce(reps, -1), coalesce((grams + 50) / 100, 0), coalesce(seconds, 0), coalesce(round(meters), 0))
$$;

-- The shapes of the lifter's own workouts on these days.
create or replace function app.workout_shapes(days date[])
returns table (id uuid, day date, shape uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select workout.id, workout.local_date,
         substr(encode(sha256(convert_to(string_agg(done.shape, ',' order by done.shape collate "C"), 'UTF8')), 'hex'), 1, 32)::uuid
    from app.workouts as workout
   cross join lateral (
     select app.set_shape(made.reps, made.weight_grams, made.duration_seconds, made.distance_meters) as shape
       from app.sets as made
      where made.tenant_id = workout.tenant_id
        and made.lifter_id = workout.lifter_id
        and made.workout_id = workout.id) as done
   where workout.tenant_id = (select app.tenant_id())
     and workout.lifter_id = (select app.account_id())
     and workout.local_date between (select min(day) from unnest(days) as day) and (select max(day) from unnest(days) as day)
   group by workout.id, workout.local_date
$$;

-- `added`: it is not there. `deleted`: the lifter deleted it here, and `restores` does not ask for it. `unchanged`: the
-- file says what it said before. `edited`: it says something else, but so does the lifter, who changed it here.
-- `updated`: it says something else, and is right. A zone counts only where it was named: that of the profile may have
-- changed since, and the workouts stay where they were. `twin`: another workout of that day has the same sets, and `twice`
-- does not ask for both.
--
-- Our own tables name the workout in `own_ids`. Such a workout is never written over, since the table does not hold all of
-- it. What an import brought that was taken back was not deleted by the lifter, so it comes again.
create or replace function app.judged_import(
  keys uuid[], contents uuid[], own_ids uuid[], days date[], shapes uuid[], zone text, restores boolean, twice boolean)
returns table (key uuid, id uuid, state text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with given as materialized (
    select listed.key, listed.content, listed.own_id, listed.day, listed.shape,
           coalesce(own.id, app.imported_id((select app.account_id()), listed.key)) as id,
           own.id is not null as is_own
      from unnest(keys, contents, own_ids, days, shapes) as listed (key, content, own_id, day, shape)
      left join app.workouts as own
        on own.tenant_id = (select app.tenant_id())
       and own.lifter_id = (select app.account_id())
       and own.id = listed.own_id
  ),
  there as materialized (
    select placed.id, placed.day, placed.shape
      from app.workout_shapes(days) as placed
     where shapes is not null
  ),
  judged as (
    select given.key, given.id, given.day, given.shape,
           case
             when given.is_own and given.shape = (select there.shape from there where there.id = given.id) then 'unchanged'
             when given.is_own then 'edited'
             when known.id is null and coalesce(forgone.id, dropped.id) is not null and not restores then 'deleted'
             when known.id is null then 'added'
             when imported.content = given.content
                  and (zone is null or known.time_zone = (select app.time_zone_name(zone))) then 'unchanged'
             when imported.version = known.version then 'updated'
             else 'edited'
           end as state
      from given
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
      left join app.deletions as dropped
        on dropped.tenant_id = (select app.tenant_id())
       and dropped.lifter_id = (select app.account_id())
       -- The id of a workout that was imported is of version 8, and its deletion is noted as such.
       and dropped.kind = case when substr(given.own_id::text, 15, 1) = '8' then 'imported_workout' else 'workout' end
       and dropped.id = given.own_id
  ),
  marked as (
    select judged.key, judged.id, judged.state, judged.day, judged.shape, false as is_there
      from judged
     union all
    select null, null, null, there.day, there.shape, true
      from there
  ),
  -- Sorted instead of joined: with fresh tables a join would compare each with each.
  seen as (
    select marked.*, bool_or(marked.is_there) over (partition by marked.day, marked.shape) as has_twin
      from marked
  )
  select seen.key, seen.id,
         case when seen.state = 'added' and seen.has_twin and not twice then 'twin' else seen.state end
    from seen
   where seen.key is not null
$$;

-- For the release before, which knows neither our own tables nor twins.
create or replace function app.judged_import(keys uuid[], contents uuid[], zone text, restores boolean)
returns table (key uuid, id uuid, state text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select judged.key, judged.id, judged.state
    from app.judged_import(keys, contents, null, null, null, zone, restores, true) as judged
$$;

-- The ids of the workouts that the import wrote, each at its key's place; null where it left the workout as it is. Rows of
-- exercises and sets name their workout by its place, so that the cost stays in proportion to them: a join by the key would
-- compare each set with each workout, since the planner does not know how many there are.
create or replace function app.written_workouts(import uuid, keys uuid[])
returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(imported.workout_id order by listed.place), '{}')
    from unnest(keys) with ordinality as listed (key, place)
    left join app.imported_workouts as imported
      on imported.tenant_id = (select app.tenant_id())
     and imported.lifter_id = (select app.account_id())
     and imported.workout_id = app.imported_id((select app.account_id()), listed.key)
     and imported.written_by = import
$$;

-- For the release before.
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
  keys uuid[], contents uuid[], own_ids uuid[], days date[], shapes uuid[], set_counts integer[], zone text,
  restores boolean, twice boolean, skipped integer)
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
             'twins', count(*) filter (where judged.state = 'twin'),
             'skipped', import_counts.skipped),
           'sets', jsonb_build_object(
             'added', coalesce(sum(counted.sets) filter (where judged.state = 'added'), 0),
             'updated', coalesce(sum(counted.sets) filter (where judged.state = 'updated'), 0)),
           'twin_keys', coalesce(jsonb_agg(judged.key) filter (where judged.state = 'twin'), '[]'))
    from app.judged_import(keys, contents, own_ids, days, shapes, zone, restores, twice) as judged
    join unnest(keys, set_counts) as counted (key, sets) using (key)
$$;

-- For the release before.
create or replace function app.import_counts(
  keys uuid[], contents uuid[], set_counts integer[], zone text, restores boolean, skipped integer)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.import_counts(keys, contents, null, null, null, set_counts, zone, restores, true, skipped)
$$;

-- An import's report; of one from before reports were kept, how many of its workouts are still there.
create or replace function app.import_report(import app.imports)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           -- Reports of the release before know no twins.
           jsonb_set(import.report, '{workouts,twins}', coalesce(import.report #> '{workouts,twins}', '0')),
           (select jsonb_build_object(
                     'time_zone_assumed', false,
                     'workouts', jsonb_build_object(
                       'added', count(*), 'updated', 0, 'unchanged', 0, 'edited', 0, 'deleted', 0, 'twins', 0, 'skipped', 0),
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
      app.set_shape(integer, integer, integer, numeric), app.workout_shapes(date[]),
      app.written_workouts(uuid, uuid[]),
      app.judged_import(uuid[], uuid[], uuid[], date[], uuid[], text, boolean, boolean),
      app.import_counts(uuid[], uuid[], integer[], text, boolean, integer),
      app.import_counts(uuid[], uuid[], uuid[], date[], uuid[], integer[], text, boolean, boolean, integer),
      app.import_report(app.imports), app.take_import_back(uuid), app.drop_imported_exercises(uuid)
   to mm_lifter, mm_coach;
