-- The ids of exercises and of their sets in a list that is kept as JSON.

-- Whether some have one and others not.
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
