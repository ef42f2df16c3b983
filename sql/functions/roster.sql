-- The coach's home screen.

-- MM404 for whoever is no client of the caller's.
create or replace function app.require_client(lifter uuid)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  perform
     from app.clients() as client
    where client.lifter_id = lifter;
  if not found then
    raise exception 'no such client' using errcode = 'MM404';
  end if;
end
$$;

-- One page of the calling coach's clients that pass the filters, in the order asked for. A client comes after another
-- by `key`, a text that sorts as what is sorted by; those without one come last, whichever way it goes. What only some
-- orders and filters ask for is looked up for all clients only then; the rest of a row for those of the page.
create or replace function app.roster(
  room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text,
  scope text, active_since date)
returns json
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
  answer json;
begin
  with flagged as materialized (
    select entry.lifter_id, count(distinct entry.rule) as count, array_agg(distinct entry.rule) as rules
      from app.attention_entries(mine, false) as entry
     where roster.sort = 'attention'
        or roster.flag is not null
     group by entry.lifter_id
  ),
  chosen as materialized (
    select client.lifter_id,
           case roster.sort
             when 'name' then lower(coalesce(client.display_name, client.username))
             when 'since' then to_char(client.since at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             when 'last_workout' then to_char(standing.last_performed_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             when 'adherence' then to_char(plan.adherence, 'FM000.0')
             when 'attention' then to_char(coalesce(flagged.count, 0), 'FM00')
           end collate "und-x-icu" as key
      from unnest(mine) as client
      left join flagged on flagged.lifter_id = client.lifter_id
      left join lateral (
        select kept.last_performed_at, kept.last_local_date
          from app.training_standings as kept
         where (roster.sort = 'last_workout' or roster.active_since is not null)
           and 'history' = any (client.scopes)
           and kept.tenant_id = (select app.tenant_id())
           and kept.lifter_id = client.lifter_id) as standing on true
      left join lateral (
        select done.adherence
          from app.plan_adherence(tenant, client) as done
         where roster.sort = 'adherence') as plan on true
     where (roster.scope is null or roster.scope = any (client.scopes))
       and (roster.words is null
            or strpos(lower(concat_ws(' ', client.display_name, client.username)), lower(roster.words)) > 0)
       and (roster.active_since is null or standing.last_local_date >= roster.active_since)
       and (roster.flag is null or roster.flag = any (flagged.rules))
       and (roster.label is null
            or client.lifter_id in (
              select labelled.lifter_id
                from app.client_labels as own
                join app.labelled_clients as labelled
                  on labelled.tenant_id = own.tenant_id
                 and labelled.coach_id = own.coach_id
                 and labelled.label_id = own.id
               where own.tenant_id = (select app.tenant_id())
                 and own.coach_id = (select app.account_id())
                 and lower(own.name) = lower(roster.label)))
  ),
  page as materialized (
    select chosen.lifter_id, chosen.key,
           row_number() over (
             order by chosen.key is null,
                      case when roster.descending then null else chosen.key end,
                      case when roster.descending then chosen.key end desc,
                      chosen.lifter_id) as turn
      from chosen
     where roster.after_id is null
        or case
             when roster.after_key is null then chosen.key is null and chosen.lifter_id > roster.after_id
             when chosen.key is null then true
             when chosen.key = roster.after_key then chosen.lifter_id > roster.after_id
             when roster.descending then chosen.key < roster.after_key
             else chosen.key > roster.after_key
           end
     order by turn
     limit roster.room + 1
  )
  select json_build_object(
           'items', coalesce(
             (select json_agg(shown.item order by page.turn)
                from page
                join app.roster_rows(
                       array(
                         select client
                           from unnest(mine) as client
                           join page as listed on listed.lifter_id = client.lifter_id
                          where listed.turn <= roster.room),
                       case when roster.sort = 'attention' or roster.flag is not null
                            then (select coalesce(jsonb_object_agg(flagged.lifter_id, flagged.rules), '{}')
                                    from flagged)
                       end) as shown
                  on shown.lifter_id = page.lifter_id),
             '[]'),
           'next', (
             select app.place_cursor(page.key, page.lifter_id)
               from page
              where page.turn = roster.room
                and exists (select from page as further where further.turn > roster.room)),
           'total', (select count(*) from chosen),
           'clients', cardinality(mine))
    into answer;
  return answer;
end
$$;

-- One client's row; null where it is none of the caller's.
create or replace function app.roster_row(client uuid)
returns json
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select shown.item
      from app.roster_rows(array(
             select watched from app.watched_clients() as watched where watched.lifter_id = client), null) as shown);
end
$$;

-- The rows of these clients. Each part is asked for only where a scope opens it: what is closed is null, and `hidden`
-- names it with the scopes of which any would open it. `flags` are the rules that found something of each client, where
-- the caller has asked for them already; null looks them up.
drop function if exists app.roster_rows(app.watched_client[]);
create or replace function app.roster_rows(clients app.watched_client[], flags jsonb)
returns table (lifter_id uuid, item json)
language plpgsql stable rows 50
security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  unit constant text := app.own_unit();
  sees_every_lift constant boolean := app.entitled('client_lifts');
begin
  return query
  with flagged as materialized (
    select entry.lifter_id, jsonb_agg(distinct entry.rule) as rules
      from app.attention_entries(clients, false) as entry
     where roster_rows.flags is null
     group by entry.lifter_id
    union all
    select given.key::uuid, given.value
      from jsonb_each(roster_rows.flags) as given
  ),
  unread as materialized (
    select *
      from app.unread_by_client()
  )
  select client.lifter_id, row_to_json(shown)
    from unnest(clients) as client
    left join flagged on flagged.lifter_id = client.lifter_id
    left join unread on unread.lifter_id = client.lifter_id
   cross join lateral (
     select client.lifter_id as id, client.username, client.display_name, client.since, client.scopes,
            client.expires_at, client.paused, client.team_id, labels.labels, history.last_workout_at,
            history.last_workout, history.workouts_7_days, history.workouts_28_days, plan.planned_7_days,
            plan.done_7_days, plan.planned_28_days, plan.done_28_days, plan.adherence, app.next_session(tenant, client) as next_session,
            (select count(*)
               from app.records as record
              where record.tenant_id = tenant
                and record.lifter_id = client.lifter_id
                and record.local_date > client.today - 28
                and (record.lift is not null or sees_every_lift and 'all_lifts' = any (client.scopes))
             having client.scopes && array['main_lifts', 'all_lifts']) as records_28_days,
            trends.lifts,
            case when 'workout_details' = any (client.scopes) then coalesce(unread.comments, 0) end
              as unread_comments,
            coalesce(unread.messages, 0) as unread_messages,
            (select count(*)
               from app.client_notes as note
              where note.tenant_id = tenant
                and note.coach_id = me
                and note.lifter_id = client.lifter_id) as note_count,
            coalesce(flagged.rules, '[]') as flags,
            (select coalesce(json_agg(closed), '[]')
               from (
                 values ('last_workout_at', array['history']), ('last_workout', array['history']),
                        ('workouts_7_days', array['history']), ('workouts_28_days', array['history']),
                        ('planned_7_days', array['plans']), ('done_7_days', array['plans']),
                        ('planned_28_days', array['plans']), ('done_28_days', array['plans']),
                        ('adherence', array['plans']), ('next_session', array['plans']),
                        ('records_28_days', array['main_lifts', 'all_lifts']),
                        ('lifts', array['main_lifts', 'all_lifts']),
                        ('unread_comments', array['workout_details'])) as closed (field, opened_by)
              where not closed.opened_by && client.scopes) as hidden
       from app.labels_of_client(tenant, me, client.lifter_id) as labels
       left join app.recent_workouts(tenant, client) as history on true
       left join app.plan_adherence(tenant, client) as plan on true
       left join app.lift_trends(tenant, client, unit) as trends on true) as shown;
end
$$;

-- The parts of a row. Without a search path of their own, so that they are written into the queries that use them.

create or replace function app.labels_of_client(tenant integer, coach uuid, lifter uuid)
returns table (labels json)
language sql stable
as $$
  select coalesce(
           json_agg(json_build_object('name', own.name, 'colour', own.colour) order by lower(own.name)), '[]')
    from app.labelled_clients as labelled
    join app.client_labels as own
      on own.tenant_id = labelled.tenant_id
     and own.coach_id = labelled.coach_id
     and own.id = labelled.label_id
   where labelled.tenant_id = labels_of_client.tenant
     and labelled.coach_id = labels_of_client.coach
     and labelled.lifter_id = labels_of_client.lifter
$$;

-- A workout as the scope `history` shows it.
create or replace function app.workout_glance(workout app.workouts)
returns json
language sql stable
return case
         when (workout).id is not null
           then json_build_object(
                  'id', (workout).id, 'name', (workout).name, 'performed_at', (workout).performed_at,
                  'date', (workout).local_date, 'duration_seconds', (workout).duration_seconds,
                  'exercise_count', (workout).exercise_count, 'set_count', (workout).set_count)
       end;

-- Days are the client's own, today included.
create or replace function app.recent_workouts(tenant integer, client app.watched_client)
returns table (last_workout_at timestamptz, last_workout json, workouts_7_days bigint, workouts_28_days bigint)
language sql stable
as $$
  select latest.performed_at,
         app.workout_glance(latest),
         recent.of_7_days, recent.of_28_days
    from (
      select count(*) filter (where workout.local_date > (client).today - 7) as of_7_days,
             count(*) as of_28_days
        from app.workouts as workout
       where workout.tenant_id = recent_workouts.tenant
         and workout.lifter_id = (client).lifter_id
         and workout.local_date between (client).today - 27 and (client).today) as recent
    left join app.training_standings as standing
      on standing.tenant_id = recent_workouts.tenant
     and standing.lifter_id = (client).lifter_id
    left join app.workouts as latest
      on latest.tenant_id = standing.tenant_id
     and latest.lifter_id = standing.lifter_id
     and latest.id = standing.last_workout_id
   where 'history' = any ((client).scopes)
$$;

-- Of what was planned for a day. What is planned for today counts once it is done; what was skipped was planned.
create or replace function app.plan_adherence(tenant integer, client app.watched_client)
returns table (
  planned_7_days bigint, done_7_days bigint, planned_28_days bigint, done_28_days bigint, adherence numeric)
language sql stable
as $$
  select planned.of_7_days, planned.done_of_7_days, planned.of_28_days, planned.done_of_28_days,
         trim_scale(round(100.0 * planned.done_of_28_days / nullif(planned.of_28_days, 0), 1))
    from (
      select count(*) filter (where due.planned_for > (client).today - 7) as of_7_days,
             count(*) filter (where due.planned_for > (client).today - 7 and due.state = 'done') as done_of_7_days,
             count(*) as of_28_days, count(*) filter (where due.state = 'done') as done_of_28_days
        from app.planned_workouts as due
       where due.tenant_id = plan_adherence.tenant
         and due.lifter_id = (client).lifter_id
         and due.planned_for between (client).today - 27 and (client).today
         and (due.planned_for < (client).today or due.state = 'done')) as planned
   where 'plans' = any ((client).scopes)
$$;

-- The best estimated one-rep maximum of each main lift in the last 28 days, beside that of the 28 days before.
create or replace function app.lift_trends(tenant integer, client app.watched_client, unit text)
returns table (lifts json)
language sql stable
as $$
  select coalesce(json_agg(trend order by trend.lift), '[]')
    from (
      select best.lift, app.grams_in(lift_trends.unit, best.now) as e1rm, lift_trends.unit as unit,
             best.last_day as date,
             app.grams_in(lift_trends.unit, best.now - best.before) as change,
             trim_scale(round(100.0 * (best.now - best.before) / best.before, 1)) as change_percent
        from (
          select day.lift, max(day.local_date) as last_day,
                 max(day.e1rm_grams) filter (where day.local_date > (client).today - 28) as now,
                 max(day.e1rm_grams) filter (where day.local_date <= (client).today - 28) as before
            from app.lift_days as day
           where day.tenant_id = lift_trends.tenant
             and day.lifter_id = (client).lifter_id
             and day.lift is not null
             and day.local_date > (client).today - 56
             and day.e1rm_grams is not null
           group by day.lift) as best) as trend
  having (client).scopes && array['main_lifts', 'all_lifts']
$$;

-- What waits to be done: the first from today on, else the first without a day.
create or replace function app.next_session(tenant integer, client app.watched_client)
returns json
language plpgsql stable
set search_path = ''
as $$
begin
  if 'plans' <> all (client.scopes) then
    return null;
  end if;
  return (
    select row_to_json(next)
      from (
        (select due.id, due.name, due.planned_for, due.starts_at
           from app.planned_workouts as due
          where due.tenant_id = next_session.tenant
            and due.lifter_id = client.lifter_id
            and due.planned_for >= client.today
            and due.state = 'planned'
          order by due.planned_for, due.sequence, due.id
          limit 1)
        union all
        (select due.id, due.name, due.planned_for, due.starts_at
           from app.planned_workouts as due
          where due.tenant_id = next_session.tenant
            and due.lifter_id = client.lifter_id
            and due.planned_for is null
            and due.state = 'planned'
          order by due.sequence, due.id
          limit 1)
        limit 1) as next);
end
$$;

alter function app.roster(
  integer, text, uuid, text, boolean, text, text, text, text, date) owner to mm_definer;
alter function app.roster_row(uuid) owner to mm_definer;
alter function app.roster_rows(app.watched_client[], jsonb) owner to mm_definer;
grant execute on function
    app.labels_of_client(integer, uuid, uuid), app.workout_glance(app.workouts),
    app.recent_workouts(integer, app.watched_client),
    app.plan_adherence(integer, app.watched_client), app.lift_trends(integer, app.watched_client, text),
    app.next_session(integer, app.watched_client), app.place_cursor(text, uuid), app.own_unit()
  to mm_definer;
grant execute on function app.require_client(uuid),
    app.roster(integer, text, uuid, text, boolean, text, text, text, text, date), app.roster_row(uuid)
  to mm_coach;
