-- The rows that the list of workouts searches and shows. Row security holds: what the caller may not see is not found.

-- A text as it is searched: in lower case and without accents, so that "dia" finds "Día". Letters that Unicode does not
-- take apart are written as people type them where they are missing on the keyboard. Most texts are plain ASCII, for
-- which there is less to do.
create or replace function app.search_key(searched text)
returns text
language sql immutable strict parallel safe
return case
         when octet_length(searched) = char_length(searched) then lower(searched)
         else replace(replace(replace(
           translate(
             regexp_replace(normalize(app.exercise_key(searched), nfkd), '[\u0300-\u036f]', '', 'g'),
             'ıøłđ', 'iold'),
           'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
       end;

-- The workouts in which every word occurs: in the name, and for who may see the details in the notes of the workout,
-- its exercises or its sets and in an exercise's name; each word wherever it likes.
create or replace function app.workouts_matching(of_lifter uuid, searched text)
returns setof uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  words constant text[] := array(
    select distinct word
      from regexp_split_to_table(btrim(app.search_key(searched)), '\s+') as word);
  sees_details constant boolean := of_lifter = any (array(select app.lifters_visible_for('workout_details')));
begin
  return query
    with known as materialized (
      select exercise.id, app.search_key(exercise.name) as key
        from app.exercises as exercise
       where sees_details
         and exercise.tenant_id = (select app.tenant_id())
         and exercise.lifter_id = of_lifter
    ),
    texts as (
      select workout.id as workout_id, app.search_key(workout.name) as key
        from app.workouts as workout
       where workout.tenant_id = (select app.tenant_id())
         and workout.lifter_id = of_lifter
      union all
      select noted.workout_id, app.search_key(noted.notes)
        from app.workout_notes as noted
       where sees_details
         and noted.tenant_id = (select app.tenant_id())
         and noted.lifter_id = of_lifter
      union all
      select entry.workout_id, known.key
        from app.workout_exercises as entry
        join known on known.id = entry.exercise_id
       where entry.tenant_id = (select app.tenant_id())
         and entry.lifter_id = of_lifter
      union all
      select entry.workout_id, app.search_key(entry.notes)
        from app.workout_exercises as entry
       where sees_details
         and entry.tenant_id = (select app.tenant_id())
         and entry.lifter_id = of_lifter
         and entry.notes is not null
      union all
      select done.workout_id, app.search_key(done.notes)
        from app.sets as done
       where sees_details
         and done.tenant_id = (select app.tenant_id())
         and done.lifter_id = of_lifter
         and done.notes is not null
    )
    select texts.workout_id
      from texts
     cross join unnest(words) as word
     where strpos(texts.key, word) > 0
     group by texts.workout_id
    having count(distinct word) = cardinality(words);
end
$$;

-- A workout's exercises with their top sets, its volume and how many records it was; null where the caller may not see
-- them. Assistance is no volume, nor is a weight that says nothing, and its top set has the least assistance.
create or replace function app.workout_details(of_lifter uuid, of_workout uuid)
returns table (exercises json, volume numeric, unit text, record_count bigint)
language plpgsql stable rows 1
set search_path = pg_catalog, pg_temp
as $$
declare
  chosen_unit constant text := app.own_unit();
  sees_details constant boolean := of_lifter = any (array(select app.lifters_visible_for('workout_details')));
  sees_records constant boolean := of_lifter = any (array(
    select app.lifters_visible_for('all_lifts')
    union all select app.lifters_visible_for('main_lifts')));
begin
  return query
    with entries as (
      select part.position, exercise.id as exercise_id, exercise.name, exercise.lift, exercise.measure,
             lifted.set_count, lifted.volume
        from app.workout_exercises as part
        join app.exercises as exercise
          on exercise.tenant_id = part.tenant_id
         and exercise.lifter_id = part.lifter_id
         and exercise.id = part.exercise_id
       cross join lateral (
         select count(*) filter (where done.kind <> 'warm_up') as set_count,
                coalesce(
                  sum(app.weight_in(chosen_unit, done.weight, done.unit) * done.reps) filter (
                    where done.kind <> 'warm_up'
                      and coalesce(exercise.measure, '') not in ('assisted_reps', 'reps_only')),
                  0) as volume
           from app.sets as done
          where done.tenant_id = part.tenant_id
            and done.lifter_id = part.lifter_id
            and done.workout_id = part.workout_id
            and done.exercise_position = part.position) as lifted
       where sees_details
         and part.tenant_id = (select app.tenant_id())
         and part.lifter_id = of_lifter
         and part.workout_id = of_workout
    )
    select case when sees_details then (
             select coalesce(json_agg(shown), '[]')
               from (
                select entries.exercise_id, entries.name, entries.lift, entries.measure, entries.set_count,
                       (select row_to_json(top)
                          from (
                            select done.reps, trim_scale(done.weight) as weight, done.unit,
                                   trim_scale(done.rpe) as rpe, done.duration_seconds,
                                   trim_scale(done.distance_meters) as distance_meters
                              from app.sets as done
                             where done.tenant_id = (select app.tenant_id())
                               and done.lifter_id = of_lifter
                               and done.workout_id = of_workout
                               and done.exercise_position = entries.position
                               and done.kind <> 'warm_up'
                             order by case when entries.measure = 'assisted_reps'
                                           then -coalesce(done.weight_grams, 0)
                                           else done.weight_grams
                                      end desc nulls last,
                                      done.reps desc nulls last, done.duration_seconds desc nulls last,
                                      done.distance_meters desc nulls last, done.position
                             limit 1) as top) as top_set,
                       trim_scale(round(entries.volume, 1)) as volume
                  from entries
                 order by entries.position) as shown)
           end,
           (select trim_scale(round(sum(entries.volume), 1)) from entries), chosen_unit,
           (select count(*)
              from app.records as record
             where sees_records
               and record.tenant_id = (select app.tenant_id())
               and record.lifter_id = of_lifter
               and record.workout_id = of_workout
            having sees_records);
end
$$;

grant execute on function app.search_key(text), app.workouts_matching(uuid, text),
      app.workout_details(uuid, uuid)
   to mm_lifter, mm_coach;
