-- What is searched: names as they are compared elsewhere.
alter table app.catalogue_aliases
  add column key text not null generated always as (app.exercise_key(name)) stored;

-- Exercises that were logged before there was a catalogue.
set local role mm_definer;

update app.exercises as exercise
   set catalogue_slug = entry.slug,
       training_type = entry.training_type,
       measure = entry.measure,
       primary_muscles = entry.primary_muscles,
       secondary_muscles = entry.secondary_muscles
  from app.catalogue_exercises as entry
 where exercise.traits_source = 'recognised'
   and entry.slug = coalesce(
     (select alias.slug
        from app.catalogue_aliases as alias
       where alias.words = app.catalogue_words(exercise.name)),
     case exercise.lift
       when 'squat' then 'back-squat'
       when 'bench_press' then 'bench-press'
       when 'deadlift' then 'deadlift'
     end);

reset role;
