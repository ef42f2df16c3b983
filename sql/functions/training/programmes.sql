-- Programmes and what follows from them.

-- The first statement of a change of a programme: waits for the lifter's other changes, compares the version that the
-- client saw (MM412) and the one that the change was worked out from (MM409); null compares nothing.
create or replace function app.begin_programme_change(programme uuid, seen bigint, worked_from bigint)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  present bigint;
begin
  perform app.lock_for_update(null, null, null);
  perform app.plan_by(programme::text);
  select own.version
    into present
    from app.programmes as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = programme;
  perform app.same_version_of_existing(present, seen);
  if worked_from <> present then
    perform app.raise_conflict('conflict');
  end if;
end
$$;

-- A lifter has at most 50 programmes.
create or replace function app.stamp_programme()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  if tg_op = 'INSERT' then
    perform app.enforce_limit(50, count(*))
       from app.programmes as kept
      where kept.tenant_id = new.tenant_id
        and kept.lifter_id = new.lifter_id;
  end if;
  return new;
end
$$;

-- The caller's bars and plates, by unit.
create or replace function app.equipment_owned()
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           json_object_agg(
             own.unit,
             json_build_object(
               'bar', trim_scale(own.bar), 'collars', trim_scale(own.collars), 'sides', own.sides,
               'plates', own.plates)
             order by own.unit),
           '{}')
    from app.equipment as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
$$;

-- The state of a programme's lifts, now and before: the row of the highest number holds within a cycle.
create or replace function app.programme_lift_history(programme uuid)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(json_agg(line), '[]')
    from (
      select stood.cycle, stood.number, stood.exercise,
             said.definition -> 'lifts' -> stood.position ->> 'base' as base,
             trim_scale(stood.base) as weight, stood.unit, stood.reps, stood.misses, stood.reason, stood.why
        from app.programme_lifts as stood
        join app.programme_versions as said
          on said.tenant_id = stood.tenant_id
         and said.lifter_id = stood.lifter_id
         and said.programme_id = stood.programme_id
         and said.number = stood.number
       where stood.tenant_id = (select app.tenant_id())
         and stood.lifter_id = (select app.account_id())
         and stood.programme_id = programme_lift_history.programme
       order by stood.cycle, stood.number, stood.position) as line
$$;

-- Ends a cycle: what is still planned of it is taken back where the caller said so, and refused else (MM409). So is
-- the cycle after the 1,000th.
create or replace function app.close_cycle(programme uuid, leaves_rest boolean)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  waiting integer;
  reached integer;
begin
  select own.cycle
    into reached
    from app.programmes as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = close_cycle.programme;
  perform app.enforce_limit(1000, reached);
  select count(*)
    into waiting
    from app.planned_workouts as planned
   where planned.tenant_id = (select app.tenant_id())
     and planned.lifter_id = (select app.account_id())
     and planned.programme_id = close_cycle.programme
     and planned.state = 'planned';
  if waiting > 0 and not leaves_rest then
    perform app.raise_conflict('cycle-under-way', jsonb_build_object('count', waiting::text));
  end if;
  if waiting > 0 then
    perform app.leave_out_rest(close_cycle.programme, waiting);
  end if;
  delete from app.planned_workouts as planned
   where planned.tenant_id = (select app.tenant_id())
     and planned.lifter_id = (select app.account_id())
     and planned.programme_id = close_cycle.programme
     and planned.state = 'planned';
end
$$;

-- All that a cycle's numbers follow from: what the programme says and said, the state of its lifts, the cycle's sessions
-- with what was done, the plates. Null asks for the cycle under way; null comes back where there is no such programme.
create or replace function app.programme_run(programme uuid, of_cycle integer)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
           'number', own.number, 'cycle', own.cycle, 'version', own.version, 'name', own.name,
           'plan',
           (select said.plan
              from app.programme_versions as said
             where said.tenant_id = own.tenant_id
               and said.lifter_id = own.lifter_id
               and said.programme_id = own.id
               and said.number = own.number),
           'today', app.today(),
           'equipment', app.equipment_owned(),
           'lifts', app.programme_lift_history(own.id),
           'definitions',
           (select jsonb_object_agg(said.number, said.definition)
              from app.programme_versions as said
             where said.tenant_id = own.tenant_id
               and said.lifter_id = own.lifter_id
               and said.programme_id = own.id
               and (said.number = own.number
                    or said.number in (
                      select stood.number
                        from app.programme_lifts as stood
                       where stood.tenant_id = own.tenant_id
                         and stood.lifter_id = own.lifter_id
                         and stood.programme_id = own.id
                         and stood.cycle = coalesce(of_cycle, own.cycle)))),
           'sessions',
           (select coalesce(jsonb_agg(line), '[]')
              from (
                select planned.id, planned.programme_version as number, planned.week, planned.session,
                       planned.planned_for, planned.starts_at, planned.time_zone, planned.remind_minutes,
                       planned.sequence, planned.state, planned.workout_id,
                       exists (
                         select
                           from app.drafts as draft
                          where draft.tenant_id = planned.tenant_id
                            and draft.lifter_id = planned.lifter_id
                            and draft.planned_workout_id = planned.id) as begun,
                       app.shown_prescription(planned.prescription) as prescription,
                       (select coalesce(jsonb_agg(entry_line), '[]')
                          from (
                            select entry.exercise_id,
                                   (select coalesce(jsonb_agg(set_line), '[]')
                                      from (
                                        select done.kind, done.reps, trim_scale(done.weight) as weight,
                                               done.unit, trim_scale(done.rpe) as rpe
                                          from app.sets as done
                                         where done.tenant_id = entry.tenant_id
                                           and done.lifter_id = entry.lifter_id
                                           and done.workout_id = entry.workout_id
                                           and done.exercise_position = entry.position
                                         order by done.position) as set_line) as sets
                              from app.workout_exercises as entry
                             where entry.tenant_id = planned.tenant_id
                               and entry.lifter_id = planned.lifter_id
                               and entry.workout_id = planned.workout_id
                             order by entry.position) as entry_line) as done
                  from app.planned_workouts as planned
                 where planned.tenant_id = own.tenant_id
                   and planned.lifter_id = own.lifter_id
                   and planned.programme_id = own.id
                   and planned.cycle = coalesce(of_cycle, own.cycle)
                 order by planned.week, planned.session, planned.id) as line))
    from app.programmes as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = programme_run.programme
$$;

-- The known one-rep maximum of the caller's exercise, in grams; null where none is. An exercise that was never
-- logged may still be a lift of the powerlifting profile, or be logged under another of its names: "Deadlift" is done as
-- "Deadlift (Barbell)".
create or replace function app.starting_max(exercise_name text)
returns integer
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  with meant as (
    select app.recognised_lift(exercise_name) as lift,
           exists (
             select
               from app.catalogue_aliases as alias
              where alias.words = app.catalogue_words(exercise_name)
                and alias.slug = 'overhead-press') as is_press
  )
  select coalesce(
           (select known.grams
              from app.one_rep_max(app.exercise_named(exercise_name)) as known (grams, source)),
           (select kept.weight_grams
              from app.powerlifting_maxes as kept
             where kept.tenant_id = (select app.tenant_id())
               and kept.lifter_id = (select app.account_id())
               and kept.lift = coalesce(
                     (select meant.lift from meant),
                     (select 'overhead_press' from meant where meant.is_press))),
           (select max(known.grams)
              from app.exercises as own
              join meant on own.lift = meant.lift or meant.is_press and own.catalogue_slug = 'overhead-press'
             cross join lateral app.one_rep_max(own.id) as known (grams, source)
             where own.tenant_id = (select app.tenant_id())
               and own.lifter_id = (select app.account_id())))
$$;

-- Under which name the caller logs what is called so here: "Squat" as "Squat (Barbell)". Null where they have an exercise of
-- this name, or none of the same lift or the same entry of the catalogue. Of several the one that was trained on most days.
create or replace function app.own_name_of(exercise_name text)
returns text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  with meant as (
    select app.recognised_lift(exercise_name) as lift,
           (select alias.slug
              from app.catalogue_aliases as alias
             where alias.words = app.catalogue_words(exercise_name)) as slug
  )
  select own.name
    from meant
    join app.exercises as own
      on own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and (own.lift = meant.lift or own.catalogue_slug = meant.slug)
    left join app.lift_days as trained
      on trained.tenant_id = own.tenant_id
     and trained.lifter_id = own.lifter_id
     and trained.exercise_id = own.id
   where app.exercise_named(exercise_name) is null
   group by own.id, own.name
   order by count(trained.local_date) desc, own.id
   limit 1
$$;

grant execute on function app.begin_programme_change(uuid, bigint, bigint), app.equipment_owned(),
      app.programme_lift_history(uuid), app.close_cycle(uuid, boolean), app.starting_max(text),
      app.programme_run(uuid, integer)
   to mm_lifter, mm_coach;
