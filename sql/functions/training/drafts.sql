-- Drafts and the clock of the live workout.

-- The first statement of a change of a draft: waits for the lifter's other changes and compares the version that the
-- client saw (null compares nothing). Tells whether the draft exists. What was finished is a workout and no draft any
-- more (MM409): a device that was away must not bring it back.
create or replace function app.begin_draft_change(draft uuid, seen bigint)
returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  present bigint;
begin
  perform app.lock_for_update(null, null, null);
  select own.version
    into present
    from app.drafts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft;
  if present is null then
    perform
       from app.workouts as finished
      where finished.tenant_id = app.tenant_id()
        and finished.lifter_id = app.account_id()
        and finished.id = draft;
    if found then
      perform app.raise_conflict('draft-finished');
    end if;
  end if;
  return app.same_version(present, seen);
end
$$;

-- The same for what changes a draft and makes none: without it it is refused (app.raise_absent).
create or replace function app.begin_existing_draft_change(draft uuid, seen bigint)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.begin_draft_change(draft, seen) then
    perform app.raise_absent('draft', draft);
  end if;
end
$$;

-- A set, done or meant to be, with this unit where its weight has none.
create or replace function app.weighed_draft_set(given jsonb, unit text)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when given ? 'weight' and not given ? 'unit' then given || jsonb_build_object('unit', unit)
           else given
         end
$$;

-- A draft's exercises with a unit beside each weight, done or meant to be: where none was sent, the one that the
-- lifter's profile names as the weight is entered. What is weighed in nothing would weigh something else once the profile
-- names another.
create or replace function app.weighed_draft(content jsonb, unit text)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           jsonb_agg(
             exercise.given
             || jsonb_build_object(
                  'sets',
                  (select coalesce(
                            jsonb_agg(
                              app.weighed_draft_set(line.given, unit)
                              || case
                                   when line.given ? 'target'
                                     then jsonb_build_object(
                                       'target', app.weighed_draft_set(line.given -> 'target', unit))
                                   else '{}'
                                 end
                              order by line.row_num),
                            '[]')
                     from jsonb_array_elements(exercise.given -> 'sets') with ordinality as line (given, row_num)))
             order by exercise.row_num),
           '[]')
    from jsonb_array_elements(content) with ordinality as exercise (given, row_num)
$$;

-- Whether some weight of a draft has no unit.
create or replace function app.is_unweighed_draft(content jsonb)
returns boolean
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select content @? '$[*].sets[*] ? (exists (@.weight) && !exists (@.unit))'
      or content @? '$[*].sets[*].target ? (exists (@.weight) && !exists (@.unit))'
$$;

-- A lifter has at most 100 drafts, of which one at most is under way; the index drafts_one_live would not say which. What
-- the release before adds to a draft has no id, and gets one; a draft without any has derived ones, and stays as that release
-- can read it.
create or replace function app.stamp_draft()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  live uuid;
begin
  perform app.check_time_zone(new.time_zone);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  new.updated_at := now();
  if app.is_unweighed_draft(new.content) then
    new.content := app.weighed_draft(
      new.content,
      (select account.unit
         from app.accounts as account
        where account.tenant_id = new.tenant_id
          and account.id = new.lifter_id));
  end if;
  if app.is_partly_identified(new.content) then
    new.content := app.identified(new.content, new.id);
  end if;
  if tg_op = 'INSERT' then
    perform app.enforce_limit(100, count(*))
       from app.drafts as kept
      where kept.tenant_id = new.tenant_id
        and kept.lifter_id = new.lifter_id
        and kept.id <> new.id;
  end if;
  if new.started_at is not null then
    select other.id
      into live
      from app.drafts as other
     where other.tenant_id = new.tenant_id
       and other.lifter_id = new.lifter_id
       and other.started_at is not null
       and other.id <> new.id;
    if found then
      perform app.raise_conflict('another-live-workout', jsonb_build_object('id', live));
    end if;
  end if;
  return new;
end
$$;

-- When the clock of a draft was turned last; null where it was never started. A server of the release before notes no turn:
-- then it was at the latest with the last change of the draft.
create or replace function app.last_turn(draft app.drafts)
returns timestamptz
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when draft.started_at is not null then coalesce(draft.turned_at, draft.running_since, draft.updated_at)
         end
$$;

-- Starts, pauses or resumes the clock of one's draft at a moment that a device noted, at most a day ago; null means now. What has
-- happened already changes nothing, so that two devices may press the same button. Of presses of several devices the latest
-- decides: one from before the last turn comes too late, and changes nothing. No moment is after the present one, which is
-- taken once the lifter's other changes are done (clock_timestamp): now() is when the request began to wait for them.
create or replace function app.press_clock(draft uuid, turn text, at timestamptz)
returns void
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  present constant timestamptz := clock_timestamp();
  pressed timestamptz;
  own app.drafts;
begin
  if at > present + interval '1 minute' or at < present - interval '24 hours' then
    perform app.raise_fault('/at', 'invalid', 'a time of the last 24 hours');
  end if;
  select kept.*
    into own
    from app.drafts as kept
   where kept.tenant_id = app.tenant_id()
     and kept.lifter_id = app.account_id()
     and kept.id = draft;
  if not found then
    perform app.raise_not_found('no-such-draft');
  end if;
  if own.started_at is null and turn <> 'start' then
    perform app.raise_conflict('draft-not-started');
  end if;
  pressed := least(at, present);
  if pressed < app.last_turn(own) then
    if at is not null then
      return;
    end if;
    -- the server's own clock went back
    pressed := app.last_turn(own);
  end if;
  if turn = 'start' and own.started_at is null then
    update app.drafts as kept
       set started_at = pressed,
           running_since = pressed,
           turned_at = pressed
     where kept.tenant_id = own.tenant_id
       and kept.lifter_id = own.lifter_id
       and kept.id = own.id;
  elsif turn = 'pause' and own.running_since is not null then
    update app.drafts as kept
       set running_since = null,
           active_milliseconds = kept.active_milliseconds
             + greatest(0, extract(epoch from pressed - kept.running_since) * 1000)::bigint,
           turned_at = pressed
     where kept.tenant_id = own.tenant_id
       and kept.lifter_id = own.lifter_id
       and kept.id = own.id;
  elsif turn = 'resume' and own.running_since is null then
    update app.drafts as kept
       set running_since = pressed,
           turned_at = pressed
     where kept.tenant_id = own.tenant_id
       and kept.lifter_id = own.lifter_id
       and kept.id = own.id;
  end if;
end
$$;

-- The clock's display: whole seconds that it ran, without the pauses.
create or replace function app.active_seconds(active_milliseconds bigint, running_since timestamptz)
returns integer
language sql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select least(
           (active_milliseconds
              + coalesce(greatest(0, extract(epoch from now() - running_since) * 1000), 0)::bigint) / 1000,
           2147483647)::integer
$$;

-- The clock of a draft as the API shows it, with the moment that it was read at.
create or replace function app.draft_clock(draft app.drafts)
returns json
language sql stable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(clock)
    from (
      select case when draft.started_at is null then 'draft'
                  when draft.running_since is null then 'paused'
                  else 'running'
             end as state,
             draft.started_at,
             draft.running_since,
             app.active_seconds(draft.active_milliseconds, draft.running_since) as active_seconds,
             -- What has just been started runs since a moment after the transaction's own.
             greatest(now(), draft.running_since) as as_of) as clock
$$;

grant execute on function
  app.begin_draft_change(uuid, bigint), app.begin_existing_draft_change(uuid, bigint),
  app.press_clock(uuid, text, timestamptz),
  app.active_seconds(bigint, timestamptz), app.draft_clock(app.drafts)
  to mm_lifter, mm_coach;

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
             jsonb_strip_nulls(exercise.given - 'id' - 'sets' - 'lift')
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

-- One's draft has become the workout of its identifier: a planned one that it was made from is done.
create or replace function app.close_draft(draft uuid)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  planned uuid;
begin
  delete from app.drafts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = draft
  returning own.planned_workout_id into planned;
  if planned is not null then
    perform app.finish_planned(planned, draft);
  end if;
end
$$;

grant execute on function app.close_draft(uuid) to mm_lifter, mm_coach;
