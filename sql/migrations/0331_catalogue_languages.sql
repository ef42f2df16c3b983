-- The catalogue in Spanish and Turkish: what its tables and the comparing of names need for that.

alter table app.catalogue_texts
  drop constraint catalogue_texts_language_check,
  add constraint catalogue_texts_language_check check (language in ('en', 'de', 'es', 'tr')),
  -- until 0339, which brings the last of them
  alter column instruction drop not null;

alter table app.predetermined_texts
  drop constraint predetermined_texts_language_check,
  add constraint predetermined_texts_language_check check (language in ('en', 'de', 'es', 'tr'));

-- A name in lower case without accents, and with one i: who types "comelme" means "çömelme", and who has a keyboard
-- without dotless i means it all the same.
create function app.plain_letters(name text)
returns text
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select translate(regexp_replace(normalize(app.exercise_key(name), nfd), '[\u0300-\u036f]', '', 'g'), 'ıßø', 'iso')
$$;

-- As before, and without the accents that other languages than German have, and their small words. German's ä is
-- written ae; whoever writes a instead finds an alias.
create or replace function app.catalogue_words(name text)
returns text
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select string_agg(distinct word, ' ' order by word)
    from regexp_split_to_table(
           regexp_replace(
             app.plain_letters(
               replace(replace(replace(replace(
                 app.exercise_key(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')),
             '[ -](up|down|over|out)(s?)\M', '\1\2', 'g'),
           '[^[:alnum:]]+') as typed
   cross join lateral (
     select case
              when typed in ('bb', 'lh', 'langhantel') then 'barbell'
              when typed in ('db', 'kh', 'kurzhantel', 'kurzhanteln') then 'dumbbell'
              when typed in ('kb', 'kettlebells') then 'kettlebell'
              when typed in ('kabel', 'kabelzug') then 'cable'
              when typed = 'maschine' then 'machine'
              when typed in ('flies', 'flyes', 'flye', 'flys') then 'fly'
              when typed = 'calves' then 'calf'
              when typed ~ '(ss|sh|ch)es$' then left(typed, -2)
              when typed ~ '...[^su]s$' then left(typed, -1)
              else typed
            end) as singular (word)
   where word <> all (array[
     '', 'the', 'a', 'an', 'with', 'on', 'of', 'and', 'mit', 'am', 'auf', 'der', 'die', 'den', 'und',
     'de', 'del', 'con', 'en', 'el', 'la', 'los', 'las', 'al', 'ile', 've'])
$$;

grant execute on function app.plain_letters(text) to mm_definer, mm_loader, mm_lifter, mm_coach;

-- What is searched: an alias in plain letters.
alter table app.catalogue_aliases
  add column plain text not null generated always as (app.plain_letters(name)) stored;
