-- One's own training as files hold it: what the API takes back, page by page. Each function gives the things behind the one
-- that was seen last, in the form of `ExportedPage`: a JSON array with the place of its last; no row where there are no more.

-- Those that the things of an area name; of no area, all.
create or replace function app.exported_exercises(area text, after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with used (id) as materialized (
    select entry.exercise_id
      from app.workout_exercises as entry
     where area = 'workouts'
       and entry.tenant_id = app.tenant_id()
       and entry.lifter_id = app.account_id()
     union
    select listed.exercise_id
      from app.template_exercises as listed
     where area = 'templates'
       and listed.tenant_id = app.tenant_id()
       and listed.lifter_id = app.account_id()
     union
    select goal.exercise_id
      from app.goals as goal
     where area = 'goals'
       and goal.tenant_id = app.tenant_id()
       and goal.lifter_id = app.account_id()
     union
    select record.exercise_id
      from app.records as record
     where area = 'records'
       and record.tenant_id = app.tenant_id()
       and record.lifter_id = app.account_id()
  ),
  page as (
    select exercise.created_at, exercise.id,
           (select row_to_json(shown)
              from (
                select exercise.id, exercise.name, exercise.lift, exercise.lift_source, exercise.catalogue_slug,
                       exercise.training_type, exercise.measure, exercise.primary_muscles, exercise.secondary_muscles,
                       exercise.traits_source,
                       array(
                         select alias.name
                           from app.exercise_aliases as alias
                          where alias.tenant_id = exercise.tenant_id
                            and alias.lifter_id = exercise.lifter_id
                            and alias.exercise_id = exercise.id
                          order by alias.key) as aliases) as shown) as item
      from app.exercises as exercise
     where exercise.tenant_id = app.tenant_id()
       and exercise.lifter_id = app.account_id()
       and (exercise.created_at, exercise.id) > (after, after_id)
       and (area is null or exercise.id in (select used.id from used))
     order by exercise.created_at, exercise.id
     limit at_most
  )
  select json_agg(page.item order by page.created_at, page.id),
         (array_agg(page.created_at order by page.created_at desc, page.id desc))[1],
         (array_agg(page.id order by page.created_at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

-- Oldest first. The page ends ahead of the workout with which it would have more than 4,000 sets, as in app.log_lines.
create or replace function app.exported_workouts(after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with next as (
    select workout.*
      from app.workouts as workout
     where workout.tenant_id = app.tenant_id()
       and workout.lifter_id = app.account_id()
       and (workout.performed_at, workout.id) > (after, after_id)
     order by workout.performed_at, workout.id
     limit at_most
  ),
  counted as (
    select next.*, sum(next.set_count) over (order by next.performed_at, next.id) as sets_so_far
      from next
  ),
  page as (
    select counted.performed_at, counted.id,
           (select row_to_json(shown)
              from (
                select counted.id, counted.name, counted.performed_at, counted.time_zone, counted.duration_seconds,
                       counted.activity,
                       (select noted.notes
                          from app.workout_notes as noted
                         where noted.tenant_id = counted.tenant_id
                           and noted.lifter_id = counted.lifter_id
                           and noted.workout_id = counted.id) as notes,
                       (select coalesce(json_agg(part), '[]')
                          from (
                            select app.part_id(entry) as id, exercise.name, entry.exercise_id, entry.notes, entry.superset,
                                   (select coalesce(json_agg(app.shown_set(done) order by done.position), '[]')
                                      from app.sets as done
                                     where done.tenant_id = entry.tenant_id
                                       and done.lifter_id = entry.lifter_id
                                       and done.workout_id = entry.workout_id
                                       and done.exercise_position = entry.position) as sets
                              from app.workout_exercises as entry
                              join app.exercises as exercise
                                on exercise.tenant_id = entry.tenant_id
                               and exercise.lifter_id = entry.lifter_id
                               and exercise.id = entry.exercise_id
                             where entry.tenant_id = counted.tenant_id
                               and entry.lifter_id = counted.lifter_id
                               and entry.workout_id = counted.id
                             order by entry.position) as part) as exercises) as shown) as item
      from counted
     where counted.sets_so_far <= 4000
        or counted.sets_so_far = counted.set_count
  )
  select json_agg(page.item order by page.performed_at, page.id),
         (array_agg(page.performed_at order by page.performed_at desc, page.id desc))[1],
         (array_agg(page.id order by page.performed_at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

-- In the list's order: the place counts as time, so that pages have one form. The page ends as one of workouts does.
create or replace function app.exported_templates(after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with placed as (
    select template.*, '2000-01-01 00:00:00+00'::timestamptz + template.position * interval '1 microsecond' as at
      from app.templates as template
     where template.tenant_id = app.tenant_id()
       and template.lifter_id = app.account_id()
  ),
  next as (
    select placed.*
      from placed
     where (placed.at, placed.id) > (after, after_id)
     order by placed.at, placed.id
     limit at_most
  ),
  counted as (
    select next.*, sum(next.set_count) over (order by next.at, next.id) as sets_so_far
      from next
  ),
  page as (
    select counted.at, counted.id,
           (select row_to_json(shown)
              from (
                select counted.id, counted.name, counted.notes, counted.weekdays, counted.any_day,
                       (select coalesce(json_agg(part), '[]')
                          from (
                            select app.part_id(listed) as id, exercise.name, listed.exercise_id, listed.notes,
                                   listed.superset,
                                   (select coalesce(json_agg(line), '[]')
                                      from (
                                        select app.part_id(planned) as id, planned.kind, planned.reps, planned.reps_max,
                                               trim_scale(planned.weight) as weight, planned.unit,
                                               trim_scale(planned.percentage) as percentage,
                                               trim_scale(planned.rpe) as rpe, planned.rest_seconds,
                                               planned.duration_seconds,
                                               trim_scale(planned.distance_meters) as distance_meters, planned.notes
                                          from app.template_sets as planned
                                         where planned.tenant_id = listed.tenant_id
                                           and planned.lifter_id = listed.lifter_id
                                           and planned.template_id = listed.template_id
                                           and planned.entry = listed.entry
                                         order by planned.position) as line) as sets
                              from app.template_exercises as listed
                              join app.exercises as exercise
                                on exercise.tenant_id = listed.tenant_id
                               and exercise.lifter_id = listed.lifter_id
                               and exercise.id = listed.exercise_id
                             where listed.tenant_id = counted.tenant_id
                               and listed.lifter_id = counted.lifter_id
                               and listed.template_id = counted.id
                             order by listed.position) as part) as exercises) as shown) as item
      from counted
     where counted.sets_so_far <= 4000
        or counted.sets_so_far = counted.set_count
  )
  select json_agg(page.item order by page.at, page.id),
         (array_agg(page.at order by page.at desc, page.id desc))[1],
         (array_agg(page.id order by page.at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

-- By the day on which they begin. To a key that is not for the body no goal of the body is there.
create or replace function app.exported_goals(after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with page as (
    select goal.started_on::timestamp at time zone 'UTC' as at, goal.id,
           (select row_to_json(shown)
              from (
                select goal.id, goal.kind, goal.exercise_id, exercise.name, goal.lift, trim_scale(goal.target) as target,
                       goal.unit, goal.reps, goal.started_on, goal.due_on, goal.notes) as shown) as item
      from app.goals as goal
      left join app.exercises as exercise
        on exercise.tenant_id = goal.tenant_id
       and exercise.lifter_id = goal.lifter_id
       and exercise.id = goal.exercise_id
     where goal.tenant_id = app.tenant_id()
       and goal.lifter_id = app.account_id()
       and (goal.started_on, goal.id) > ((after at time zone 'UTC')::date, after_id)
       and array['goals'] <@ (select app.tenant_modules())
     order by goal.started_on, goal.id
     limit at_most
  )
  select json_agg(page.item order by page.at, page.id),
         (array_agg(page.at order by page.at desc, page.id desc))[1],
         (array_agg(page.id order by page.at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

-- Oldest first; for a table with the time that a clock on the wall showed.
create or replace function app.exported_measurements(
  after timestamptz, after_id uuid, at_most integer, with_clock boolean)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with page as (
    select measured.measured_at, measured.id,
           (select row_to_json(shown)
              from (
                select measured.id, measured.kind, trim_scale(measured.value) as value, measured.unit,
                       measured.measured_at,
                       case
                         when with_clock
                           then to_char(measured.measured_at at time zone measured.time_zone, 'YYYY-MM-DD HH24:MI:SS')
                       end as local_time,
                       measured.time_zone, measured.notes) as shown) as item
      from app.measurements as measured
     where measured.tenant_id = app.tenant_id()
       and measured.lifter_id = app.account_id()
       and (measured.measured_at, measured.id) > (after, after_id)
     order by measured.measured_at, measured.id
     limit at_most
  )
  select json_agg(page.item order by page.measured_at, page.id),
         (array_agg(page.measured_at order by page.measured_at desc, page.id desc))[1],
         (array_agg(page.id order by page.measured_at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

-- Oldest first, as their rules are now.
create or replace function app.exported_programmes(after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with page as (
    select own.created_at, own.id,
           (select row_to_json(shown)
              from (
                select own.id, own.name, said.plan as five_three_one,
                       case when said.plan is null then said.definition end as definition) as shown) as item
      from app.programmes as own
      join app.programme_versions as said
        on said.tenant_id = own.tenant_id
       and said.lifter_id = own.lifter_id
       and said.programme_id = own.id
       and said.number = own.number
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and (own.created_at, own.id) > (after, after_id)
       and array['programmes'] <@ (select app.tenant_modules())
     order by own.created_at, own.id
     limit at_most
  )
  select json_agg(page.item order by page.created_at, page.id),
         (array_agg(page.created_at order by page.created_at desc, page.id desc))[1],
         (array_agg(page.id order by page.created_at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

-- Oldest first; of other lifts than the three only where the tier has their graphs, as in the list of records.
create or replace function app.exported_records(after timestamptz, after_id uuid, at_most integer)
returns table (rows json, last_at timestamptz, last_id uuid)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with page as (
    select record.local_date::timestamp at time zone 'UTC' as at, record.id,
           app.record_shown(record, (select app.own_unit())) as item
      from app.records as record
     where record.tenant_id = app.tenant_id()
       and record.lifter_id = app.account_id()
       and (record.local_date, record.id) > ((after at time zone 'UTC')::date, after_id)
       and (record.lift is not null or (select app.entitled('all_graphs')))
     order by record.local_date, record.id
     limit at_most
  )
  select json_agg(page.item order by page.at, page.id),
         (array_agg(page.at order by page.at desc, page.id desc))[1],
         (array_agg(page.id order by page.at desc, page.id desc))[1]
    from page
  having count(*) > 0
$$;

grant execute on function
  app.exported_exercises(text, timestamptz, uuid, integer),
  app.exported_workouts(timestamptz, uuid, integer),
  app.exported_templates(timestamptz, uuid, integer),
  app.exported_goals(timestamptz, uuid, integer),
  app.exported_measurements(timestamptz, uuid, integer, boolean),
  app.exported_programmes(timestamptz, uuid, integer),
  app.exported_records(timestamptz, uuid, integer)
  to mm_lifter, mm_coach;
