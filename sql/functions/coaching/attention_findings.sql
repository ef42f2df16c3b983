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
                 'starts_at', missed.starts_at)
               order by missed.planned_for desc, missed.sequence, missed.id))
      from (
        select *
          from app.planned_workouts as planned
         where planned.tenant_id = app.tenant_id()
           and planned.lifter_id = client.lifter_id
           and planned.planned_for between client.today - (client.rules).missed_days and client.today - 1
           and planned.state <> 'done'
         order by planned.planned_for desc, planned.sequence, planned.id
         limit 28) as missed);
end
$$;

create or replace function app.declining_lift_finding(client app.watched_client, lift text, unit text)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
             'lift', lift,
             'exposures',
             jsonb_agg(
               jsonb_build_object('date', exposure.day, 'e1rm', app.grams_in(unit, exposure.grams), 'unit', unit)
               order by exposure.row_num desc),
             'change_percent',
             trim_scale(round(
               100.0 * min(exposure.grams) filter (where exposure.row_num = 1)
                 / min(exposure.grams) filter (where exposure.row_num = (client.rules).fall_exposures) - 100, 1)))
      from app.lifter_stats as stats
     cross join lateral unnest(
       case lift when 'squat' then stats.squat_days when 'bench_press' then stats.bench_press_days
                 else stats.deadlift_days end,
       case lift when 'squat' then stats.squat_grams when 'bench_press' then stats.bench_press_grams
                 else stats.deadlift_grams end) with ordinality as exposure (day, grams, row_num)
     where stats.tenant_id = app.tenant_id()
       and stats.lifter_id = client.lifter_id
       and exposure.row_num <= (client.rules).fall_exposures);
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
             - coalesce(latest.local_date, (client.since at time zone client.time_zone)::date),
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
