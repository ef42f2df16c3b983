-- The ids of exercises and of their sets. app.derived_id is made by a migration, for an index.

-- The id of an exercise or of a set. Rows from before have none that is written: theirs is derived from their positions.
-- A function without `set` that is one expression, so that the planner puts it in the place of the call: it is then the
-- expression of the indexes sets_id_once and workout_exercises_id_once. The whole row has to be readable to the caller.

create or replace function app.part_id(entry app.workout_exercises) returns uuid
language sql immutable parallel safe
return coalesce(entry.id, app.derived_id(entry.workout_id, entry.position));

create or replace function app.part_id(done app.sets) returns uuid
language sql immutable parallel safe
return coalesce(done.id, app.derived_id(done.workout_id, done.exercise_position, done.position));

create or replace function app.part_id(entry app.template_exercises) returns uuid
language sql immutable parallel safe
return coalesce(entry.id, app.derived_id(entry.template_id, entry.entry));

create or replace function app.part_id(planned app.template_sets) returns uuid
language sql immutable parallel safe
return coalesce(planned.id, app.derived_id(planned.template_id, planned.entry, planned.position));

-- Whether some have one and others not, in a list that is kept as JSON.
create or replace function app.is_partly_identified(content jsonb)
returns boolean
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select (content @? '$[*].id' or content @? '$[*].sets[*].id')
     and (content @? '$[*] ? (!exists (@.id))' or content @? '$[*].sets[*] ? (!exists (@.id))')
$$;

-- The list with an id for each exercise and each set. Without any id, the positions are what they are known by: each has
-- the derived one. Beside others, one without an id is new.
create or replace function app.identified(content jsonb, owner uuid)
returns jsonb
language sql volatile strict
set search_path = pg_catalog, pg_temp
as $$
  with known (by_positions) as (
    select not content @? '$[*].id' and not content @? '$[*].sets[*].id'
  )
  select coalesce(
           jsonb_agg(
             jsonb_build_object(
               'id',
               case when known.by_positions then app.derived_id(owner, entry.row_num::integer - 1)
                    else gen_random_uuid()
               end)
             || entry.given
             || jsonb_build_object('sets', coalesce(lines.shown, '[]'))
             order by entry.row_num),
           '[]')
    from known
   cross join jsonb_array_elements(content) with ordinality as entry (given, row_num)
   cross join lateral (
     select jsonb_agg(
              jsonb_build_object(
                'id',
                case when known.by_positions
                     then app.derived_id(owner, entry.row_num::integer - 1, line.row_num::integer - 1)
                     else gen_random_uuid()
                end)
              || line.given
              order by line.row_num) as shown
       from jsonb_array_elements(entry.given -> 'sets') with ordinality as line (given, row_num)) as lines
$$;

-- The list as it is copied into another: what is there is new.
create or replace function app.without_ids(content jsonb)
returns jsonb
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           jsonb_agg(
             entry.given - 'id'
             || jsonb_build_object(
                  'sets',
                  (select coalesce(jsonb_agg(line.given - 'id' order by line.row_num), '[]')
                     from jsonb_array_elements(entry.given -> 'sets') with ordinality as line (given, row_num)))
             order by entry.row_num),
           '[]')
    from jsonb_array_elements(content) with ordinality as entry (given, row_num)
$$;

grant execute on function app.is_partly_identified(jsonb), app.identified(jsonb, uuid), app.without_ids(jsonb)
   to mm_lifter, mm_coach;
grant execute on function
    app.part_id(app.workout_exercises), app.part_id(app.sets),
    app.part_id(app.template_exercises), app.part_id(app.template_sets)
  to mm_lifter, mm_coach;
