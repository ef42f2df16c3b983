-- Which of the three main lifts and which of the catalogue's exercises a name means, and what follows from it.

-- The words of a name in alphabetical order, so that "Squat (Barbell)" and "Barbell Squat" are one: without accents
-- (German writes its own as two letters), and without the words that do not make it another lift.
create or replace function app.lift_words(name text)
returns text
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select string_agg(distinct word, ' ' order by word)
    from regexp_split_to_table(
           app.plain_letters(
             replace(replace(replace(replace(
               app.exercise_key(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')),
           '[^[:alnum:]]+') as word
   where word <> all (array[
     '', 'barbell', 'bb', 'competition', 'comp', 'powerlifting', 'raw', 'the', 'langhantel', 'lh', 'mit', 'der',
     'barra', 'con', 'de', 'del', 'en', 'la', 'el', 'olimpica', 'halter', 'halterle', 'halterli', 'barla', 'ile'])
$$;

-- The words are found first, and once: within the look-up each plan would find them again.
create or replace function app.recognised_lift(name text)
returns text
language plpgsql stable strict
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  said constant text := app.lift_words(name);
begin
  return (
    select spelling.lift
      from app.lift_spellings as spelling
     where spelling.words = said);
end
$$;

-- An alias of an exercise is no name for another; the exercise itself may go back to it.
create or replace function app.claim_exercise_name(tenant integer, lifter uuid, exercise uuid, wanted text)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  said constant text := app.exercise_key(wanted);
begin
  delete from app.exercise_aliases as alias
   where alias.tenant_id = tenant
     and alias.lifter_id = lifter
     and alias.key = said
     and alias.exercise_id = exercise;
  perform
     from app.exercise_aliases as alias
    where alias.tenant_id = tenant
      and alias.lifter_id = lifter
      and alias.key = said;
  if found then
    perform app.raise_fault('/name', 'taken');
  end if;
end
$$;

-- A name is recognised when it is given, unless the lifter said themselves which lift it is and what it trains. The
-- many spellings of the main lifts lead to the catalogue as well. What no entry knows has no traits.
create or replace function app.stamp_exercise()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  said text;
begin
  if tg_op = 'INSERT' or new.name <> old.name then
    perform app.claim_exercise_name(new.tenant_id, new.lifter_id, new.id, new.name);
  end if;
  if new.lift_source = 'recognised' then
    new.lift := app.recognised_lift(new.name);
  end if;
  if new.traits_source = 'recognised' then
    said := app.catalogue_words(new.name);
    select entry.slug, entry.training_type, entry.measure, entry.primary_muscles, entry.secondary_muscles
      into new.catalogue_slug, new.training_type, new.measure, new.primary_muscles, new.secondary_muscles
      from (
        select coalesce(
                 (select alias.slug
                    from app.catalogue_aliases as alias
                   where alias.words = said),
                 case new.lift
                   when 'squat' then 'back-squat'
                   when 'bench_press' then 'bench-press'
                   when 'deadlift' then 'deadlift'
                 end) as slug) as known
      join app.catalogue_exercises as entry using (slug);
    if not found then
      new.primary_muscles := '{}';
      new.secondary_muscles := '{}';
    end if;
  end if;
  new.version := app.change_version(new.tenant_id, new.lifter_id);
  return new;
end
$$;

create or replace function app.carry_lift()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  update app.lift_days as day
     set lift = new.lift
   where day.tenant_id = new.tenant_id
     and day.lifter_id = new.lifter_id
     and day.exercise_id = new.id;
  update app.records as record
     set lift = new.lift
   where record.tenant_id = new.tenant_id
     and record.lifter_id = new.lifter_id
     and record.exercise_id = new.id;
  perform app.refresh_lifter_stats(
    array[new.tenant_id], array[new.lifter_id], array['squat', 'bench_press', 'deadlift']);
  return null;
end
$$;

-- A programme names its exercises, and goes on after one of them is called otherwise: the name from before leads to it.
create or replace function app.alias_former_name()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.exercise_aliases (tenant_id, lifter_id, name, exercise_id)
  select new.tenant_id, new.lifter_id, old.name, new.id
   where exists (
     select
       from app.programmes as own
       join app.programme_versions as said
         on said.tenant_id = own.tenant_id
        and said.lifter_id = own.lifter_id
        and said.programme_id = own.id
        and said.number = own.number
      cross join lateral jsonb_path_query(said.definition, '$.** ? (@.type() == "string")') as word (said)
      where own.tenant_id = new.tenant_id
        and own.lifter_id = new.lifter_id
        and length(word.said #>> '{}') <= 200
        and app.exercise_key(word.said #>> '{}') = old.key)
      on conflict do nothing;
  return null;
end
$$;

-- The caller's exercise of this name, or the one that a merge gave the name to; null where there is none. In plpgsql
-- because its plans outlive the call, past row security because it asks for the caller's own alone.
create or replace function app.exercise_named(name text)
returns uuid
language plpgsql stable strict
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  wanted constant text := app.exercise_key(exercise_named.name);
  own uuid;
begin
  select known.id
    into own
    from app.exercises as known
   where known.tenant_id = app.tenant_id()
     and known.lifter_id = app.account_id()
     and known.key = wanted;
  if own is null then
    select alias.exercise_id
      into own
      from app.exercise_aliases as alias
     where alias.tenant_id = app.tenant_id()
       and alias.lifter_id = app.account_id()
       and alias.key = wanted;
  end if;
  return own;
end
$$;

-- Makes the exercises of the caller whose names are new; each gets the id at its name's place. Mostly none is new, and to
-- see that takes less than an insert of nothing.
create or replace function app.name_exercises(ids uuid[], names text[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  for place in 1 .. cardinality(names) loop
    if names[place] is not null and app.exercise_named(names[place]) is null then
      insert into app.exercises (tenant_id, lifter_id, id, name)
      select distinct on (typed.key) app.tenant_id(), app.account_id(), typed.id, typed.name
        from (
          select given.id, given.name, app.exercise_key(given.name) as key
            from unnest(ids, names) as given (id, name)
           where given.name is not null) as typed
       where app.exercise_named(typed.name) is null
       order by typed.key, typed.id
          on conflict on constraint exercises_name_once do nothing;
      return;
    end if;
  end loop;
end
$$;

-- Stands where an exercise's id was expected and none was found: names the place in the workout.
create or replace function app.unknown_exercise(exercise_index integer)
returns uuid
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.raise_fault(format('/exercises/%s/exercise_id', exercise_index), 'unknown');
end
$$;

-- Which of the lifter's exercises a prescription means: the name decides, the identifier where there is none. `place`
-- is its place in the prescription, for the fault that names it.
create or replace function app.own_exercise(name text, exercise uuid, place integer)
returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  own uuid := app.exercise_named(own_exercise.name);
begin
  if own_exercise.name is null then
    select known.id
      into own
      from app.exercises as known
     where known.tenant_id = app.tenant_id()
       and known.lifter_id = app.account_id()
       and known.id = own_exercise.exercise;
  end if;
  return coalesce(own, app.unknown_exercise(place));
end
$$;

grant execute on function app.recognised_lift(text) to mm_visitor, mm_lifter, mm_coach, mm_admin;
grant execute on function app.exercise_named(text), app.name_exercises(uuid[], text[])
   to mm_lifter, mm_coach;
grant execute on function app.exercise_key(text) to mm_loader, mm_lifter, mm_coach;
grant execute on function app.unknown_exercise(integer) to mm_lifter, mm_coach;
grant execute on function app.own_exercise(text, uuid, integer) to mm_lifter, mm_coach;
