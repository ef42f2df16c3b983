-- Which clients need their coach's attention, by which rule, and what shows it.

-- The calling coach's rules with every value filled in: for all clients where lifter_id is null, and for each client
-- with rules of their own. The platform's values are here. Without a search path of its own, so that it is written into
-- the query that uses it.
create or replace function app.tuned_rules()
returns setof app.attention_rules
language sql stable rows 10
as $$
  with own as (
    select *
      from app.attention_rules
     where tenant_id = app.tenant_id()
       and coach_id = app.account_id()
  )
  select app.tenant_id(), app.account_id(), meant.lifter_id,
         coalesce(client.muted, general.muted, '{}'),
         coalesce(client.missed_sessions, general.missed_sessions, 1),
         coalesce(client.missed_days, general.missed_days, 7),
         coalesce(client.fall_percent, general.fall_percent, 5),
         coalesce(client.fall_exposures, general.fall_exposures, 3),
         coalesce(client.rpe_excess, general.rpe_excess, 1),
         coalesce(client.rpe_sessions, general.rpe_sessions, 1),
         coalesce(client.silent_days, general.silent_days, 7)
    from (select null::uuid as lifter_id union select own.lifter_id from own) as meant
    left join own as general on general.lifter_id is null
    left join own as client on client.lifter_id = meant.lifter_id
$$;

-- The calling coach's clients, with what day it is for them, by which rules they are watched, and until when they are or were
-- on a break. A lifter marks a break so that nobody asks where they are, so the rules know of it whatever is shared.
create or replace function app.watched_clients()
returns setof app.watched_client
language plpgsql stable rows 50
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    with tuned as materialized (
      select *
        from app.tuned_rules()
    )
    select client.lifter_id, person.username, person.display_name, client.since, client.scopes, client.expires_at,
           client.paused, client.team_id, person.time_zone, here.today,
           coalesce(own.rules, every.rules), away.until, away.long_until
      from app.clients() as client
      join app.accounts as person
        on person.tenant_id = app.tenant_id()
       and person.id = client.lifter_id
     cross join lateral (select (now() at time zone person.time_zone)::date as today) as here
     cross join lateral (
       select max(marked.ends_on) as until,
              max(marked.ends_on) filter (where marked.ends_on >= marked.begins_on + 6) as long_until
         from app.training_breaks as marked
        where marked.tenant_id = person.tenant_id
          and marked.lifter_id = person.id
          and marked.begins_on <= here.today) as away
      join (select tuned::app.attention_rules as rules from tuned where tuned.lifter_id is null) as every on true
      left join (select tuned.lifter_id, tuned::app.attention_rules as rules from tuned) as own
        on own.lifter_id = client.lifter_id;
end
$$;

-- A weight to a tenth of the unit that it is shown in. Without a search path of its own, so that it is written into the
-- query that uses it.
create or replace function app.grams_in(shown_in text, grams bigint)
returns numeric
language sql immutable parallel safe
return trim_scale(round(grams / case shown_in when 'lb' then 453.59237 else 1000 end, 1));

-- The fall of a lift, where there is one: its last days, the best of them, and the best comparable day of the 12 weeks before
-- them. All arrays are of app.lifter_stats. Comparable is an estimate of at most three reps more or fewer, since Epley's
-- formula says more of sets of many reps. A light day counts as long as the last day is not better: it was the beginning of a
-- fall. Days before a long break (`since`, or null) are compared with none after it: strength is lost and comes back. No fall are
-- estimates that rise from day to day, as after a reset, a lift that was not trained for four weeks, and what a light day
-- says.
create or replace function app.lift_fall(
  days date[], grams integer[], reps integer[], light date[], since date, today date, rules app.attention_rules)
returns table (last_days date[], last_grams integer[], best_grams integer, before_day date, before_grams integer)
language plpgsql immutable rows 1
set search_path = pg_catalog, pg_temp
as $$
declare
  share constant numeric := 100 - rules.fall_percent;
  lowest constant numeric := grams[1] * share;
  count integer := 0;
  rises boolean := true;
  best_reps integer;
begin
  if days[1] <= today - 28 or days[1] = any (light) then
    return;
  end if;
  for turn in 1 .. cardinality(days) loop
    continue when days[turn] <= since
               or days[turn] = any (light) and grams[turn] * 100.0 < lowest;
    count := count + 1;
    if count <= rules.fall_exposures then
      rises := rises and (count = 1 or last_grams[count - 1] > grams[turn]);
      if count = 1 or grams[turn] > best_grams then
        best_grams := grams[turn];
        best_reps := reps[turn];
      end if;
      last_days[count] := days[turn];
      last_grams[count] := grams[turn];
    elsif days[turn] > last_days[rules.fall_exposures] - 84
          and abs(reps[turn] - best_reps) <= 3
          and (before_grams is null or grams[turn] > before_grams) then
      before_day := days[turn];
      before_grams := grams[turn];
    end if;
  end loop;
  if not rises and best_grams * 100.0 <= before_grams * share then
    return next;
  end if;
end
$$;

-- Whether the last of these estimates is so much under one before. Without a search path of its own, so that it is written
-- into the query that uses it.
create or replace function app.is_down(grams integer[], by_percent numeric)
returns boolean
language sql immutable
return (grams[1] * 100 / (100 - by_percent))::bigint <= any (grams);

-- The falls of a client's main lifts that the coach has not muted. Few lifts have a last day that is down. The others need no
-- closer look.
create or replace function app.lift_falls(client app.watched_client, stats app.lifter_stats)
returns table (
  lift text, last_days date[], last_grams integer[], best_grams integer, before_day date, before_grams integer)
language sql stable
as $$
  select kept.lift, fall.last_days, fall.last_grams, fall.best_grams, fall.before_day, fall.before_grams
    from (
      select *
        from (
          values ('squat', (stats).squat_days, (stats).squat_grams, (stats).squat_reps, (stats).squat_light),
                 ('bench_press', (stats).bench_press_days, (stats).bench_press_grams, (stats).bench_press_reps,
                  (stats).bench_press_light),
                 ('deadlift', (stats).deadlift_days, (stats).deadlift_grams, (stats).deadlift_reps,
                  (stats).deadlift_light)) as lifts (lift, days, grams, reps, light)
       where lifts.days[1] > (client).today - 28
         and lifts.days[1] <> all (lifts.light)
         and app.is_down(lifts.grams, ((client).rules).fall_percent)
         and 'falling_' || lifts.lift <> all (((client).rules).muted)
       -- the closer look would come first otherwise
       offset 0) as kept
   cross join lateral app.lift_fall(
           kept.days, kept.grams, kept.reps, kept.light, (client).long_away_until, (client).today, (client).rules) as fall
   where (client).scopes && array['main_lifts', 'all_lifts']
     and 'falling_e1rm' <> all (((client).rules).muted)
$$;

-- What the calling coach has not read of these clients: comments on workouts whose details are open, and messages of those who
-- share anything. Clients of whom there is nothing have no row.
create or replace function app.unread_by_client(clients app.watched_client[])
returns table (lifter_id uuid, comments integer, messages integer)
language plpgsql stable rows 50
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  me constant uuid := app.account_id();
  tenant constant integer := app.tenant_id();
begin
  if me is null or current_setting('role') <> 'mm_coach' then
    return;
  end if;
  return query
    select unread.lifter_id, sum(unread.comments)::integer, sum(unread.messages)::integer
      from (
        select mark.lifter_id, mark.unread as comments, 0 as messages
          from app.comment_marks as mark
          join unnest(clients) as client
            on client.lifter_id = mark.lifter_id
           and 'workout_details' = any (client.scopes)
         where mark.tenant_id = tenant
           and mark.reader_id = me
           and mark.unread > 0
           and exists (
             select
               from app.workouts as own
              where own.tenant_id = tenant
                and own.lifter_id = mark.lifter_id
                and own.id = mark.workout_id)
         union all
        select conversation.lifter_id, 0, conversation.coach_unread
          from app.conversations as conversation
          join unnest(clients) as client
            on client.lifter_id = conversation.lifter_id
           and cardinality(client.scopes) > 0
         where conversation.tenant_id = tenant
           and conversation.coach_id = me
           and conversation.coach_unread > 0) as unread
     group by unread.lifter_id;
end
$$;

-- The rules' findings about these clients. A rule looks at nothing whose scope is closed. `evidence` distinguishes one
-- finding from the next of its kind; an empty `at` is now. What is found stays on the list until something new is, or the
-- coach puts it aside: an effort of up to 90 days ago. A client has one fall, of however many lifts; it is another one when
-- it is compared with another day.
create or replace function app.attention_findings(clients app.watched_client[])
returns table (lifter_id uuid, rule text, subject text, evidence text, at timestamptz)
language plpgsql stable rows 500
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  tenant constant integer := app.tenant_id();
begin
  return query
  with client as materialized (
    select watched.lifter_id, watched.since, watched.scopes, watched.time_zone, watched.today, watched.rules,
           watched.away_until, stats.last_workout_id,
           greatest(
             coalesce(stats.last_local_date, (watched.since at time zone watched.time_zone)::date), watched.away_until)
             as heard_on,
           stats.effort_days, stats.effort_excess, stats.effort_workouts, watched,
           app.is_down(stats.squat_grams, (watched.rules).fall_percent)
           or app.is_down(stats.bench_press_grams, (watched.rules).fall_percent)
           or app.is_down(stats.deadlift_grams, (watched.rules).fall_percent) as is_down
      from unnest(clients) as watched
      left join app.lifter_stats as stats
        on stats.tenant_id = tenant
       and stats.lifter_id = watched.lifter_id
  )
  select client.lifter_id, 'missed_sessions', null, missed.last_day::text,
         (missed.last_day + 1)::timestamp at time zone client.time_zone
    from client
   cross join lateral (
     select count(*) as count, max(planned.planned_for) as last_day
       from app.planned_workouts as planned
      where planned.tenant_id = tenant
        and planned.lifter_id = client.lifter_id
        and planned.planned_for between client.today - (client.rules).missed_days and client.today - 1
        and planned.state = 'planned'
        and not (client.away_until >= client.today - (client.rules).missed_days
                 and exists (select from app.breaks_on(tenant, client.lifter_id, planned.planned_for)))) as missed
   where 'plans' = any (client.scopes)
     and 'missed_sessions' <> all ((client.rules).muted)
     and missed.count >= (client.rules).missed_sessions
  union all
  select client.lifter_id, 'falling_e1rm', null, string_agg(fall.lift || ' ' || fall.before_day, '/' order by fall.lift),
         max(fall.last_days[1])::timestamp at time zone client.time_zone
    from client
    join app.lifter_stats as stats
      on stats.tenant_id = tenant
     and stats.lifter_id = client.lifter_id
   cross join lateral app.lift_falls(client.watched, stats) as fall
   where client.is_down
   group by client.lifter_id, client.time_zone
  union all
  select client.lifter_id, 'high_rpe', null, client.effort_workouts[1]::text,
         client.effort_days[1]::timestamp at time zone client.time_zone
    from client
   where client.scopes @> array['plans', 'workout_details']
     and 'high_rpe' <> all ((client.rules).muted)
     and client.effort_days[(client.rules).rpe_sessions] > client.today - 90
     and (client.rules).rpe_excess
         <= (select avg(excess) from unnest(client.effort_excess[1:(client.rules).rpe_sessions]) as excess)
  union all
  select client.lifter_id, 'silence', null, coalesce(client.last_workout_id::text, 'never'),
         (client.heard_on + (client.rules).silent_days)::timestamp at time zone client.time_zone
    from client
   where 'history' = any (client.scopes)
     and 'silence' <> all ((client.rules).muted)
     and client.today - client.heard_on >= (client.rules).silent_days
     and not (
       'plans' = any (client.scopes)
       and exists (select from app.next_after_rest(tenant, client.lifter_id, client.heard_on, client.today)))
  union all
  select client.lifter_id, 'unread', null, concat_ws('/', unread.comments, unread.messages), null
    from client
    join app.unread_by_client(clients) as unread
      on unread.lifter_id = client.lifter_id
   where 'unread' <> all ((client.rules).muted)
     and unread.comments + unread.messages > 0;
end
$$;

-- The findings as entries, each under an identifier that is the same as long as it says the same: those that wait, or
-- those that the coach has put aside, and until when.
create or replace function app.attention_entries(clients app.watched_client[], dismissed boolean)
returns table (
  id uuid, lifter_id uuid, rule text, subject text, evidence text, at timestamptz, dismissed_until timestamptz)
language plpgsql stable rows 500
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
    select entry.id, found.lifter_id, found.rule, found.subject, found.evidence, found.at, dismissal.until
      from app.attention_findings(clients) as found
     cross join lateral (
       select md5(concat_ws('/', found.rule, found.lifter_id, found.subject, found.evidence))::uuid as id
       -- written into the query it would be computed for the join and for the answer
       offset 0) as entry
      left join app.attention_dismissals as dismissal
        on dismissal.tenant_id = app.tenant_id()
       and dismissal.coach_id = app.account_id()
       and dismissal.entry_id = entry.id
       and dismissal.until > now()
     where (dismissal.entry_id is not null) = dismissed;
end
$$;

grant execute on function app.grams_in(text, bigint) to mm_lifter, mm_coach;
