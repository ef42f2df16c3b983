-- The findings of the attention queue with their figures, each for one client.

create or replace function app.missed_sessions(client app.watched_client)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
             'missed',
             jsonb_agg(
               jsonb_build_object(
                 'id', missed.id, 'name', missed.name, 'planned_for', missed.planned_for,
                 'starts_at', missed.starts_at, 'time_zone', missed.time_zone)
               order by missed.planned_for desc, missed.sequence, missed.id))
      from (
        select *
          from app.planned_workouts as planned
         where planned.tenant_id = app.tenant_id()
           and planned.lifter_id = client.lifter_id
           and planned.planned_for between client.today - (client.rules).missed_days and client.today - 1
           and planned.state = 'planned'
           and not (client.away_until >= client.today - (client.rules).missed_days
                    and exists (select from app.breaks_on(planned.tenant_id, planned.lifter_id, planned.planned_for)))
         order by planned.planned_for desc, planned.sequence, planned.id
         limit 28) as missed);
end
$$;

-- The deepest fall comes first, and is in the members of the finding itself too, for who knows of one only.
create or replace function app.falling_lifts_finding(client app.watched_client, unit text)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (array_agg(shown.fall order by shown.change_percent))[1]
           || jsonb_build_object('falls', jsonb_agg(shown.fall order by shown.change_percent))
      from app.lifter_stats as stats
     cross join lateral (
       select change.percent as change_percent,
              jsonb_build_object(
                'lift', fall.lift,
                'exposures', jsonb_build_array(
                  jsonb_build_object(
                    'date', fall.before_day, 'e1rm', app.grams_in(falling_lifts_finding.unit, fall.before_grams),
                    'unit', falling_lifts_finding.unit)) || recent.exposures,
                'e1rm', app.grams_in(falling_lifts_finding.unit, fall.best_grams),
                'change_percent', change.percent) as fall
         from app.lift_falls(client, stats) as fall
        cross join lateral (
          select trim_scale(round(100.0 * fall.best_grams / fall.before_grams - 100, 1)) as percent) as change
        cross join lateral (
          select jsonb_agg(
                   jsonb_build_object(
                     'date', exposure.day, 'e1rm', app.grams_in(falling_lifts_finding.unit, exposure.grams),
                     'unit', falling_lifts_finding.unit)
                   order by exposure.row_num desc) as exposures
            from unnest(fall.last_days, fall.last_grams) with ordinality as exposure (day, grams, row_num)) as recent) as shown
     where stats.tenant_id = app.tenant_id()
       and stats.lifter_id = client.lifter_id);
end
$$;

create or replace function app.hard_efforts(client app.watched_client)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
             'rpe_excess', trim_scale(round(avg(effort.excess), 1)),
             'efforts',
             jsonb_agg(
               jsonb_build_object(
                 'date', effort.day, 'workout_id', effort.workout_id, 'rpe_excess', trim_scale(effort.excess))
               order by effort.row_num))
      from app.lifter_stats as stats
     cross join lateral unnest(stats.effort_days, stats.effort_workouts, stats.effort_excess)
                with ordinality as effort (day, workout_id, excess, row_num)
     where stats.tenant_id = app.tenant_id()
       and stats.lifter_id = client.lifter_id
       and effort.row_num <= (client.rules).rpe_sessions);
end
$$;

create or replace function app.inactivity_finding(client app.watched_client)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
             'days_silent',
             client.today
             - greatest(
                 coalesce(latest.local_date, (client.since at time zone client.time_zone)::date), client.away_until),
             'last_workout', app.workout_glance(latest))
      from (select) as always
      left join app.lifter_stats as stats
        on stats.tenant_id = app.tenant_id()
       and stats.lifter_id = client.lifter_id
      left join app.workouts as latest
        on latest.tenant_id = stats.tenant_id
       and latest.lifter_id = stats.lifter_id
       and latest.id = stats.last_workout_id);
end
$$;

-- Of what the caller has not read of a client: how much it is, and the first line of the newest.
create or replace function app.unread_finding(client app.watched_client, comments integer, messages integer)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object('unread_comments', unread_finding.comments, 'unread_messages', unread_finding.messages)
         || coalesce(
              (select jsonb_build_object(
                        'unread_text', left(split_part(newest.text, E'\n', 1), 200), 'unread_at', newest.created_at,
                        'unread_workout_id', newest.workout_id)
                 from (
                   (select message.text, message.created_at, null::uuid as workout_id
                      from app.messages as message
                     where unread_finding.messages > 0
                       and message.tenant_id = app.tenant_id()
                       and message.coach_id = app.account_id()
                       and message.lifter_id = client.lifter_id
                       and not message.is_from_coach
                       and message.text is not null
                     order by message.created_at desc, message.id desc
                     limit 1)
                   union all
                   (select comment.text, comment.created_at, comment.workout_id
                      from app.comment_marks as mark
                      -- What was said of a workout that is deleted is gone with it.
                      join app.workouts as workout
                        on workout.tenant_id = mark.tenant_id
                       and workout.lifter_id = mark.lifter_id
                       and workout.id = mark.workout_id
                      join app.comments as comment
                        on comment.tenant_id = mark.tenant_id
                       and comment.lifter_id = mark.lifter_id
                       and comment.workout_id = mark.workout_id
                     where unread_finding.comments > 0
                       and mark.tenant_id = app.tenant_id()
                       and mark.reader_id = app.account_id()
                       and mark.lifter_id = client.lifter_id
                       and mark.unread > 0
                       and comment.author_id <> app.account_id()
                       and comment.text is not null
                     order by comment.created_at desc, comment.id desc
                     limit 1)) as newest
                order by newest.created_at desc
                limit 1),
              '{}');
end
$$;
