-- The exercises that a file of ours names.

-- Which of the caller's exercises a file means, each at its place: the one of its id, else the one to which its name leads;
-- null where there is none.
create or replace function app.meant_exercises(source text, names text[], ids uuid[])
returns uuid[]
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(coalesce(known.id, listed.named) order by listed.place), '{}')
    from unnest(meant_exercises.ids, app.imported_exercises(meant_exercises.source, meant_exercises.names))
           with ordinality as listed (id, named, place)
    left join app.exercises as known
      on known.tenant_id = (select app.tenant_id())
     and known.lifter_id = (select app.account_id())
     and known.id = listed.id
$$;

-- The exercise that a file means: the one of this id, else the one to which its name leads.
create or replace function app.imported_exercise(exercise uuid, name text)
returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select known.id
              from app.exercises as known
             where known.tenant_id = (select app.tenant_id())
               and known.lifter_id = (select app.account_id())
               and known.id = imported_exercise.exercise),
           (app.imported_exercises('musclemate', array[imported_exercise.name]))[1])
$$;

-- The exercises of the file, with what their owner corrected. Those that are there stay as they are, and their names in the
-- file lead to them; those that the lifter deleted stay so until a thing needs them.
create or replace function app.import_exercises(import uuid, given jsonb, restores boolean)
returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  names constant text[] := array(
    select element ->> 'name'
      from jsonb_array_elements(given) with ordinality as listed (element, place)
     order by listed.place);
  known uuid[];
  added bigint;
  dropped bigint;
begin
  insert into app.imported_names as earlier (tenant_id, lifter_id, source, key, exercise_id)
  select distinct on (app.exercise_key(element ->> 'name'))
         tenant, me, 'musclemate', app.exercise_key(element ->> 'name'), own.id
    from jsonb_array_elements(given) as element
    join app.exercises as own
      on own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = (element ->> 'id')::uuid
   order by app.exercise_key(element ->> 'name')
      on conflict (tenant_id, lifter_id, source, key) do update
     set exercise_id = excluded.exercise_id
   where earlier.exercise_id <> excluded.exercise_id;
  known := app.imported_exercises('musclemate', names);
  select count(*)
    into dropped
    from jsonb_array_elements(given) with ordinality as listed (element, place)
   where known[listed.place] is null
     and not restores
     and app.was_dropped('exercise', (element ->> 'id')::uuid);
  insert into app.exercises (tenant_id, lifter_id, id, name, import_id)
  select tenant, me, (element ->> 'id')::uuid, element ->> 'name', import
    from jsonb_array_elements(given) with ordinality as listed (element, place)
   where known[listed.place] is null
     and (restores or not app.was_dropped('exercise', (element ->> 'id')::uuid))
      on conflict do nothing;
  get diagnostics added = row_count;
  update app.exercises as own
     set lift = listed.element ->> 'lift',
         lift_source = 'corrected'
    from jsonb_array_elements(given) as listed (element)
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = (listed.element ->> 'id')::uuid
     and own.import_id = import
     and listed.element ->> 'lift_source' = 'corrected';
  update app.exercises as own
     set training_type = listed.element ->> 'training_type',
         measure = listed.element ->> 'measure',
         primary_muscles = array(select jsonb_array_elements_text(listed.element -> 'primary_muscles')),
         secondary_muscles = array(select jsonb_array_elements_text(listed.element -> 'secondary_muscles')),
         traits_source = 'corrected'
    from jsonb_array_elements(given) as listed (element)
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = (listed.element ->> 'id')::uuid
     and own.import_id = import
     and listed.element ->> 'traits_source' = 'corrected';
  perform app.alias_imported(import, given);
  return jsonb_build_object(
    'added', added, 'unchanged', jsonb_array_length(given) - added - dropped, 'edited', 0, 'deleted', dropped, 'skipped', 0);
end
$$;

-- The further names of the exercises that the import made, as far as they are free: nobody may write aliases by themselves.
create or replace function app.alias_imported(import uuid, given jsonb)
returns void
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.exercise_aliases (tenant_id, lifter_id, name, exercise_id)
  select own.tenant_id, own.lifter_id, alias.name, own.id
    from jsonb_array_elements(given) as listed (element)
    join app.exercises as own
      on own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = (listed.element ->> 'id')::uuid
     and own.import_id = import
   cross join lateral jsonb_array_elements_text(listed.element -> 'aliases') as alias (name)
   where not exists (
     select
       from app.exercises as named
      where named.tenant_id = own.tenant_id
        and named.lifter_id = own.lifter_id
        and named.key = app.exercise_key(alias.name))
      on conflict do nothing
$$;

-- A prescription whose exercises are the lifter's own; those that are not there are made.
create or replace function app.own_prescription(given jsonb)
returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.name_exercises(array_agg(app.new_id()), array_agg(entry.element ->> 'name'))
     from jsonb_array_elements(given) as entry (element)
    where app.imported_exercise((entry.element ->> 'exercise_id')::uuid, entry.element ->> 'name') is null
   having count(*) > 0;
  return (
    select jsonb_agg(
             case
               when own.id is null then entry.element - 'exercise_id'
               else entry.element - 'name' || jsonb_build_object('exercise_id', own.id)
             end
             order by entry.place)
      from jsonb_array_elements(given) with ordinality as entry (element, place)
     cross join lateral (
       select app.imported_exercise((entry.element ->> 'exercise_id')::uuid, entry.element ->> 'name') as id) as own);
end
$$;

grant execute on function
  app.meant_exercises(text, text[], uuid[]),
  app.imported_exercise(uuid, text),
  app.import_exercises(uuid, jsonb, boolean),
  app.alias_imported(uuid, jsonb),
  app.own_prescription(jsonb)
  to mm_lifter, mm_coach;
