-- The content of a row of the roster, each for one client.

-- A workout as the scope `history` shows it.
create or replace function app.workout_glance(workout app.workouts)
returns json
language sql stable
return case
         when (workout).id is not null
           then json_build_object(
                  'id', (workout).id, 'name', (workout).name, 'performed_at', (workout).performed_at,
                  'date', (workout).local_date, 'duration_seconds', (workout).duration_seconds,
                  'exercise_count', (workout).exercise_count,
                  'set_count', (workout).set_count - (workout).warm_up_count)
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
    left join app.lifter_stats as stats
      on stats.tenant_id = recent_workouts.tenant
     and stats.lifter_id = (client).lifter_id
    left join app.workouts as latest
      on latest.tenant_id = stats.tenant_id
     and latest.lifter_id = stats.lifter_id
     and latest.id = stats.last_workout_id
   where 'history' = any ((client).scopes)
$$;

-- The plans of a day. A plan for today counts once it is done; what was skipped was planned, but for a break's days and for what
-- a coach took out.
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
         and (due.planned_for < (client).today or due.state = 'done')
         and not (due.state = 'skipped' and due.coach_changes @> '{skip}')
         and (due.state = 'done'
              or (client).away_until is null
              or (client).away_until < (client).today - 27
              or not exists (select from app.breaks_on(due.tenant_id, due.lifter_id, due.planned_for)))) as planned
   where 'plans' = any ((client).scopes)
$$;

-- The best estimated one-rep maximum of each main lift in the last 28 days, beside that of the 28 days before, without
-- light days.
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
          select lifts.lift, found.last_day, found.now, found.before
            from app.lifter_stats as stats
           cross join lateral (
             values ('squat', stats.squat_light), ('bench_press', stats.bench_press_light),
                    ('deadlift', stats.deadlift_light)) as lifts (lift, light)
           cross join lateral (
             select max(day.local_date) as last_day,
                    max(day.e1rm_grams) filter (where day.local_date > (client).today - 28) as now,
                    max(day.e1rm_grams) filter (where day.local_date <= (client).today - 28) as before
               from app.lift_days as day
              where day.tenant_id = stats.tenant_id
                and day.lifter_id = stats.lifter_id
                and day.lift = lifts.lift
                and day.local_date > (client).today - 56
                and day.e1rm_grams is not null
                and day.local_date <> all (lifts.light)) as found
           where stats.tenant_id = lift_trends.tenant
             and stats.lifter_id = (client).lifter_id
             and found.last_day is not null) as best) as trend
  having (client).scopes && array['main_lifts', 'all_lifts']
$$;

-- It returns rows now: PostgreSQL then needs a new function (reference of CREATE FUNCTION).
drop function if exists app.next_session(integer, app.watched_client);

-- The next plan to do: the first from today on, else the first without a day.
create or replace function app.next_session(tenant integer, client app.watched_client)
returns table (session json)
language sql stable
as $$
  select row_to_json(next)
    from (
      (select due.id, due.name, due.planned_for, due.starts_at, due.time_zone
         from app.planned_workouts as due
        where due.tenant_id = next_session.tenant
          and due.lifter_id = (client).lifter_id
          and due.planned_for >= (client).today
          and due.state = 'planned'
        order by due.planned_for, due.sequence, due.id
        limit 1)
      union all
      (select due.id, due.name, due.planned_for, due.starts_at, due.time_zone
         from app.planned_workouts as due
        where due.tenant_id = next_session.tenant
          and due.lifter_id = (client).lifter_id
          and due.planned_for is null
          and due.state = 'planned'
        order by due.sequence, due.id
        limit 1)
      limit 1) as next
   where 'plans' = any ((client).scopes)
$$;
