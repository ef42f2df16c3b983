-- The sums of weeks.

-- So many of a lifter's weeks up to the one of a day (null: the lifter's today): each day with its workouts, time and
-- energy, each week's sums with the averages for its seven days and for its workouts, and the mean week. Energy is
-- null where no workout's is known or the caller may not see it; the volume is there for who may see every lift.
create or replace function app.summary(of_lifter uuid, of_week date, week_count integer, shown_in text)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  chosen_unit constant text := coalesce(shown_in, app.own_unit());
  sees_volume constant boolean := of_lifter = any (array(select app.lifters_visible_for('all_lifts')));
  calendar record;
  last_week date;
begin
  select *
    into calendar
    from app.calendar(of_lifter);
  last_week := app.bucket_start('week', coalesce(of_week, calendar.today), calendar.week_start);
  return (
    with days as (
      select day::date as date,
             day::date - (day::date - (last_week - 7 * (week_count - 1))) % 7 as first_day,
             done.workouts, done.duration_seconds, done.kilocalories, lifted.volume
        from generate_series(
               (last_week - 7 * (week_count - 1))::timestamp, (last_week + 6)::timestamp, '1 day') as day
       cross join lateral (
         select count(*) as workouts, coalesce(sum(workout.duration_seconds), 0) as duration_seconds,
                trim_scale(sum(energy.kilocalories)) as kilocalories
           from app.workouts as workout
           left join app.workout_energy as energy
             on energy.tenant_id = workout.tenant_id
            and energy.lifter_id = workout.lifter_id
            and energy.workout_id = workout.id
          where workout.tenant_id = (select app.tenant_id())
            and workout.lifter_id = of_lifter
            and workout.local_date = day::date) as done
       cross join lateral (
         select case
                  when sees_volume
                    then app.weight_in(chosen_unit, coalesce(sum(coalesce(lift.volume, lift.volume_grams)), 0) / 1000, 'kg')
                end as volume
           from app.lift_days as lift
          where sees_volume
            and lift.tenant_id = (select app.tenant_id())
            and lift.lifter_id = of_lifter
            and lift.local_date = day::date) as lifted
    ),
    weeks as (
      select days.first_day, days.first_day + 6 as last_day, sum(days.workouts) as workouts,
             sum(days.duration_seconds) as duration_seconds, trim_scale(sum(days.kilocalories)) as kilocalories,
             trim_scale(round(sum(days.volume), 1)) as volume,
             app.averages(sum(days.duration_seconds), sum(days.kilocalories), 7) as per_day,
             app.averages(
               sum(days.duration_seconds), sum(days.kilocalories), sum(days.workouts)) as per_workout,
             json_agg(day order by day.date) as days
        from days
       cross join lateral (
         select days.date, days.workouts, days.duration_seconds, days.kilocalories,
                trim_scale(round(days.volume, 1)) as volume) as day
       group by days.first_day
    )
    select row_to_json(answer)
      from (
        select calendar.week_start, chosen_unit as unit,
               app.averages(sum(duration_seconds), sum(kilocalories), count(*)) as per_week,
               json_agg(weeks order by weeks.first_day) as weeks
          from weeks) as answer);
end
$$;

-- Null where there is nothing to divide by.
create or replace function app.averages(seconds numeric, kilocalories numeric, divisor numeric)
returns json
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(average)
    from (
      select round(seconds / divisor) as duration_seconds,
             trim_scale(round(kilocalories / divisor, 1)) as kilocalories) as average
   where divisor > 0
$$;

-- Working sets for each muscle and group of muscles, week by week: one for the muscles that the exercise trains first,
-- a half for those that it trains beside them. A group counts a set once, as much as the most of its muscles.
-- `unassigned` are sets of exercises whose muscles are not known.
create or replace function app.muscle_sets(of_lifter uuid, from_day date, to_day date)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  calendar record;
  until date;
  since date;
begin
  select *
    into calendar
    from app.calendar(of_lifter);
  until := coalesce(to_day, from_day + 27, calendar.today);
  since := coalesce(from_day, app.bucket_start('week', until, calendar.week_start) - 21);
  return (
    with trained as (
      select app.bucket_start('week', day.local_date, calendar.week_start) as week, day.exercise_id,
             sum(day.set_count) as sets
        from app.lift_days as day
       where day.tenant_id = (select app.tenant_id())
         and day.lifter_id = of_lifter
         and day.local_date between since and until
       group by 1, 2
    ),
    shares as (
      select trained.week, trained.exercise_id, trained.sets, part.muscle, part.share,
             app.muscle_group(part.muscle) as muscle_group
        from trained
        join app.exercises as exercise
          on exercise.tenant_id = (select app.tenant_id())
         and exercise.lifter_id = of_lifter
         and exercise.id = trained.exercise_id
        left join lateral (
          select muscle, 1.0 as share
            from unnest(exercise.primary_muscles) as muscle
          union all
          select muscle, 0.5
            from unnest(exercise.secondary_muscles) as muscle) as part on true
    ),
    weeks as (
      select begun::date as first_day, begun::date + 6 as last_day,
             (select coalesce(json_agg(line order by line.sets desc, line.muscle_group), '[]')
                from (
                  select counted.muscle_group, trim_scale(sum(counted.sets)) as sets
                    from (
                      select shares.muscle_group, max(shares.share) * max(shares.sets) as sets
                        from shares
                       where shares.week = begun::date
                         and shares.muscle is not null
                       group by shares.exercise_id, shares.muscle_group) as counted
                   group by counted.muscle_group) as line) as groups,
             (select coalesce(json_agg(line order by line.sets desc, line.muscle), '[]')
                from (
                  select shares.muscle, trim_scale(sum(shares.share * shares.sets)) as sets
                    from shares
                   where shares.week = begun::date
                     and shares.muscle is not null
                   group by shares.muscle) as line) as muscles,
             (select coalesce(sum(shares.sets), 0)
                from shares
               where shares.week = begun::date
                 and shares.muscle is null) as unassigned
        from generate_series(
               app.bucket_start('week', since, calendar.week_start)::timestamp, until::timestamp, '7 days') as begun
    )
    select row_to_json(answer)
      from (
        select calendar.week_start, since as first_day, until as last_day,
               (select coalesce(json_agg(weeks order by weeks.first_day), '[]') from weeks) as weeks) as answer);
end
$$;

grant execute on function
    app.summary(uuid, date, integer, text), app.averages(numeric, numeric, numeric),
    app.muscle_sets(uuid, date, date), app.muscle_group(text)
  to mm_lifter, mm_coach;
