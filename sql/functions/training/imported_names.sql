-- Which of the caller's exercises the names in a file mean, each at its name's place; null where there is none.
--
-- A name leads where it led the last time that this source said it, also after that exercise was renamed or merged; but an
-- exercise of the name itself comes first, unless only an import called it so. Names that are typed by hand follow no such
-- memory (app.exercise_named). Sorted instead of looked up: each name is normalised once, and the cost stays in proportion to
-- the names whatever the planner knows of the tables.
create or replace function app.imported_exercises(source text, names text[])
returns uuid[]
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  with led as materialized (
    select named.source, named.key, named.exercise_id
      from app.imported_names as named
     where named.tenant_id = app.tenant_id()
       and named.lifter_id = app.account_id()
  ),
  own as materialized (
    select known.id, known.key, known.import_id
      from app.exercises as known
     where known.tenant_id = app.tenant_id()
       and known.lifter_id = app.account_id()
  ),
  known as (
    select app.exercise_key(listed.name) as key, listed.place, null::uuid as id, 5 as rank
      from unnest(names) with ordinality as listed (name, place)
     union all
    select own.key, null, own.id,
           case when own.import_id is null or (own.key, own.id) not in (select led.key, led.exercise_id from led) then 1 else 3 end
      from own
     union all
    select led.key, null, led.exercise_id, 2
      from led
     where led.source = imported_exercises.source
       and led.exercise_id in (select own.id from own)
     union all
    select alias.key, null, alias.exercise_id, 4
      from app.exercise_aliases as alias
     where alias.tenant_id = app.tenant_id()
       and alias.lifter_id = app.account_id()
  ),
  found as (
    select known.place, first_value(known.id) over (partition by known.key order by known.rank) as id
      from known
  )
  select coalesce(array_agg(found.id order by found.place), '{}')
    from found
   where found.place is not null
$$;

grant execute on function app.imported_exercises(text, text[]) to mm_lifter, mm_coach;
