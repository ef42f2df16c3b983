-- Routines that come with the platform, where the caller's tenant has them.

-- A routine as it is shown, in the caller's language; null where there is none.
create or replace function app.predetermined_routine(of_slug text)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  spoken constant text := app.catalogue_language();
  answer json;
begin
  perform app.demand_module('predetermined_routines');
  select row_to_json(shown)
    into answer
    from (
      select routine.slug, text.name, text.description, routine.muscle_group, routine.training_type,
             (select json_agg(line)
                from (
                  select entry.exercise as catalogue_slug, named.name, entry.superset + 1 as superset,
                         (select json_agg(planned)
                            from (
                              select 'working' as kind, entry.reps, entry.reps_max, entry.duration_seconds,
                                     entry.rest_seconds
                                from generate_series(1, entry.sets)) as planned) as sets
                    from app.predetermined_exercises as entry
                    join app.catalogue_texts as named
                      on named.slug = entry.exercise
                     and named.language = spoken
                   where entry.routine = routine.slug
                   order by entry.position) as line) as exercises,
             routine.licence, routine.source
        from app.predetermined_routines as routine
        join app.predetermined_texts as text
          on text.slug = routine.slug
         and text.language = spoken
       where routine.slug = of_slug) as shown;
  return answer;
end
$$;

-- A page in the order of the list; `behind` is the position of the last before it, as in app.catalogue_page. A muscle asks
-- for routines with an exercise of which it does the work.
create or replace function app.predetermined_page(
  behind bigint, wanted integer, of_group text, of_type text, of_muscle text default null)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  answer json;
begin
  perform app.demand_module('predetermined_routines');
  with found as (
    select routine.slug, routine.position
      from app.predetermined_routines as routine
     where routine.position > behind
       and (of_group is null or routine.muscle_group = of_group)
       and (of_type is null or routine.training_type = of_type)
       and (of_muscle is null
            or exists (
              select
                from app.predetermined_exercises as entry
                join app.catalogue_exercises as known
                  on known.slug = entry.exercise
               where entry.routine = routine.slug
                 and of_muscle = any (known.primary_muscles)))
     order by routine.position
     limit wanted + 1
  )
  select app.page(
           array_agg(app.predetermined_routine(found.slug)),
           array_agg(
             app.cursor(
               '2000-01-01 00:00:00+00'::timestamptz + found.position * interval '1 microsecond',
               '00000000-0000-0000-0000-000000000000')),
           wanted)
    into answer
    from found;
  return answer;
end
$$;

-- Makes the routine a template of the caller's on these days. An exercise of the routine is the caller's own that the
-- catalogue knows by the same entry, whatever they call it; where there is none, one of the entry's name.
create or replace function app.add_predetermined_routine(
  of_slug text, template uuid, on_weekdays text[], on_any_day boolean)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  preset constant json := app.predetermined_routine(of_slug);
begin
  if preset is null then
    perform app.raise_not_found('no-such-routine');
  end if;
  insert into app.exercises (tenant_id, lifter_id, id, name)
  select distinct on (missing.name) tenant, me, app.new_id(), missing.name
    from json_to_recordset(preset -> 'exercises') as missing (catalogue_slug text, name text)
   where app.exercise_named(missing.name) is null
     and not exists (
       select
         from app.exercises as own
        where own.tenant_id = tenant
          and own.lifter_id = me
          and own.catalogue_slug = missing.catalogue_slug);
  insert into app.templates (
    tenant_id, lifter_id, id, name, notes, weekdays, any_day, exercise_count, set_count)
  select tenant, me, template, preset ->> 'name', preset ->> 'description', on_weekdays, on_any_day, count(*),
         sum(entry.sets)
    from app.predetermined_exercises as entry
   where entry.routine = of_slug;
  insert into app.template_exercises (
    tenant_id, lifter_id, template_id, entry, position, exercise_id, superset)
  select tenant, me, template, entry.position, entry.position,
         coalesce(
           (select own.id
              from app.exercises as own
             where own.tenant_id = tenant
               and own.lifter_id = me
               and own.catalogue_slug = entry.exercise
             order by own.created_at, own.id
             limit 1),
           app.exercise_named(named.name)),
         entry.superset + 1
    from app.predetermined_exercises as entry
    join app.catalogue_texts as named
      on named.slug = entry.exercise
     and named.language = app.catalogue_language()
   where entry.routine = of_slug;
  insert into app.template_sets (
    tenant_id, lifter_id, template_id, entry, position, kind, reps, reps_max, duration_seconds, rest_seconds)
  select tenant, me, template, entry.position, line, 'working', entry.reps, entry.reps_max, entry.duration_seconds,
         entry.rest_seconds
    from app.predetermined_exercises as entry
   cross join generate_series(0, entry.sets - 1) as line
   where entry.routine = of_slug;
end
$$;

grant execute on function app.predetermined_routine(text), app.predetermined_page(bigint, integer, text, text, text),
      app.add_predetermined_routine(text, uuid, text[], boolean)
   to mm_lifter, mm_coach;
