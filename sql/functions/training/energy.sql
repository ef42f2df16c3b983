-- The energy that workouts take: MET · 3.5 · kg / 200 · minutes, where 1 MET is 3.5 ml of oxygen per kg and minute, and
-- a litre of oxygen 5 kcal.

-- What a workout's sets are: whether some are endurance work, and the kind of effort of the strength work, as far as they
-- show it: a circuit where half of them or more are in supersets (an exercise alone under its number is none), vigorous
-- where the working sets' mean RPE is 8 or more, with the body's weight where nothing was lifted, else weight training.
-- Without a search path of its own, so that it is written into the query that uses it.
create or replace function app.work_of(tenant integer, lifter uuid, workout uuid)
returns table (has_endurance boolean, strength text)
language sql stable
as $$
  select coalesce(bool_or(entry.endurance is not null), false),
         case
           when 2 * count(*) filter (where entry.endurance is null and entry.others > 0)
                >= count(*) filter (where entry.endurance is null) then 'circuit'
           when avg(done.rpe) filter (where entry.endurance is null and done.kind <> 'warm_up') >= 8
             then 'vigorous_weight_lifting'
           when coalesce(max(done.weight_grams) filter (where entry.endurance is null), 0) = 0 then 'body_weight'
           else 'weight_lifting'
         end
    from (
      select part.position,
             case when part.superset is not null
                  then count(*) over (partition by part.superset) - 1
                  else 0
             end as others,
             app.endurance_activity(exercise.catalogue_slug) as endurance
        from app.workout_exercises as part
        join app.exercises as exercise
          on exercise.tenant_id = part.tenant_id
         and exercise.lifter_id = part.lifter_id
         and exercise.id = part.exercise_id
       where part.tenant_id = work_of.tenant
         and part.lifter_id = work_of.lifter
         and part.workout_id = work_of.workout) as entry
    join app.sets as done
      on done.tenant_id = work_of.tenant
     and done.lifter_id = work_of.lifter
     and done.workout_id = work_of.workout
     and done.exercise_position = entry.position
$$;

-- The parts of a workout's time: `seconds` is the time of all of it (null: not known), `given` the activity that the
-- lifter said it was. Each endurance set takes the time that it has; what is left belongs to the strength work. Where
-- there is none it belongs to the endurance sets without a time, by their distance.
create or replace function app.energy_parts(
  tenant integer, lifter uuid, workout uuid, seconds integer, given text)
returns table (activity text, active_seconds numeric, mph numeric, is_vigorous boolean)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with done as (
      select app.endurance_activity(exercise.catalogue_slug) as endurance,
             nullif(lifted.duration_seconds, 0)::numeric as own_seconds,
             nullif(lifted.distance_meters, 0) as meters, lifted.rpe
        from app.workout_exercises as part
        join app.exercises as exercise
          on exercise.tenant_id = part.tenant_id
         and exercise.lifter_id = part.lifter_id
         and exercise.id = part.exercise_id
        join app.sets as lifted
          on lifted.tenant_id = part.tenant_id
         and lifted.lifter_id = part.lifter_id
         and lifted.workout_id = part.workout_id
         and lifted.exercise_position = part.position
       where part.tenant_id = energy_parts.tenant
         and part.lifter_id = energy_parts.lifter
         and part.workout_id = energy_parts.workout
    ),
    whole as (
      select coalesce(bool_or(done.endurance is null), true) as has_strength,
             sum(done.own_seconds) filter (where done.endurance is not null) as timed_seconds,
             greatest(
               seconds - coalesce(sum(done.own_seconds) filter (where done.endurance is not null), 0),
               0) as rest_seconds,
             sum(done.meters) as meters, avg(done.rpe) as rpe,
             avg(done.meters) filter (where done.own_seconds is null) as mean_untimed,
             sum(coalesce(done.meters, 0)) filter (where done.own_seconds is null) as untimed_meters,
             count(*) filter (where done.own_seconds is null and done.meters is null) as unmeasured
        from done
    ),
    timed as (
      select done.endurance as activity, done.meters, done.rpe,
             case
               when done.own_seconds is not null then done.own_seconds
               when not whole.has_strength
                 then whole.rest_seconds * coalesce(done.meters, whole.mean_untimed, 1)
                      / (whole.untimed_meters + whole.unmeasured * coalesce(whole.mean_untimed, 1))
             end as seconds
        from done
       cross join whole
       where done.endurance is not null
         and given is null
      union all
      select work.strength, null, null, whole.rest_seconds
        from whole
       cross join app.work_of(tenant, lifter, workout) as work
       where whole.has_strength
         and given is null
      union all
      select given, whole.meters, whole.rpe, coalesce(energy_parts.seconds, whole.timed_seconds)
        from whole
       where given is not null
    )
    select timed.activity, timed.seconds, timed.meters / timed.seconds * 3600 / 1609.344, coalesce(timed.rpe >= 8, false)
      from timed
     where timed.seconds > 0;
end
$$;

-- 1 MET is 3.5 ml of oxygen for each kilogram and minute, 200 ml a kilocalorie. This and the next one are one expression
-- each without a search path of their own, so that they are written into the expression that calls them.
create or replace function app.kilocalories(met numeric, grams integer, active_seconds numeric)
returns numeric
language sql immutable parallel safe
return met * 3.5 * grams / 1000 / 200 * active_seconds / 60;

-- A part of an estimate, as app.workout_energy.parts holds it.
create or replace function app.energy_part(
  activity text, code text, met numeric, active_seconds numeric, kilocalories numeric)
returns jsonb
language sql stable parallel safe
return jsonb_build_object(
  'activity', activity, 'compendium_code', code, 'met', trim_scale(met), 'active_seconds', round(active_seconds),
  'kilocalories', trim_scale(round(kilocalories, 1)));

-- Estimates a workout's energy again. Without a time or a known body weight there is nothing to estimate. In plpgsql,
-- whose plans outlive the call, and with one question for all that is known: every workout that is written waits for
-- it. A plan made while the tables were small must not read all of them later.
create or replace function app.estimate_energy(tenant integer, lifter uuid, workout uuid)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  logged record;
  entry jsonb;
  kilocalories numeric;
begin
  select kept.duration_seconds, kept.activity, work.strength, work.has_endurance, weighed.grams,
         exists (
           select
             from app.workout_energy as stale
            where stale.tenant_id = tenant
              and stale.lifter_id = lifter
              and stale.workout_id = workout) as was_estimated
    into logged
    from app.workouts as kept
   cross join app.work_of(tenant, lifter, workout) as work
   cross join app.body_weight_on(tenant, lifter, kept.local_date) as weighed
   where kept.tenant_id = tenant
     and kept.lifter_id = lifter
     and kept.id = workout;
  if logged.was_estimated then
    delete from app.workout_energy as stale
     where stale.tenant_id = tenant
       and stale.lifter_id = lifter
       and stale.workout_id = workout;
  end if;
  if logged.grams is null then
    return;
  end if;

  -- What is strength work alone, as nearly all is, has one part, and needs no look at its sets' times.
  if logged.activity is null and not logged.has_endurance then
    if logged.duration_seconds > 0 then
      entry := app.compendium_2024_by_activity() -> logged.strength -> 0;
      kilocalories := app.kilocalories((entry ->> 'met')::numeric, logged.grams, logged.duration_seconds);
      insert into app.workout_energy (
        tenant_id, lifter_id, workout_id, kilocalories, met, activity, activity_source, compendium_edition,
        compendium_code, body_weight_grams, active_seconds, parts)
      values (
        tenant, lifter, workout, kilocalories, (entry ->> 'met')::numeric, logged.strength, 'derived', '2024',
        entry ->> 'code', logged.grams, logged.duration_seconds,
        jsonb_build_array(
          app.energy_part(
            logged.strength, entry ->> 'code', (entry ->> 'met')::numeric, logged.duration_seconds, kilocalories)));
    end if;
    return;
  end if;

  with part as (
    select share.activity, entry.code, entry.met, sum(share.active_seconds) as active_seconds,
           sum(app.kilocalories(entry.met, logged.grams, share.active_seconds)) as kilocalories
      from app.energy_parts(tenant, lifter, workout, logged.duration_seconds, logged.activity) as share
     cross join lateral (
       select known.code, known.met
         from jsonb_to_recordset(app.compendium_2024_by_activity() -> share.activity) as known (
                code text, met numeric, is_vigorous boolean, from_mph numeric)
        where (known.from_mph is null or known.from_mph <= share.mph)
          and (share.is_vigorous or not known.is_vigorous)
        order by known.from_mph desc nulls last, known.is_vigorous desc
        limit 1) as entry
     group by share.activity, entry.code, entry.met
  )
  insert into app.workout_energy (
    tenant_id, lifter_id, workout_id, kilocalories, met, activity, activity_source, compendium_edition,
    compendium_code, body_weight_grams, active_seconds, parts)
  select tenant, lifter, workout, sum(part.kilocalories),
         sum(part.met * part.active_seconds) / sum(part.active_seconds),
         (array_agg(part.activity order by part.kilocalories desc, part.code))[1],
         case when logged.activity is null then 'derived' else 'given' end,
         '2024', (array_agg(part.code order by part.kilocalories desc, part.code))[1], logged.grams,
         round(sum(part.active_seconds)),
         jsonb_agg(
           app.energy_part(part.activity, part.code, part.met, part.active_seconds, part.kilocalories)
           order by part.kilocalories desc, part.code)
    from part
  having count(*) > 0;
end
$$;

-- The data that a workout lacks for an estimate, where it has none; null where it has one, or the caller may not know.
create or replace function app.energy_missing(lifter uuid, workout uuid)
returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  -- The estimate first: nearly every workout has one, and to ask for the scope costs ten times as much.
  if exists (
       select
         from app.workout_energy as energy
        where energy.tenant_id = app.tenant_id()
          and energy.lifter_id = energy_missing.lifter
          and energy.workout_id = energy_missing.workout)
     or not lifter = any (array(select app.lifters_visible_for('body_metrics')))
  then
    return null;
  end if;
  return (
    select array_remove(array[
             case when app.body_weight_grams(kept.lifter_id, kept.local_date) is null then 'body_weight' end,
             case when coalesce(kept.duration_seconds, 0) = 0 then 'duration' end], null)
      from app.workouts as kept
     where kept.tenant_id = app.tenant_id()
       and kept.lifter_id = energy_missing.lifter
       and kept.id = energy_missing.workout);
end
$$;

grant execute on function app.energy_missing(uuid, uuid) to mm_lifter, mm_coach;
