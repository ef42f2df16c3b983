-- The unit that a set keeps. A set that is there, and comes back with its id, is in the unit that it has where none is sent;
-- a new one is in the profile's.

-- The units of a content's sets by their ids: of what was done, and of what is meant. Where only one has a unit, it counts for
-- both.
create or replace function app.units_by_set(content jsonb)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_object_agg(
           line.given ->> 'id',
           jsonb_build_object(
             'done', coalesce(line.given ->> 'unit', line.given #>> '{target,unit}'),
             'target', coalesce(line.given #>> '{target,unit}', line.given ->> 'unit')))
         filter (where line.given ? 'id' and (line.given ? 'unit' or line.given -> 'target' ? 'unit'))
    from jsonb_path_query(content, '$[*].sets[*]') as line (given)
$$;

grant execute on function app.units_by_set(jsonb) to mm_lifter, mm_coach;
