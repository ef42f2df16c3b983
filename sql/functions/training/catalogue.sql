-- The catalogue as people read it: the same for all, in the caller's language.

-- The language of the caller's profile, if the catalogue speaks it.
create or replace function app.catalogue_language()
returns text
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(
    (select split_part(account.locale, '-', 1)
       from app.accounts as account
      where account.tenant_id = app.tenant_id()
        and account.id = app.account_id()
        and split_part(account.locale, '-', 1) in ('de', 'es', 'tr')),
    'en');
end
$$;

-- An entry as it is shown.
create or replace function app.catalogue_entry(of_slug text)
returns json
language plpgsql stable strict
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  answer json;
begin
  select row_to_json(shown)
    into answer
    from (
      select entry.slug, text.name, text.instruction,
             (select array_agg(distinct app.muscle_group(muscle)) from unnest(entry.primary_muscles) as muscle)
               as muscle_groups,
             entry.primary_muscles, entry.secondary_muscles, entry.training_type, entry.measure, entry.equipment,
             array(
               select alias.name
                 from app.catalogue_aliases as alias
                where alias.slug = entry.slug
                  and alias.name <> text.name
                order by alias.key) as aliases,
             entry.licence, entry.source
        from app.catalogue_exercises as entry
        join app.catalogue_texts as text
          on text.slug = entry.slug
         and text.language = app.catalogue_language()
       where entry.slug = of_slug) as shown;
  return answer;
end
$$;

-- A page by name. `behind` is the number of the last entry before it in the whole catalogue (0: none), which a cursor
-- carries as microseconds, so that lists have one form of cursor. Null asks for all groups, muscles and so on.
create or replace function app.catalogue_page(
  behind bigint, wanted integer, of_group text, of_muscle text, of_type text, of_equipment text, containing text)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  answer json;
begin
  with placed as (
    select entry.*, row_number() over (order by app.exercise_key(text.name) collate "und-x-icu", entry.slug) as row_num
      from app.catalogue_exercises as entry
      join app.catalogue_texts as text
        on text.slug = entry.slug
       and text.language = app.catalogue_language()
  ),
  found as (
    select placed.slug, placed.row_num
      from placed
     where placed.row_num > behind
       and (of_group is null
            or exists (
              select
                from unnest(placed.primary_muscles) as muscle
               where app.muscle_group(muscle) = of_group))
       and (of_muscle is null or of_muscle = any (placed.primary_muscles))
       and (of_type is null or placed.training_type = of_type)
       and (of_equipment is null or placed.equipment = of_equipment)
       and (containing is null
            or exists (
              select
                from app.catalogue_aliases as alias
               where alias.slug = placed.slug
                 and strpos(alias.plain, app.plain_letters(containing)) > 0))
     order by placed.row_num
     limit wanted + 1
  )
  select app.page(
           array_agg(app.catalogue_entry(found.slug)),
           array_agg(
             app.cursor(
               '2000-01-01 00:00:00+00'::timestamptz + found.row_num * interval '1 microsecond',
               '00000000-0000-0000-0000-000000000000')),
           wanted)
    into answer
    from found;
  return answer;
end
$$;

grant execute on function app.catalogue_language(), app.catalogue_entry(text),
      app.catalogue_page(bigint, integer, text, text, text, text, text)
   to mm_lifter, mm_coach, mm_admin;
