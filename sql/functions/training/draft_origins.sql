-- What a draft or a workout was begun from: a template, a planned workout, or a logged one.

-- Exercises as they are prescribed, as a draft has them: each set still to be done, with what it is meant to be as its
-- target and, as far as it says, filled in. A percentage becomes a weight by the exercise's present maximum. The ids are
-- those of where it comes from.
create or replace function app.as_draft_sets(prescription jsonb)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  -- A maximum is looked up once for each exercise, not for each of 10,000 sets.
  with exercise as materialized (
    select listed.given, listed.row_num,
           (select known.grams
              from app.one_rep_max((listed.given ->> 'exercise_id')::uuid) as known) as max_grams
      from jsonb_array_elements(prescription) with ordinality as listed (given, row_num)
  )
  select coalesce(
           jsonb_agg(
             jsonb_strip_nulls(exercise.given - 'id' - 'sets' - 'lift' - 'measure')
             || jsonb_build_object('sets', coalesce(planned.sets, '[]'))
             order by exercise.row_num),
           '[]')
    from exercise
   cross join lateral (
     select jsonb_agg(
              jsonb_build_object('done', false, 'target', jsonb_strip_nulls(line.given - 'id'))
              || jsonb_strip_nulls(
                   jsonb_build_object(
                     'kind', line.given -> 'kind',
                     'reps', line.given -> 'reps',
                     'weight', trim_scale(load.weight),
                     'unit', case when load.weight is not null then load.unit end,
                     'rest_seconds', line.given -> 'rest_seconds',
                     'duration_seconds', line.given -> 'duration_seconds',
                     'distance_meters', line.given -> 'distance_meters'))
              order by line.row_num) as sets
       from jsonb_array_elements(exercise.given -> 'sets') with ordinality as line (given, row_num)
       join app.accounts as account
         on account.tenant_id = (select app.tenant_id())
        and account.id = (select app.account_id())
      cross join lateral (select coalesce(line.given ->> 'unit', account.unit)) as entered (unit)
      cross join lateral (
        select entered.unit,
               case when line.given ? 'percentage'
                    then app.percentage_weight(
                           exercise.max_grams, (line.given ->> 'percentage')::numeric, entered.unit)
                    else (line.given ->> 'weight')::numeric
               end as weight) as load) as planned
$$;

-- The content that a new draft takes from its origin, which is one of these, or none: one row.
create or replace function app.draft_origin(template uuid, planned uuid, workout uuid)
returns table (name text, content jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  pointer text;
begin
  if template is not null then
    pointer := '/template_id';
    content := app.template_prescription(template);
    select own.name
      into name
      from app.templates as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = template;
  elsif planned is not null then
    pointer := '/planned_workout_id';
    content := app.planned_prescription(planned);
    select own.name
      into name
      from app.planned_workouts as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = planned;
  elsif workout is not null then
    pointer := '/workout_id';
    -- What was noted then is no instruction.
    select jsonb_agg(done.given - 'notes' order by done.row_num)
      into content
      from jsonb_array_elements(app.shown_prescription(app.workout_prescription(workout)))
           with ordinality as done (given, row_num);
    select own.name
      into name
      from app.workouts as own
     where own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = workout;
  end if;
  if content is null and pointer is not null then
    perform app.raise_fault(pointer, 'unknown');
  end if;
  content := app.as_draft_sets(content);
  return next;
end
$$;

grant execute on function
  app.as_draft_sets(jsonb), app.draft_origin(uuid, uuid, uuid)
  to mm_lifter, mm_coach;

-- Refuses an origin that is not one's own. It may have been deleted: a device without a connection does not know that.
create or replace function app.check_origin(template uuid, planned uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if template is not null
     and not exists (
       select
         from app.templates as own
        where own.tenant_id = app.tenant_id()
          and own.lifter_id = app.account_id()
          and own.id = template)
     and not app.was_deleted('template', template) then
    perform app.raise_fault('/template_id', 'unknown');
  end if;
  if planned is not null
     and not exists (
       select
         from app.planned_workouts as own
        where own.tenant_id = app.tenant_id()
          and own.lifter_id = app.account_id()
          and own.id = planned)
     and not app.was_deleted('planned_workout', planned) then
    perform app.raise_fault('/planned_workout_id', 'unknown');
  end if;
end
$$;

-- The origin that a draft is made with; one that is there has its origin already.
create or replace function app.check_origin_of_draft(draft uuid, template uuid, planned uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.drafts as own
    where own.tenant_id = app.tenant_id()
      and own.lifter_id = app.account_id()
      and own.id = draft;
  if not found then
    perform app.check_origin(template, planned);
  end if;
end
$$;

-- The caller says that a workout of theirs was a planned one (app.finish_planned).
create or replace function app.name_plan(planned uuid, workout uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.check_origin(null, planned);
  perform app.finish_planned(planned, workout);
end
$$;

grant execute on function
  app.check_origin(uuid, uuid), app.check_origin_of_draft(uuid, uuid, uuid), app.name_plan(uuid, uuid)
  to mm_lifter, mm_coach;
