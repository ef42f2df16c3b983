-- The coach's home screen.

-- MM404 for everyone who is no client of the caller's.
create or replace function app.require_client(lifter uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  perform
     from app.clients() as client
    where client.lifter_id = lifter;
  if not found then
    perform app.raise_not_found('no-such-client');
  end if;
end
$$;

-- One page of the calling coach's clients that pass the filters, in the order asked for. A client comes after another
-- by `key`, a text that sorts as what is sorted by; those without one come last, whichever way it goes. What only some
-- orders and filters ask for is looked up for all clients only then; the rest of a row for those of the page. `flag` is a
-- rule of the attention queue, 'any' or 'none'.
create or replace function app.roster(
  room integer, after_key text, after_id uuid, sort text, descending boolean, label text, flag text, words text,
  scope text, active_since date)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  mine constant app.watched_client[] := array(select watched from app.watched_clients() as watched);
  -- The scopes that rules of the attention queue look at. Of who shares none of them nobody knows how they are.
  watching constant text[] := array['history', 'plans', 'main_lifts', 'all_lifts'];
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
    select client.lifter_id, client,
           case roster.sort
             when 'name' then lower(coalesce(client.display_name, client.username))
             when 'since' then to_char(client.since at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             when 'last_workout' then to_char(stats.last_performed_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
             when 'adherence' then to_char(plan.adherence, 'FM000.0')
             when 'attention' then
               case
                 when flagged.lifter_id is not null or client.scopes && watching
                 then to_char(coalesce(flagged.count, 0), 'FM00')
               end
           end collate "und-x-icu" as key
      from unnest(mine) as client
      left join flagged on flagged.lifter_id = client.lifter_id
      left join lateral (
        select kept.last_performed_at, kept.last_local_date
          from app.lifter_stats as kept
         where (roster.sort = 'last_workout' or roster.active_since is not null)
           and 'history' = any (client.scopes)
           and kept.tenant_id = (select app.tenant_id())
           and kept.lifter_id = client.lifter_id) as stats on true
      left join lateral (
        select done.adherence
          from app.plan_adherence(tenant, client) as done
         where roster.sort = 'adherence') as plan on true
     where (roster.scope is null or roster.scope = any (client.scopes))
       and (roster.words is null
            or strpos(lower(concat_ws(' ', client.display_name, client.username)), lower(roster.words)) > 0)
       and (roster.active_since is null or stats.last_local_date >= roster.active_since)
       and (roster.flag is null
            or roster.flag = any (flagged.rules)
            or roster.flag = case when flagged.lifter_id is null then 'none' else 'any' end)
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
    select chosen.lifter_id, chosen.client, chosen.key,
           row_number() over (
             order by chosen.key is null,
                      case when roster.descending then null else chosen.key end,
                      case when roster.descending then chosen.key end desc,
                      chosen.lifter_id) as row_num
      from chosen
     where roster.after_id is null
        or case
             when roster.after_key is null then chosen.key is null and chosen.lifter_id > roster.after_id
             when chosen.key is null then true
             when chosen.key = roster.after_key then chosen.lifter_id > roster.after_id
             when roster.descending then chosen.key < roster.after_key
             else chosen.key > roster.after_key
           end
     order by row_num
     limit roster.room + 1
  )
  select json_build_object(
           'items', coalesce(
             (select json_agg(shown.item order by page.row_num)
                from page
                join app.roster_rows(
                       array(select listed.client from page as listed where listed.row_num <= roster.room),
                       case when roster.sort = 'attention' or roster.flag is not null
                            then (select coalesce(jsonb_object_agg(flagged.lifter_id, flagged.rules), '{}')
                                    from flagged)
                       end) as shown
                  on shown.lifter_id = page.lifter_id),
             '[]'),
           'next', (
             select app.text_cursor(page.key, page.lifter_id)
               from page
              where page.row_num = roster.room
                and exists (select from page as further where further.row_num > roster.room)),
           'total', (select count(*) from chosen),
           'clients', cardinality(mine),
           'unwatched', (select count(*) from unnest(mine) as client where not client.scopes && watching))
    into answer;
  return answer;
end
$$;

-- One client's row; null where it is none of the caller's.
create or replace function app.roster_row(client uuid)
returns json
language plpgsql volatile
security definer
set search_path = pg_catalog, pg_temp
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
-- the caller has asked for them already; null looks them up. Of whom a scope opens something, an entry in the access log
-- says that the caller saw the row.
create or replace function app.roster_rows(clients app.watched_client[], flags jsonb)
returns table (lifter_id uuid, item json)
language plpgsql volatile rows 50
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
  unit constant text := app.own_unit();
  sees_every_lift constant boolean := app.entitled('client_lifts');
begin
  perform app.record_listing(array(
    select client.lifter_id
      from unnest(clients) as client
     where client.scopes && array['history', 'workout_details', 'main_lifts', 'all_lifts', 'plans']));
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
      from app.unread_by_client(clients)
  )
  select client.lifter_id, row_to_json(shown)
    from unnest(clients) as client
    left join flagged on flagged.lifter_id = client.lifter_id
    left join unread on unread.lifter_id = client.lifter_id
   cross join lateral (
     select client.lifter_id as id, client.username, client.display_name, client.since, client.scopes,
            client.expires_at, client.paused, client.team_id, labels.labels, history.last_workout_at,
            history.last_workout, history.workouts_7_days, history.workouts_28_days, plan.planned_7_days,
            plan.done_7_days, plan.planned_28_days, plan.done_28_days, plan.adherence,
            planned.next_session,
            case when 'plans' = any (client.scopes) and client.away_until >= client.today then client.away_until end
              as away_until,
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
                        ('away_until', array['plans']),
                        ('records_28_days', array['main_lifts', 'all_lifts']),
                        ('lifts', array['main_lifts', 'all_lifts']),
                        ('unread_comments', array['workout_details'])) as closed (field, opened_by)
              where not closed.opened_by && client.scopes) as hidden
       from app.labels_of_client(tenant, me, client.lifter_id) as labels
       left join app.recent_workouts(tenant, client) as history on true
       left join app.plan_adherence(tenant, client) as plan on true
       left join app.next_session(tenant, client) as planned (next_session) on true
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

grant execute on function
  app.require_client(uuid),
  app.roster(integer, text, uuid, text, boolean, text, text, text, text, date),
  app.roster_row(uuid)
  to mm_coach;
