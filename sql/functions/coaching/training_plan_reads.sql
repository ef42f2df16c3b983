-- The state of plans, for the lifter who has them and the coach who assigned them.

create or replace function app.adherence(done bigint, past bigint)
returns numeric
language sql immutable parallel safe
return case when past > 0 then trim_scale(round(100.0 * done / past, 1)) end;

-- How far a plan has come, by the lifter's own calendar, without sessions that the coach took out. In plpgsql because its plan
-- outlives the call: a list asks for hundreds. No row for another's who does not let the caller plan.
create or replace function app.tally_of_plan(plan app.assigned_plans)
returns table (
  sessions bigint, done bigint, left_out bigint, missed bigint, waiting bigint, adapted bigint, changed bigint,
  next_on date)
language plpgsql stable rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if plan.lifter_id is distinct from app.account_id()
     and not app.plans_open_to(app.account_id(), plan.lifter_id) then
    return;
  end if;
  return query
    select count(planned.id) + plan.left_out + plan.missed,
           count(*) filter (where planned.state = 'done'),
           count(*) filter (where planned.state = 'skipped') + plan.left_out,
           count(*) filter (where planned.state = 'planned' and planned.planned_for < day.today) + plan.missed,
           count(*) filter (
             where planned.state = 'planned' and (planned.planned_for is null or planned.planned_for >= day.today)),
           count(*) filter (where planned.adapted <> '{}'),
           count(*) filter (where planned.state = 'planned' and planned.coach_changes <> '{}'),
           min(planned.planned_for) filter (where planned.state = 'planned' and planned.planned_for >= day.today)
      from app.calendar(plan.lifter_id) as day
      left join app.planned_workouts as planned
        on planned.tenant_id = plan.tenant_id
       and planned.lifter_id = plan.lifter_id
       and planned.assignment_id = plan.id
       and not (planned.state = 'skipped' and planned.coach_changes @> '{skip}');
end
$$;

-- The same as the API shows it.
create or replace function app.plan_progress(plan app.assigned_plans)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(progress)
    from (
      select tally.sessions, tally.done, tally.left_out, tally.missed, tally.waiting, tally.adapted,
             tally.changed, app.adherence(tally.done, tally.sessions - tally.waiting) as adherence, tally.next_on
        from app.tally_of_plan(plan) as tally) as progress
$$;

-- An assignment of the caller's over the clients whose plans are open to them now, or the progress of one of them.
create or replace function app.assignment_progress(assignment uuid, of_lifter uuid)
returns table (client_count bigint, progress json)
language plpgsql stable rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select summed.clients, row_to_json(shown)
      from (
        select count(*) as clients, coalesce(sum(tally.sessions), 0) as sessions,
               coalesce(sum(tally.done), 0) as done, coalesce(sum(tally.left_out), 0) as left_out,
               coalesce(sum(tally.missed), 0) as missed, coalesce(sum(tally.waiting), 0) as waiting,
               coalesce(sum(tally.adapted), 0) as adapted, coalesce(sum(tally.changed), 0) as changed, min(tally.next_on) as next_on
          from app.assigned_plans as plan
          left join lateral app.tally_of_plan(plan) as tally on of_lifter is null or plan.lifter_id = of_lifter
         where plan.tenant_id = app.tenant_id()
           and plan.coach_id = app.account_id()
           and plan.id = assignment) as summed
     cross join lateral (
       select summed.sessions, summed.done, summed.left_out, summed.missed, summed.waiting, summed.adapted,
              summed.changed, app.adherence(summed.done::bigint, (summed.sessions - summed.waiting)::bigint) as adherence,
              summed.next_on) as shown;
end
$$;

-- The clients of the caller's assignment. Of those who share their plans no more there is only who they are.
create or replace function app.assignment_clients(assignment uuid)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with plan as materialized (
      select assigned as row, assigned.lifter_id, assigned.state, assigned.revision,
             app.plans_open_to(assigned.coach_id, assigned.lifter_id) as is_open
        from app.assigned_plans as assigned
       where assigned.tenant_id = app.tenant_id()
         and assigned.coach_id = app.account_id()
         and assigned.id = assignment
    )
    select coalesce(json_agg(client order by client.username, client.id), '[]')
      from (
        select plan.lifter_id as id, person.username, person.display_name, plan.is_open,
               case when plan.is_open then plan.state end as state,
               case when plan.is_open then plan.revision end as revision,
               case when plan.is_open then app.plan_progress(plan.row) end as progress
          from plan
          left join app.people(array(select plan.lifter_id from plan)) as person
            on person.id = plan.lifter_id) as client);
end
$$;

-- Whether the caller assigned it to this lifter.
create or replace function app.is_assigned_to(assignment uuid, lifter uuid)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.assigned_plans as plan
     where plan.tenant_id = app.tenant_id()
       and plan.lifter_id = lifter
       and plan.coach_id = app.account_id()
       and plan.id = assignment);
end
$$;

-- A prescription of a lifter's whose plans the caller may see, with the names of that lifter's exercises.
create or replace function app.prescription_of(lifter uuid, prescription jsonb)
returns jsonb
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  me constant uuid := app.account_id();
  shown jsonb;
begin
  if lifter <> all (array(select app.lifters_visible_for('plans'))) then
    return null;
  end if;
  perform app.act_as(lifter, '');
  shown := app.shown_prescription(prescription);
  perform app.act_as(me, '');
  return shown;
end
$$;

-- A plan as its lifter sees it.
create or replace function app.plan_shown(plan app.assigned_plans)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select plan.id, plan.name, plan.message,
             json_build_object('id', plan.coach_id, 'name', plan.coach_name) as coach,
             plan.programme_id, plan.adaptation, app.is_plan_locked(plan.id) as is_locked, plan.revision,
             plan.state, plan.created_at, plan.changed_at, plan.ended_at, app.plan_progress(plan) as progress,
             plan.version) as shown
$$;

-- A planned workout in full, for who was let through app.authorize_lifter.
create or replace function app.planned_shown(planned app.planned_workouts)
returns json
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select planned.id, planned.name, planned.planned_for, planned.starts_at, planned.time_zone,
             planned.sequence, planned.template_id, planned.programme_id, planned.programme_version,
             planned.cycle, planned.week, planned.session, planned.state, planned.workout_id,
             planned.remind_minutes, planned.assignment_id, planned.adapted, planned.coach_changes, planned.version,
             app.identified(app.prescription_of(planned.lifter_id, planned.prescription), planned.id)
               as exercises) as shown
$$;

-- The logged sets of a workout, exercise by exercise, for who was let through app.authorize_lifter to its details; null without
-- one.
create or replace function app.workout_sets(workout uuid, lifter uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_agg(entry_line)
    from (
      select exercise.id as exercise_id, exercise.name, exercise.measure,
             (select coalesce(jsonb_agg(set_line), '[]')
                from (
                  select done.kind, done.reps, trim_scale(done.weight) as weight, done.unit,
                         trim_scale(done.rpe) as rpe, done.duration_seconds,
                         trim_scale(done.distance_meters) as distance_meters
                    from app.sets as done
                   where done.tenant_id = entry.tenant_id
                     and done.lifter_id = entry.lifter_id
                     and done.workout_id = entry.workout_id
                     and done.exercise_position = entry.position
                   order by done.position) as set_line) as sets
        from app.workout_exercises as entry
        join app.exercises as exercise
          on exercise.tenant_id = entry.tenant_id
         and exercise.lifter_id = entry.lifter_id
         and exercise.id = entry.exercise_id
       where entry.tenant_id = (select app.tenant_id())
         and entry.lifter_id = workout_sets.lifter
         and entry.workout_id = workout_sets.workout
       order by entry.position) as entry_line
$$;

grant execute on function app.adherence(bigint, bigint), app.plan_progress(app.assigned_plans)
   to mm_lifter, mm_coach;
grant execute on function app.tally_of_plan(app.assigned_plans), app.prescription_of(uuid, jsonb),
      app.plan_shown(app.assigned_plans), app.planned_shown(app.planned_workouts), app.workout_sets(uuid, uuid)
   to mm_lifter, mm_coach;
grant execute on function app.assignment_progress(uuid, uuid), app.assignment_clients(uuid),
      app.is_assigned_to(uuid, uuid)
   to mm_coach;
