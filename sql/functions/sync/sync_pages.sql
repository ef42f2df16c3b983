-- What changed in one's own data since a device was last here.

-- How many sets a list of exercises holds that is kept as JSON.
create or replace function app.count_sets(content jsonb)
returns integer
language sql immutable parallel safe
return coalesce(jsonb_array_length(jsonb_path_query_array(content, '$[*].sets[*]')), 0);

-- The first changes of one's own things behind where the device is with each kind (`kinds`, `versions` and `ids` go
-- together), in the one order of versions, kinds and ids; at most so many of each kind. A change of a deletion is here
-- as well. Of one snapshot with its caller, since it is stable.
create or replace function app.sync_changes(kinds text[], versions bigint[], ids uuid[], at_most integer)
returns table (kind text, id uuid, version bigint, sets integer, is_tombstone boolean)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  return query
    with place as materialized (
      select given.kind, given.version, given.id
        from unnest(kinds, versions, ids) as given (kind, version, id)
    )
    select stamped.kind, stamped.id, stamped.version, 0, false
      from place
     cross join lateral (
       select place.kind, me as id,
              coalesce(
                (select stamp.version
                   from app.sync_stamps as stamp
                  where stamp.tenant_id = tenant
                    and stamp.lifter_id = me
                    and stamp.kind = place.kind
                    and stamp.id = me),
                0) as version) as stamped
     where place.kind in ('account', 'equipment', 'powerlifting_profile')
       and (stamped.version, stamped.id) > (place.version, place.id)
    union all
    select place.kind, me, own.version, 0, false
      from place
      join app.profiles as own
        on own.tenant_id = tenant
       and own.lifter_id = me
     where place.kind = 'profile'
       and (own.version, me) > (place.version, place.id)
    union all
    select place.kind, me, own.version, 0, false
      from place
      join app.schedules as own
        on own.tenant_id = tenant
       and own.lifter_id = me
     where place.kind = 'schedule'
       and (own.version, me) > (place.version, place.id)
    union all
    select place.kind, own.id, own.version, 0, false
      from place
     cross join lateral (
       select exercise.id, exercise.version
         from app.exercises as exercise
        where exercise.tenant_id = tenant
          and exercise.lifter_id = me
          and (exercise.version, exercise.id) > (place.version, place.id)
        order by exercise.version, exercise.id
        limit at_most) as own
     where place.kind = 'exercise'
    union all
    select place.kind, own.id, own.version, own.sets, false
      from place
     cross join lateral (
       select workout.id, workout.version, workout.set_count as sets
         from app.workouts as workout
        where workout.tenant_id = tenant
          and workout.lifter_id = me
          and (workout.version, workout.id) > (place.version, place.id)
        order by workout.version, workout.id
        limit at_most) as own
     where place.kind = 'workout'
    union all
    select place.kind, own.id, own.version, app.count_sets(own.content), false
      from place
     cross join lateral (
       select draft.id, draft.version, draft.content
         from app.drafts as draft
        where draft.tenant_id = tenant
          and draft.lifter_id = me
          and (draft.version, draft.id) > (place.version, place.id)
        order by draft.version, draft.id
        limit at_most) as own
     where place.kind = 'draft'
    union all
    select place.kind, own.id, own.version, own.sets, false
      from place
     cross join lateral (
       select template.id, template.version, template.set_count as sets
         from app.templates as template
        where template.tenant_id = tenant
          and template.lifter_id = me
          and (template.version, template.id) > (place.version, place.id)
        order by template.version, template.id
        limit at_most) as own
     where place.kind = 'template'
    union all
    select place.kind, own.id, own.version, app.count_sets(own.prescription), false
      from place
     cross join lateral (
       select planned.id, planned.version, planned.prescription
         from app.planned_workouts as planned
        where planned.tenant_id = tenant
          and planned.lifter_id = me
          and (planned.version, planned.id) > (place.version, place.id)
        order by planned.version, planned.id
        limit at_most) as own
     where place.kind = 'planned_workout'
    union all
    select place.kind, own.id, own.version, 0, false
      from place
      join app.programmes as own
        on own.tenant_id = tenant
       and own.lifter_id = me
     where place.kind = 'programme'
       and (own.version, own.id) > (place.version, place.id)
    union all
    select place.kind, own.id, own.version, 0, false
      from place
      join app.goals as own
        on own.tenant_id = tenant
       and own.lifter_id = me
     where place.kind = 'goal'
       and (own.version, own.id) > (place.version, place.id)
    union all
    select place.kind, own.id, own.version, 0, false
      from place
     cross join lateral (
       select measured.id, measured.version
         from app.measurements as measured
        where measured.tenant_id = tenant
          and measured.lifter_id = me
          and (measured.version, measured.id) > (place.version, place.id)
        order by measured.version, measured.id
        limit at_most) as own
     where place.kind = 'measurement'
    union all
    select place.kind, own.id, own.version, 0, false
      from place
      join app.assigned_plans as own
        on own.tenant_id = tenant
       and own.lifter_id = me
     where place.kind = 'assigned_plan'
       and (own.version, own.id) > (place.version, place.id)
    union all
    select place.kind, own.id, own.version, 0, false
      from place
     cross join lateral (
       select comment.id, comment.version
         from app.comments as comment
        where comment.tenant_id = tenant
          and comment.lifter_id = me
          and (comment.version, comment.id) > (place.version, place.id)
        order by comment.version, comment.id
        limit at_most) as own
     where place.kind = 'comment'
    union all
    select place.kind, own.id, own.version, 0, false
      from place
     cross join lateral (
       select coaching.coach_id as id, coalesce(stamp.version, 0) as version
         from app.coachings as coaching
         left join app.sync_stamps as stamp
           on stamp.tenant_id = coaching.tenant_id
          and stamp.lifter_id = coaching.lifter_id
          and stamp.kind = 'coach'
          and stamp.id = coaching.coach_id
        where coaching.tenant_id = tenant
          and coaching.lifter_id = me) as own
     where place.kind = 'coach'
       and (own.version, own.id) > (place.version, place.id)
    union all
    select place.kind, gone.id, gone.version, 0, true
      from place
     cross join lateral (
       select noted.id, noted.version
         from app.deletions as noted
        where noted.tenant_id = tenant
          and noted.lifter_id = me
          and noted.kind = place.kind
          and (noted.version, noted.id) > (place.version, place.id)
        order by noted.version, noted.id
        limit at_most) as gone;
end
$$;

-- A page of what changed. A device says with which kinds (`bits`) it has come how far: behind `at_version` where the walk
-- was finished, else behind one thing of it. The kinds of `known_bits` were known up to `known_version` before the others
-- were asked for. `swept_before` is how far tombstones were swept when an unfinished walk began.
--
-- MM410 `resync-needed` where what the device has can't be brought up to date: the database was restored from a backup,
-- or tombstones are swept that it has not seen.
create or replace function app.sync_page(
  wanted text[], epoch text, bits integer, at_version bigint, at_kind text, at_id uuid, swept_before bigint,
  known_bits integer, known_version bigint, size integer, schema integer, minimum_schema integer)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  last_id constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  set_limit constant integer := 4000;
  present constant text := (select left(installation.epoch::text, 8) from app.installation);
  wanted_bits constant integer := app.sync_bits(wanted);
  counter bigint := 0;
  swept bigint := 0;
  new_bits integer;
  kinds text[];
  versions bigint[];
  ids uuid[];
  page record;
begin
  select own.version, own.swept
    into counter, swept
    from app.lifter_versions as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id();
  counter := coalesce(counter, 0);
  swept := coalesce(swept, 0);
  if epoch is distinct from present and epoch is not null
     or greatest(at_version, known_version) > counter
     or coalesce(known_version, at_version) < swept and swept is distinct from swept_before then
    perform app.raise_gone('resync-needed');
  end if;
  bits := coalesce(bits, 0);
  -- a kind that was not asked for before is walked from its beginning; the others go on from where they were
  new_bits := wanted_bits & ~bits;
  if new_bits <> 0 and bits & wanted_bits <> 0 then
    known_bits := coalesce(known_bits, bits) & bits;
    known_version := coalesce(known_version, case when at_kind is null then at_version else at_version - 1 end);
    at_version := -1;
    at_kind := null;
  elsif new_bits <> 0 or bits = 0 then
    known_bits := null;
    known_version := null;
    at_version := -1;
    at_kind := null;
  end if;
  if at_version = counter and at_kind is null then
    return json_build_object(
      'cursor', format('%s.%s.%s', present, to_hex(wanted_bits), counter), 'more', false, 'version', counter,
      'schema', schema, 'minimum_schema', minimum_schema, 'items', '[]'::json);
  end if;
  select array_agg(known.kind), array_agg(floor.version), array_agg(floor.id)
    into kinds, versions, ids
    from app.sync_kinds() as known
   cross join lateral (
     select case when known.kind collate "C" > at_kind then at_version - 1 else at_version end as version,
            case when known.kind = at_kind then at_id else last_id end as id) as main
   cross join lateral (
     select greatest(main.version, case when known_bits & known.mask <> 0 then known_version end) as version,
            case when known_bits & known.mask <> 0 and known_version > main.version then last_id
                 else main.id
            end as id) as floor
   where wanted_bits & known.mask <> 0;
  with listed as (
    select changed.kind, changed.id, changed.version, changed.is_tombstone,
           row_number() over walk as row_num,
           sum(changed.sets) over walk as sets
      from (
        select found.kind, found.id, found.version, max(found.sets) as sets,
               bool_and(found.is_tombstone) as is_tombstone
          from app.sync_changes(kinds, versions, ids, size + 1) as found
         group by found.kind, found.id, found.version) as changed
    window walk as (order by changed.version, changed.kind collate "C", changed.id)
  ),
  taken as materialized (
    select listed.kind, listed.id, listed.version, listed.row_num, listed.is_tombstone,
           app.sync_value(app.tenant_id(), app.account_id(), listed.kind, listed.id) as value
      from listed
     where listed.row_num = 1
        or listed.row_num <= size and listed.sets <= set_limit
  )
  select coalesce(
           json_agg(
             case when taken.value is null
                  then json_build_object(
                    'kind', taken.kind, 'id', taken.id, 'version', taken.version, 'deleted', true)
                  else json_build_object(
                    'kind', taken.kind, 'id', taken.id, 'version', taken.version, 'value', taken.value)
             end
             order by taken.row_num)
             filter (where taken.value is null or not taken.is_tombstone),
           '[]') as items,
         (select max(listed.row_num) from listed) > max(taken.row_num) as more,
         (array_agg(taken.version order by taken.row_num desc))[1] as version,
         (array_agg(taken.kind order by taken.row_num desc))[1] as kind,
         (array_agg(taken.id order by taken.row_num desc))[1] as id
    into page
    from taken;
  return json_build_object(
    'cursor',
    case when page.more
         then format('%s.%s.%s.%s.%s.s%s', present, to_hex(wanted_bits), page.version, page.kind, page.id,
                     coalesce(swept_before, swept))
              || case when known_version >= page.version
                      then format('.k%s-%s', to_hex(known_bits), known_version)
                      else ''
                 end
         else format('%s.%s.%s', present, to_hex(wanted_bits), counter)
    end,
    'more', coalesce(page.more, false), 'version', counter, 'schema', schema, 'minimum_schema', minimum_schema,
    'items', page.items);
end
$$;

grant execute on function
  app.sync_page(text[], text, integer, bigint, text, uuid, bigint, integer, bigint, integer,
    integer, integer)
  to mm_lifter, mm_coach;
