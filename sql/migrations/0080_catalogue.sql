-- The exercises that come with the platform, and what a lifter's own exercise gets from them when its name is known:
-- what it trains, and what of it is measured.

create domain app.training_type as text
  check (value in ('balance', 'strength', 'endurance', 'flexibility'));

-- Which values a set of the exercise has. bodyweight_reps: with the own body, and with weight on top of it where one
-- is given; assisted_reps: the weight is what helps; reps_only: weight says nothing.
create domain app.measure as text
  check (value in (
    'weight_reps', 'reps_only', 'bodyweight_reps', 'assisted_reps', 'duration', 'weight_duration',
    'distance_duration', 'weight_distance'));

create domain app.muscles as text[]
  check (value <@ array[
    'biceps', 'triceps', 'forearms', 'deltoids', 'traps', 'quads', 'hamstrings', 'glutes', 'calves', 'chest',
    'lats', 'middle_back', 'lower_back', 'abdominals'] and cardinality(value) <= 14);

create function app.muscle_group(muscle text)
returns text
language sql immutable strict parallel safe
return case
         when muscle in ('biceps', 'triceps', 'forearms') then 'arms'
         when muscle in ('deltoids', 'traps') then 'shoulders'
         when muscle in ('quads', 'hamstrings', 'glutes', 'calves') then 'legs'
         when muscle in ('lats', 'middle_back', 'lower_back') then 'back'
         else muscle
       end;

-- What makes two names the same exercise of the catalogue: the words in any order, in the singular, with the short
-- forms of equipment written out, so that "Bicep Curls (DB)" is "Dumbbell Biceps Curl". "Push ups", "push-up" and
-- "pushup" are one word. Null where nothing is left, as in other scripts than the Latin.
create function app.catalogue_words(name text)
returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select string_agg(distinct word, ' ' order by word)
    from regexp_split_to_table(
           regexp_replace(
             replace(replace(replace(replace(
               app.exercise_key(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
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
     '', 'the', 'a', 'an', 'with', 'on', 'of', 'and', 'mit', 'am', 'auf', 'der', 'die', 'den', 'und'])
$$;

grant execute on function app.muscle_group(text), app.catalogue_words(text) to mm_definer, mm_loader;

-- Rows of this and the next two are data of the platform, not of a tenant.
create table app.catalogue_exercises (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 64),
  primary_muscles app.muscles not null check (cardinality(primary_muscles) > 0),
  secondary_muscles app.muscles not null,
  training_type app.training_type not null,
  measure app.measure not null,
  equipment text not null
    check (equipment in (
      'none', 'barbell', 'dumbbell', 'kettlebell', 'ez_bar', 'trap_bar', 'plate', 'machine', 'smith_machine',
      'cable', 'band', 'bench', 'pull_up_bar', 'rings', 'ball', 'balance_board', 'cardio_machine', 'sled',
      'rope', 'other')),
  licence text not null default 'CC0-1.0',
  source text not null default 'MuscleMate',
  check (not primary_muscles && secondary_muscles)
);

create table app.catalogue_texts (
  slug text not null references app.catalogue_exercises,
  language text not null check (language in ('en', 'de')),
  name text not null check (length(name) between 1 and 200),
  instruction text not null check (length(instruction) between 1 and 500),
  primary key (slug, language)
);

-- Every spelling by which an entry is known, its names included.
create table app.catalogue_aliases (
  words text primary key generated always as (app.catalogue_words(name)) stored,
  name text not null,
  slug text not null references app.catalogue_exercises
);

create index catalogue_aliases_by_slug on app.catalogue_aliases (slug);

alter table app.exercises
  add column catalogue_slug text,
  add column training_type app.training_type,
  add column measure app.measure,
  add column primary_muscles app.muscles not null default '{}',
  add column secondary_muscles app.muscles not null default '{}',
  add column traits_source text not null default 'recognised'
    check (traits_source in ('recognised', 'corrected')),
  add constraint exercises_name_a_muscle_once check (not primary_muscles && secondary_muscles);

-- Other names by which a lifter logs an exercise: those of exercises that were merged into it.
create table app.exercise_aliases (
  tenant_id integer not null,
  lifter_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  key text not null generated always as (app.exercise_key(name)) stored,
  exercise_id uuid not null,
  primary key (tenant_id, lifter_id, key),
  foreign key (tenant_id, lifter_id, exercise_id)
    references app.exercises (tenant_id, lifter_id, id) on delete cascade
);

create index exercise_aliases_by_exercise on app.exercise_aliases (tenant_id, lifter_id, exercise_id);
