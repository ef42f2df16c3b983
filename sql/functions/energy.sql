-- The energy that workouts take: MET · 3.5 · kg / 200 · minutes, where 1 MET is 3.5 ml of oxygen per kg and minute, and
-- a litre of oxygen 5 kcal.

-- What of the 2024 Adult Compendium of Physical Activities (Herrmann et al., J Sport Health Sci 2024;13:6-12) strength
-- training needs, by the API's words. An estimate keeps edition and code, so a later edition is another function.
create or replace function app.compendium_2024()
returns table (activity text, code text, met numeric)
language sql immutable parallel safe
begin atomic
  values ('vigorous_weight_lifting', '02050', 6.0),
         ('squats_and_deadlifts', '02052', 5.0),
         ('weight_lifting', '02054', 3.5),
         ('circuit', '02055', 5.8),
         ('body_weight', '02056', 3.0),
         ('vigorous_body_weight', '02057', 6.5),
         ('vigorous_callisthenics', '02020', 7.5),
         ('moderate_callisthenics', '02022', 3.8),
         ('light_callisthenics', '02024', 2.8),
         ('elliptical', '02048', 5.0),
         ('stretching', '02101', 2.3);
end;

-- The kind of effort, as far as the sets tell it: a circuit where half of them or more stand in supersets (an exercise
-- alone under its number is none), vigorous where the working sets' mean RPE is 8 or more, with the body's weight where
-- nothing was lifted, else weight training.
create or replace function app.derived_activity(tenant integer, lifter uuid, workout uuid)
returns text
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case
             when 2 * count(*) filter (where entry.others > 0) >= count(*) then 'circuit'
             when avg(done.rpe) filter (where done.kind <> 'warm_up') >= 8 then 'vigorous_weight_lifting'
             when coalesce(max(done.weight_grams), 0) = 0 then 'body_weight'
             else 'weight_lifting'
           end
      from (
        select part.position,
               case when part.superset is not null
                    then count(*) over (partition by part.superset) - 1
                    else 0
               end as others
          from app.workout_exercises as part
         where part.tenant_id = derived_activity.tenant
           and part.lifter_id = derived_activity.lifter
           and part.workout_id = derived_activity.workout) as entry
      join app.sets as done
        on done.tenant_id = derived_activity.tenant
       and done.lifter_id = derived_activity.lifter
       and done.workout_id = derived_activity.workout
       and done.exercise_position = entry.position);
end
$$;

-- Estimates a workout's energy anew. Without a duration or a known body weight there is nothing to estimate. In plpgsql,
-- whose plans outlive the call: it stands in the way of every workout that is written. A plan made while the tables
-- were small must not read all of them later.
create or replace function app.estimate_energy(tenant integer, lifter uuid, workout uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
  logged record;
  grams integer;
  effort text;
begin
  delete from app.workout_energy as stale
   where stale.tenant_id = tenant
     and stale.lifter_id = lifter
     and stale.workout_id = workout;
  select kept.duration_seconds, kept.local_date, kept.activity
    into logged
    from app.workouts as kept
   where kept.tenant_id = tenant
     and kept.lifter_id = lifter
     and kept.id = workout
     and kept.duration_seconds > 0;
  if not found then
    return;
  end if;
  grams := app.body_weight_grams(lifter, logged.local_date);
  if grams is null then
    return;
  end if;
  -- Not in the condition below, which would ask for each of the Compendium's entries.
  effort := coalesce(logged.activity, app.derived_activity(tenant, lifter, workout));
  insert into app.workout_energy (
    tenant_id, lifter_id, workout_id, kilocalories, met, activity, activity_source, compendium_edition,
    compendium_code, body_weight_grams, active_seconds)
  select tenant, lifter, workout,
         entry.met * 3.5 * grams / 1000 / 200 * logged.duration_seconds / 60,
         entry.met, entry.activity, case when logged.activity is null then 'derived' else 'given' end,
         '2024', entry.code, grams, logged.duration_seconds
    from app.compendium_2024() as entry
   where entry.activity = effort;
end
$$;

-- Whatever writes a workout writes its sets last.
create or replace function app.estimate_energy_of_sets()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.estimate_energy(touched.tenant_id, touched.lifter_id, touched.workout_id)
     from (select distinct tenant_id, lifter_id, workout_id from changed) as touched;
  return null;
end
$$;

create or replace trigger estimate_energy
  after insert on app.sets
  referencing new table as changed
  for each statement execute function app.estimate_energy_of_sets();

alter function app.derived_activity(integer, uuid, uuid) owner to mm_definer;
alter function app.estimate_energy(integer, uuid, uuid) owner to mm_definer;
alter function app.estimate_energy_of_sets() owner to mm_definer;
grant execute on function app.compendium_2024() to mm_definer;
