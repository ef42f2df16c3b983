-- Drafts: workouts that are not finished.

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

-- A draft's exercises with a unit beside each weight, done or meant to be: where none was sent, the one that the set has
-- (`units`, of app.units_by_set), else the one that the lifter's profile names as the weight is entered. What is weighed in
-- nothing would weigh something else once the profile names another.
create or replace function app.weighed_draft(content jsonb, units jsonb, unit text)
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
                              app.weighed_draft_set(
                                line.given, coalesce(units #>> array[line.given ->> 'id', 'done'], unit))
                              || case
                                   when line.given ? 'target'
                                     then jsonb_build_object(
                                       'target',
                                       app.weighed_draft_set(
                                         line.given -> 'target',
                                         coalesce(units #>> array[line.given ->> 'id', 'target'], unit)))
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
  new.time_zone := app.written_time_zone(new.time_zone, new.tenant_id, new.lifter_id, new.id);
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  new.updated_at := now();
  if app.is_unweighed_draft(new.content) then
    -- Before the row is inserted too, since what is inserted may replace a row.
    new.content := app.weighed_draft(
      new.content,
      (select app.units_by_set(app.identified(present.content, present.id))
         from app.drafts as present
        where present.tenant_id = new.tenant_id
          and present.lifter_id = new.lifter_id
          and present.id = new.id),
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

grant execute on function
  app.begin_draft_change(uuid, bigint), app.begin_existing_draft_change(uuid, bigint), app.close_draft(uuid)
  to mm_lifter, mm_coach;
