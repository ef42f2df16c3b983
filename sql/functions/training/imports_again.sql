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

-- The moment of a start as a file says it: in UTC, or by a clock in this zone.
create or replace function app.import_moment(started_at text, zone text)
returns timestamptz
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case
           when started_at like '%+00:00' then started_at::timestamptz
           else started_at::timestamp at time zone zone
         end
$$;

-- The key of a workout that is known by its start and its name, as `ImportBatch` makes it.
create or replace function app.import_key(source text, started_at text, name text)
returns uuid
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select substr(encode(sha256(convert_to(concat_ws(E'\n', source, started_at, name), 'UTF8')), 'hex'), 1, 32)::uuid
$$;

-- The key that the same workout has where the file says its start the other way: by the clock, or in UTC.
create or replace function app.other_import_key(source text, started_at text, name text, zone text)
returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.import_key(
           source,
           case
             when started_at like '%+00:00'
               then to_char(started_at::timestamptz at time zone zone, 'YYYY-MM-DD HH24:MI:SS')
             else to_char(started_at::timestamp at time zone zone at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '+00:00'
           end,
           name)
$$;

-- The shapes of the lifter's own workouts between these moments, a day more on both sides.
create or replace function app.workout_shapes(first timestamptz, last timestamptz)
returns table (id uuid, performed_at timestamptz, shape uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select workout.id, workout.performed_at,
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
     and workout.performed_at between first - interval '1 day' and last + interval '1 day'
   group by workout.id, workout.performed_at
$$;

-- Which workout each of a file is, whether it is there or not. A workout of our own tables is named in `own_ids`. Others have
-- the identifier that their key gives (app.imported_id), unless an earlier file of the source had them under another key: in
-- UTC instead of by the clock, or a session from its second set on. Then one of this name is there that began when it did, or
-- between its first and its last set. No workout is two of the file's.
create or replace function app.placed_import(
  source text, keys uuid[], own_ids uuid[], names text[], starts text[], lasts text[], zone text)
returns table (key uuid, id uuid, is_own boolean, began_at timestamptz, other uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with given as materialized (
    select listed.*, app.imported_id((select app.account_id()), listed.key) as usual, own.id as own,
           app.import_moment(listed.started_at, (select app.import_zone(zone))) as began_at,
           app.import_moment(
             coalesce(listed.last_at, listed.started_at), (select app.import_zone(zone))) as ended_at
      from unnest(keys, own_ids, names, starts, lasts) with ordinality as listed (
             key, own_id, name, started_at, last_at, place)
      left join app.workouts as own
        on own.tenant_id = (select app.tenant_id())
       and own.lifter_id = (select app.account_id())
       and own.id = listed.own_id
  ),
  known as materialized (
    select given.*, imported.workout_id is not null as is_known
      from given
      left join app.imported_workouts as imported
        on imported.tenant_id = (select app.tenant_id())
       and imported.lifter_id = (select app.account_id())
       and imported.workout_id = given.usual
  ),
  found as (
    select known.*, coalesce(known.own, case when not known.is_known then earlier.id end, known.usual) as id
      from known
      left join lateral (
        select workout.id
          from app.workouts as workout
          join app.imported_workouts as imported
            on imported.tenant_id = workout.tenant_id
           and imported.lifter_id = workout.lifter_id
           and imported.workout_id = workout.id
          join app.imports as batch
            on batch.tenant_id = imported.tenant_id
           and batch.lifter_id = imported.lifter_id
           and batch.id = imported.import_id
           and batch.source = placed_import.source
         where known.own_id is null
           and not known.is_known
           and workout.tenant_id = (select app.tenant_id())
           and workout.lifter_id = (select app.account_id())
           and workout.performed_at between known.began_at and known.ended_at
           and workout.name = known.name
         order by workout.performed_at
         limit 1) as earlier on true
  ),
  turned as (
    select found.*,
           row_number() over (
             partition by found.id
             order by found.id <> found.usual, found.place) as turn
      from found
  )
  select turned.key, case when turned.turn = 1 then turned.id else turned.usual end, turned.own is not null,
         turned.began_at,
         app.imported_id(
           (select app.account_id()),
           app.other_import_key(
             placed_import.source, turned.started_at, turned.name, (select app.import_zone(zone))))
    from turned
$$;

-- `added`: it is not there. `deleted`: the lifter deleted it here, and `restores` does not ask for it. `unchanged`: the
-- file says what it said before. `edited`: it says something else, but so does the lifter, who changed it here.
-- `updated`: it says something else, and is right. A zone counts only where it was named: that of the profile may have
-- changed since, and the workouts stay where they were. `twin`: another workout of that day has the same sets, and `twice`
-- does not ask for both.
--
-- Our own tables name the workout in `own_ids`. Such a workout is never written over, since the table does not hold all of
-- it. What an import brought that was taken back was not deleted by the lifter, so it comes again.
--
-- Of the new ones that are alike on a day of the person's zone, as many are twins as are there that the file does not itself
-- hold: those that are nearest to one. So the evening is no twin of the morning.
create or replace function app.judged_import(
  source text, keys uuid[], contents uuid[], own_ids uuid[], names text[], starts text[], lasts text[], shapes uuid[],
  zone text, restores boolean, twice boolean)
returns table (key uuid, id uuid, state text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with given as materialized (
    select placed.*, listed.content, listed.own_id, listed.shape
      from app.placed_import(source, keys, own_ids, names, starts, lasts, zone) as placed
      join unnest(keys, contents, own_ids, shapes) as listed (key, content, own_id, shape) using (key)
  ),
  there as materialized (
    select placed.id, placed.performed_at, placed.shape
      from app.workout_shapes(
             (select min(given.began_at) from given), (select max(given.began_at) from given)) as placed
     where shapes is not null
  ),
  judged as (
    select given.key, given.id, given.began_at, given.shape,
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
      left join lateral (
        select noted.id
          from app.deletions as noted
         where noted.tenant_id = (select app.tenant_id())
           and noted.lifter_id = (select app.account_id())
           and noted.kind = 'imported_workout'
           and noted.id in (given.id, given.other)
         limit 1) as forgone on true
      left join app.deletions as dropped
        on dropped.tenant_id = (select app.tenant_id())
       and dropped.lifter_id = (select app.account_id())
       -- The id of a workout that was imported is of version 8, and its deletion is noted as such.
       and dropped.kind = case when substr(given.own_id::text, 15, 1) = '8' then 'imported_workout' else 'workout' end
       and dropped.id = given.own_id
  ),
  -- Sorted from here on instead of joined: with fresh tables a join would compare each with each.
  marked as (
    select judged.key, judged.id, judged.state, judged.began_at as at, judged.shape, false as is_there
      from judged
     union all
    select null, there.id, null, there.performed_at, there.shape, true
      from there
  ),
  held as (
    select marked.*, bool_or(not marked.is_there) over (partition by marked.id) as is_held,
           (marked.at at time zone (select app.import_zone(zone)))::date as day
      from marked
  ),
  paired as (
    select held.*, count(*) filter (where held.is_there and not held.is_held) over alike as free,
           least(
             held.at - max(held.at) filter (where held.is_there and not held.is_held) over (alike order by held.at),
             min(held.at) filter (where held.is_there and not held.is_held) over (
               alike order by held.at rows between current row and unbounded following) - held.at) as distance
      from held
    window alike as (partition by held.day, held.shape)
  ),
  ranked as (
    select paired.*,
           row_number() over (
             partition by paired.day, paired.shape, paired.is_there, paired.state
             order by paired.distance, paired.at) as turn
      from paired
  )
  select ranked.key, ranked.id,
         case when ranked.state = 'added' and ranked.turn <= ranked.free and not twice then 'twin' else ranked.state end
    from ranked
   where not ranked.is_there
$$;

-- For the release before, which knows neither our own tables nor twins.
create or replace function app.judged_import(keys uuid[], contents uuid[], zone text, restores boolean)
returns table (key uuid, id uuid, state text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select judged.key, judged.id, judged.state
    from app.judged_import(null, keys, contents, null, null, null, null, null, zone, restores, true) as judged
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
     and imported.key = listed.key
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

-- How many of each there are, in the report's form, with the first twins. `skipped` is what the file itself made unreadable.
create or replace function app.import_counts(
  source text, keys uuid[], contents uuid[], own_ids uuid[], names text[], starts text[], lasts text[], shapes uuid[],
  set_counts integer[], zone text, restores boolean, twice boolean, skipped integer)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with judged as materialized (
    select judged.state, counted.*
      from app.judged_import(
             source, keys, contents, own_ids, names, starts, lasts, shapes, zone, restores, twice) as judged
      join unnest(keys, set_counts, names, starts) as counted (key, sets, name, started_at) using (key)
  )
  select jsonb_build_object(
           -- An instant needs no zone. The release before does not send the starts.
           'time_zone_assumed', zone is null and coalesce(bool_or(judged.started_at not like '%+00:00'), starts is null),
           'workouts', jsonb_build_object(
             'added', count(*) filter (where judged.state = 'added'),
             'updated', count(*) filter (where judged.state = 'updated'),
             'unchanged', count(*) filter (where judged.state = 'unchanged'),
             'edited', count(*) filter (where judged.state = 'edited'),
             'deleted', count(*) filter (where judged.state = 'deleted'),
             'twins', count(*) filter (where judged.state = 'twin'),
             'skipped', import_counts.skipped),
           'sets', jsonb_build_object(
             'added', coalesce(sum(judged.sets) filter (where judged.state = 'added'), 0),
             'updated', coalesce(sum(judged.sets) filter (where judged.state = 'updated'), 0)),
           'twins', (
             select coalesce(
                      jsonb_agg(
                        jsonb_build_object('name', twin.name, 'started_at', twin.started_at)
                        order by twin.started_at, twin.name),
                      '[]')
               from (
                 select judged.name,
                        case
                          when judged.started_at like '%+00:00'
                            then to_char(
                                   judged.started_at::timestamptz at time zone (select app.import_zone(zone)), 'YYYY-MM-DD HH24:MI:SS')
                          else judged.started_at
                        end as started_at
                   from judged
                  where judged.state = 'twin'
                  order by 2, 1
                  limit 20) as twin))
    from judged
$$;

-- For the release before.
create or replace function app.import_counts(
  keys uuid[], contents uuid[], set_counts integer[], zone text, restores boolean, skipped integer)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select app.import_counts(
           null, keys, contents, null, null, null, null, null, set_counts, zone, restores, true, skipped)
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

-- How many problems a report names.
create or replace function app.problem_count(report jsonb)
returns bigint
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(sum(coalesce((problem ->> 'count')::integer, 1)), 0)
    from jsonb_array_elements(report -> 'problems') as problem
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
  perform app.take_things_back(import);
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

-- Takes an import back: what the lifter corrected, renamed or uses stays. Row security gives nobody a right
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
     and not exists (
       select
         from app.imported_names as named
        where named.tenant_id = own.tenant_id
          and named.lifter_id = own.lifter_id
          and named.exercise_id = own.id
          and named.key <> own.key)
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
      app.set_shape(integer, integer, integer, numeric), app.workout_shapes(timestamptz, timestamptz),
      app.import_moment(text, text), app.import_key(text, text, text), app.other_import_key(text, text, text, text),
      app.written_workouts(uuid, uuid[]),
      app.placed_import(text, uuid[], uuid[], text[], text[], text[], text),
      app.judged_import(
        text, uuid[], uuid[], uuid[], text[], text[], text[], uuid[], text, boolean, boolean),
      app.import_counts(uuid[], uuid[], integer[], text, boolean, integer),
      app.import_counts(
        text, uuid[], uuid[], uuid[], text[], text[], text[], uuid[], integer[], text, boolean, boolean, integer),
      app.import_report(app.imports), app.problem_count(jsonb), app.take_import_back(uuid),
      app.drop_imported_exercises(uuid)
   to mm_lifter, mm_coach;
