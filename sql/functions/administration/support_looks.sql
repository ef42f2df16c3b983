-- An admin's view through an opening (app.authorize_support): null where it is not open for that. Never notes, messages or
-- medical conditions, nor what is computed from body weight.

create or replace function app.support_workouts(opening uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select shown.page
    from app.authorize_support(opening, 'history') as reached (lifter_id)
   cross join lateral (
      select app.page(
               array_agg(row_to_json(listed)),
               array_agg(app.cursor(listed.performed_at, listed.id)),
               at_most) as page
        from (
          select workout.id, workout.name, workout.performed_at, workout.time_zone, workout.local_date,
                 workout.duration_seconds, workout.exercise_count,
                 workout.set_count - workout.warm_up_count as set_count, workout.version
            from app.workouts as workout
           where workout.tenant_id = app.tenant_id()
             and workout.lifter_id = reached.lifter_id
             and (workout.performed_at, workout.id) < (before, before_id)
           order by workout.performed_at desc, workout.id desc
           limit at_most + 1) as listed) as shown;
$$;

create or replace function app.support_workout(opening uuid, workout uuid)
returns json
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(answer)
    from app.authorize_support(opening, 'workout_details', workout) as reached (lifter_id)
   cross join lateral (
     select done.id, done.name, done.performed_at, done.time_zone, done.local_date, done.duration_seconds, done.version,
            (select coalesce(json_agg(shown), '[]')
               from (
                 select app.part_id(entry) as id, exercise.name,
                        exercise.id as exercise_id, exercise.lift, exercise.measure, entry.superset,
                        (select coalesce(json_agg(listed.shown), '[]')
                           from (
                             select app.shown_set(one, false) as shown
                               from app.sets as one
                              where one.tenant_id = done.tenant_id
                                and one.lifter_id = done.lifter_id
                                and one.workout_id = done.id
                                and one.exercise_position = entry.position
                              order by one.position) as listed) as sets
                   from app.workout_exercises as entry
                   join app.exercises as exercise
                     on exercise.tenant_id = entry.tenant_id
                    and exercise.lifter_id = entry.lifter_id
                    and exercise.id = entry.exercise_id
                  where entry.tenant_id = done.tenant_id
                    and entry.lifter_id = done.lifter_id
                    and entry.workout_id = done.id
                  order by entry.position) as shown) as exercises
       from app.workouts as done
      where done.tenant_id = app.tenant_id()
        and done.lifter_id = reached.lifter_id
        and done.id = support_workout.workout) as answer;
$$;

-- Every lift, or the main ones where only those are open.
create or replace function app.support_records(opening uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  with every as materialized (
    select reached.lifter_id, false as only_main
      from app.authorize_support(opening, 'all_lifts') as reached (lifter_id)
  ), main as materialized (
    select reached.lifter_id, true as only_main
      from app.authorize_support(case when not exists (select from every) then opening end, 'main_lifts')
             as reached (lifter_id)
  )
  select shown.page
    from (select * from every union all select * from main) as reached
   cross join lateral (
      select app.page(
               array_agg(app.record_shown(listed.record, listed.unit)),
               array_agg(app.cursor(listed.local_date::timestamp at time zone 'UTC', listed.id)),
               at_most) as page
        from (
          select record, record.local_date, record.id, lifter.unit
            from app.records as record
            join app.accounts as lifter
              on lifter.tenant_id = record.tenant_id
             and lifter.id = record.lifter_id
           where record.tenant_id = app.tenant_id()
             and record.lifter_id = reached.lifter_id
             and (record.lift is not null or not reached.only_main)
             and (record.local_date, record.id) < ((before at time zone 'UTC')::date, before_id)
           order by record.local_date desc, record.id desc
           limit at_most + 1) as listed) as shown;
$$;

create or replace function app.support_measurements(opening uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select shown.page
    from app.authorize_support(opening, 'body_metrics') as reached (lifter_id)
   cross join lateral (
      select app.page(
               array_agg(row_to_json(listed)),
               array_agg(app.cursor(listed.measured_at, listed.id)),
               at_most) as page
        from (
          select measured.id, measured.kind, trim_scale(measured.value) as value, measured.unit, measured.measured_at,
                 measured.time_zone, measured.local_date, measured.version
            from app.measurements as measured
           where measured.tenant_id = app.tenant_id()
             and measured.lifter_id = reached.lifter_id
             and (measured.measured_at, measured.id) < (before, before_id)
           order by measured.measured_at desc, measured.id desc
           limit at_most + 1) as listed) as shown;
$$;

-- Those with a day first, the latest at the top.
create or replace function app.support_plans(opening uuid, before timestamptz, before_id uuid, at_most integer)
returns json
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select shown.page
    from app.authorize_support(opening, 'plans') as reached (lifter_id)
   cross join lateral (
      select app.page(
               array_agg(app.planned_summary(listed.planned)),
               array_agg(app.cursor(listed.at, (listed.planned).id)),
               at_most) as page
        from (
          select key.at, planned
            from app.planned_workouts as planned
           cross join lateral (
             select coalesce(planned.planned_for, date '1900-01-01')::timestamp at time zone 'UTC') as key (at)
           where planned.tenant_id = app.tenant_id()
             and planned.lifter_id = reached.lifter_id
             and (key.at, planned.id) < (before, before_id)
           order by key.at desc, planned.id desc
           limit at_most + 1) as listed) as shown;
$$;

grant execute on function
    app.support_workouts(uuid, timestamptz, uuid, integer), app.support_workout(uuid, uuid),
    app.support_records(uuid, timestamptz, uuid, integer),
    app.support_measurements(uuid, timestamptz, uuid, integer), app.support_plans(uuid, timestamptz, uuid, integer)
  to mm_admin;
