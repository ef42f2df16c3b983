-- What a device keeps of each thing: what is stored, without what the server works out. A workout's records and energy, an
-- exercise's name in a workout and the like follow from other things, and would change without a new version of this one.
-- Each function is asked for one's own alone, with the caller's tenant and account; null where there is no such thing. In
-- plpgsql because its plans outlive the call.

create or replace function app.sync_account(tenant integer, me uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select account.id, account.username, account.display_name, account.locale, account.time_zone, account.unit
          from app.accounts as account
         where account.tenant_id = tenant
           and account.id = me) as kept);
end
$$;

create or replace function app.sync_profile(tenant integer, me uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select profile.birth_date, profile.gender,
               case
                 when profile.height_cm is not null
                 then json_build_object('cm', trim_scale(profile.height_cm))
                 when profile.height_feet is not null
                 then json_build_object('feet', profile.height_feet, 'inches', trim_scale(profile.height_inches))
               end as height,
               profile.goals, profile.fitness_level, profile.activity_level, profile.week_start, profile.theme,
               profile.graph_colours, profile.graph_scale
          from app.profiles as profile
         where profile.tenant_id = tenant
           and profile.lifter_id = me) as kept);
end
$$;

-- What was entered: the body weight of a measurement is a measurement's.
create or replace function app.sync_powerlifting_profile(tenant integer, me uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select profile.sex, trim_scale(profile.body_weight) as body_weight, profile.body_weight_unit,
               (select coalesce(json_agg(line), '[]')
                  from (
                    select known.lift, trim_scale(known.weight) as weight, known.unit, known.source,
                           trim_scale(known.set_weight) as set_weight, known.set_unit, known.set_reps,
                           trim_scale(known.set_rpe) as set_rpe, known.set_on, known.workout_id
                      from app.powerlifting_maxes as known
                     where known.tenant_id = tenant
                       and known.lifter_id = me
                     order by known.lift) as line) as maxes
          from (select) as always
          left join app.powerlifting_profiles as profile
            on profile.tenant_id = tenant
           and profile.lifter_id = me) as kept);
end
$$;

create or replace function app.sync_exercise(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select exercise.id, exercise.name, exercise.lift, exercise.lift_source, exercise.catalogue_slug,
               exercise.training_type, exercise.measure, exercise.primary_muscles, exercise.secondary_muscles,
               exercise.traits_source,
               array(
                 select alias.name
                   from app.exercise_aliases as alias
                  where alias.tenant_id = tenant
                    and alias.lifter_id = me
                    and alias.exercise_id = exercise.id
                  order by alias.key) as aliases
          from app.exercises as exercise
         where exercise.tenant_id = tenant
           and exercise.lifter_id = me
           and exercise.id = wanted) as kept);
end
$$;

create or replace function app.sync_workout(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select workout.id, workout.name, workout.performed_at, workout.time_zone, workout.local_date,
               (select noted.notes
                  from app.workout_notes as noted
                 where noted.tenant_id = tenant
                   and noted.lifter_id = me
                   and noted.workout_id = workout.id) as notes,
               workout.duration_seconds, workout.activity, workout.version,
               (select coalesce(json_agg(shown), '[]')
                  from (
                    select app.part_id(entry) as id,
                           entry.exercise_id, entry.notes, entry.superset,
                           (select coalesce(json_agg(app.shown_set(done) order by done.position), '[]')
                              from app.sets as done
                             where done.tenant_id = tenant
                               and done.lifter_id = me
                               and done.workout_id = workout.id
                               and done.exercise_position = entry.position) as sets
                      from app.workout_exercises as entry
                     where entry.tenant_id = tenant
                       and entry.lifter_id = me
                       and entry.workout_id = workout.id
                     order by entry.position) as shown) as exercises
          from app.workouts as workout
         where workout.tenant_id = tenant
           and workout.lifter_id = me
           and workout.id = wanted) as kept);
end
$$;

-- The clock is kept as it was turned: a device counts the seconds itself.
create or replace function app.sync_draft(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select draft.id, draft.name, draft.performed_at, draft.time_zone, draft.notes, draft.duration_seconds,
               draft.activity, app.identified(draft.content, draft.id) as exercises, draft.template_id,
               draft.planned_workout_id, nullif(draft.set_times, '{}') as set_times, draft.started_at,
               draft.running_since, draft.active_milliseconds, draft.created_at, draft.updated_at
          from app.drafts as draft
         where draft.tenant_id = tenant
           and draft.lifter_id = me
           and draft.id = wanted) as kept);
end
$$;

create or replace function app.sync_template(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select template.id, template.name, template.notes, template.position, template.weekdays, template.any_day,
               template.updated_at, template.version,
               (select coalesce(json_agg(shown), '[]')
                  from (
                    select app.part_id(listed) as id,
                           listed.exercise_id, listed.notes, listed.superset,
                           (select coalesce(json_agg(line), '[]')
                              from (
                                select app.part_id(planned) as id, planned.kind, planned.reps, planned.reps_max,
                                       trim_scale(planned.weight) as weight, planned.unit,
                                       trim_scale(planned.percentage) as percentage, trim_scale(planned.rpe) as rpe,
                                       planned.rest_seconds, planned.duration_seconds,
                                       trim_scale(planned.distance_meters) as distance_meters, planned.notes
                                  from app.template_sets as planned
                                 where planned.tenant_id = tenant
                                   and planned.lifter_id = me
                                   and planned.template_id = template.id
                                   and planned.entry = listed.entry
                                 order by planned.position) as line) as sets
                      from app.template_exercises as listed
                     where listed.tenant_id = tenant
                       and listed.lifter_id = me
                       and listed.template_id = template.id
                     order by listed.position) as shown) as exercises
          from app.templates as template
         where template.tenant_id = tenant
           and template.lifter_id = me
           and template.id = wanted) as kept);
end
$$;

create or replace function app.sync_planned_workout(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select planned.id, planned.name, planned.planned_for, planned.starts_at, planned.time_zone, planned.sequence,
               planned.template_id, planned.programme_id, planned.programme_version, planned.cycle, planned.week,
               planned.session, planned.state, planned.workout_id, planned.remind_minutes, planned.assignment_id,
               planned.adapted, planned.coach_changes, planned.version,
               app.identified(planned.prescription, planned.id) as exercises
          from app.planned_workouts as planned
         where planned.tenant_id = tenant
           and planned.lifter_id = me
           and planned.id = wanted) as kept);
end
$$;

create or replace function app.sync_programme(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select own.id, own.name, own.number, own.cycle, own.created_at, own.version, said.plan as five_three_one,
               said.definition, app.programme_lift_history(own.id) as lifts
          from app.programmes as own
          join app.programme_versions as said
            on said.tenant_id = own.tenant_id
           and said.lifter_id = own.lifter_id
           and said.programme_id = own.id
           and said.number = own.number
         where own.tenant_id = tenant
           and own.lifter_id = me
           and own.id = wanted) as kept);
end
$$;

create or replace function app.sync_schedule(tenant integer, me uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select schedule.rest_days, schedule.rest_on
          from app.schedules as schedule
         where schedule.tenant_id = tenant
           and schedule.lifter_id = me) as kept);
end
$$;

create or replace function app.sync_goal(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select goal.id, goal.kind, goal.exercise_id, goal.lift, trim_scale(goal.target) as target, goal.unit, goal.reps,
               goal.notes, goal.started_on, goal.due_on
          from app.goals as goal
         where goal.tenant_id = tenant
           and goal.lifter_id = me
           and goal.id = wanted) as kept);
end
$$;

create or replace function app.sync_measurement(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select measured.id, measured.kind, trim_scale(measured.value) as value, measured.unit, measured.measured_at,
               measured.time_zone, measured.local_date, measured.notes, measured.version
          from app.measurements as measured
         where measured.tenant_id = tenant
           and measured.lifter_id = me
           and measured.id = wanted) as kept);
end
$$;

create or replace function app.sync_assigned_plan(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select plan.id, plan.coach_id, plan.coach_name, plan.name, plan.message, plan.adaptation, plan.revision,
               plan.programme_id, plan.state, plan.missed, plan.left_out, plan.created_at, plan.changed_at,
               plan.ended_at
          from app.assigned_plans as plan
         where plan.tenant_id = tenant
           and plan.lifter_id = me
           and plan.id = wanted) as kept);
end
$$;

-- Names of others are theirs: a coach's comes with the kind `coach`.
create or replace function app.sync_comment(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select comment.id, comment.workout_id, comment.author_id, subject.entry_id as exercise, subject.set_id as set,
               comment.about, comment.reply_to, comment.text, comment.created_at, comment.edited_at, comment.deleted_at
          from app.comments as comment
         cross join lateral app.subject_ids(comment) as subject
         where comment.tenant_id = tenant
           and comment.lifter_id = me
           and comment.id = wanted) as kept);
end
$$;

-- Whether a scope is open follows from its dates.
create or replace function app.sync_coach(tenant integer, me uuid, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select row_to_json(kept)
      from (
        select person.id, person.username, person.display_name, coaching.since,
               (select coalesce(json_agg(line), '[]')
                  from (
                    select granted.scope, nullif(granted.starts_at, '-infinity') as starts_at,
                           nullif(granted.expires_at, 'infinity') as expires_at,
                           case
                             when granted.paused_until <> '-infinity'
                             then json_build_object('until', nullif(granted.paused_until, 'infinity'))
                           end as paused
                      from app.grants as granted
                     where granted.tenant_id = tenant
                       and granted.coach_id = wanted
                       and granted.lifter_id = me
                     order by granted.scope) as line) as grants
          from app.coachings as coaching
          join app.accounts as person
            on person.tenant_id = coaching.tenant_id
           and person.id = coaching.coach_id
         where coaching.tenant_id = tenant
           and coaching.coach_id = wanted
           and coaching.lifter_id = me) as kept);
end
$$;

create or replace function app.sync_value(tenant integer, me uuid, kind text, wanted uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case kind
    when 'account' then app.sync_account(tenant, me)
    when 'profile' then app.sync_profile(tenant, me)
    when 'powerlifting_profile' then app.sync_powerlifting_profile(tenant, me)
    when 'equipment' then app.equipment_owned()
    when 'exercise' then app.sync_exercise(tenant, me, wanted)
    when 'workout' then app.sync_workout(tenant, me, wanted)
    when 'draft' then app.sync_draft(tenant, me, wanted)
    when 'template' then app.sync_template(tenant, me, wanted)
    when 'planned_workout' then app.sync_planned_workout(tenant, me, wanted)
    when 'programme' then app.sync_programme(tenant, me, wanted)
    when 'schedule' then app.sync_schedule(tenant, me)
    when 'goal' then app.sync_goal(tenant, me, wanted)
    when 'measurement' then app.sync_measurement(tenant, me, wanted)
    when 'assigned_plan' then app.sync_assigned_plan(tenant, me, wanted)
    when 'comment' then app.sync_comment(tenant, me, wanted)
    when 'coach' then app.sync_coach(tenant, me, wanted)
  end;
end
$$;
