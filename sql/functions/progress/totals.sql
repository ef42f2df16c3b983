-- The totals of a log, and the days on which there was training. For who was let through app.authorize_lifter.

-- Reps and volume are there for who may see every lift.
create or replace function app.totals(of_lifter uuid, shown_in text)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  chosen_unit constant text := coalesce(shown_in, app.own_unit());
  sees_lifts constant boolean := of_lifter = any (array(select app.lifters_visible_for('all_lifts')));
begin
  return (
    select row_to_json(answer)
      from (
        select logged.workouts, logged.sets, logged.duration_seconds, lifted.reps, lifted.volume,
               chosen_unit as unit, logged.first_day, logged.last_day, app.streak(of_lifter) as streak
          from (
            select count(*) as workouts, coalesce(sum(workout.set_count - workout.warm_up_count), 0) as sets,
                   coalesce(sum(workout.duration_seconds), 0) as duration_seconds,
                   min(workout.local_date) as first_day, max(workout.local_date) as last_day
              from app.workouts as workout
             where workout.tenant_id = (select app.tenant_id())
               and workout.lifter_id = of_lifter) as logged
         cross join (
           select case when sees_lifts then coalesce(sum(day.rep_count), 0) end as reps,
                  case
                    when sees_lifts
                      then trim_scale(round(
                        app.weight_in(chosen_unit, coalesce(sum(coalesce(day.volume, day.volume_grams)), 0) / 1000, 'kg'), 1))
                  end as volume
             from app.lift_days as day
            where sees_lifts
              and day.tenant_id = (select app.tenant_id())
              and day.lifter_id = of_lifter) as lifted) as answer);
end
$$;

-- Weeks in a row with a workout: the run that reaches this week or the last one, and the longest. Weeks are those of
-- the lifter's profile; consecutive ones have one difference from their number.
create or replace function app.streak(of_lifter uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  calendar record;
begin
  select *
    into calendar
    from app.calendar(of_lifter);
  return (
    with weeks as (
      select distinct app.bucket_start('week', workout.local_date, calendar.week_start) as week
        from app.workouts as workout
       where workout.tenant_id = (select app.tenant_id())
         and workout.lifter_id = of_lifter
         and workout.local_date <= calendar.today
    ),
    runs as (
      select min(numbered.week) as since, max(numbered.week) as until, count(*) as weeks
        from (
          select weeks.week, weeks.week - 7 * (row_number() over (order by weeks.week))::integer as run
            from weeks) as numbered
       group by numbered.run
    )
    select row_to_json(answer)
      from (
        select coalesce(max(runs.weeks) filter (where runs.until >= this.week - 7), 0) as weeks,
               max(runs.since) filter (where runs.until >= this.week - 7) as since,
               coalesce(max(runs.weeks), 0) as longest_weeks, calendar.week_start
          from (select app.bucket_start('week', calendar.today, calendar.week_start) as week) as this
          left join runs on true) as answer);
end
$$;

create or replace function app.training_days(of_lifter uuid, from_day date, to_day date)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  until date;
  since date;
begin
  until := coalesce(to_day, from_day + 365, (select calendar.today from app.calendar(of_lifter) as calendar));
  since := coalesce(from_day, until - 365);
  return (
    select row_to_json(answer)
      from (
        select since as first_day, until as last_day,
               (select coalesce(json_agg(day), '[]')
                  from (
                    select workout.local_date as date, count(*) as workouts, sum(workout.set_count - workout.warm_up_count) as sets,
                           coalesce(sum(workout.duration_seconds), 0) as duration_seconds
                      from app.workouts as workout
                     where workout.tenant_id = (select app.tenant_id())
                       and workout.lifter_id = of_lifter
                       and workout.local_date between since and until
                     group by workout.local_date
                     order by workout.local_date) as day) as days) as answer);
end
$$;

grant execute on function app.totals(uuid, text), app.streak(uuid), app.training_days(uuid, date, date)
   to mm_lifter, mm_coach;
