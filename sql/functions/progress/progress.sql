-- The data of the graphs, made from app.lift_days.

-- The functions of a day's numbers are not strict and have no search path of their own: PostgreSQL then writes them
-- into the query instead of calling them for each of a thousand days, which cost ten times as much.

-- The estimated one-rep maximum over the weight, for 1 to 12 reps; the same as Strength.OneRepMaxFormula.factor, which
-- the tests compare it with.
create or replace function app.one_rep_max_factor(formula text, reps integer)
returns double precision
language sql immutable parallel safe
return case
         when reps < 1 or reps > 12 then null
         when reps = 1 then 1
         when formula = 'epley' then 1 + reps / 30.0
         when formula = 'brzycki' then 36 / (37.0 - reps)
         when formula = 'lombardi' then power(reps::double precision, 0.10)
         when formula = 'oconner' then 1 + 0.025 * reps
         when formula = 'wathan' then 100 / (48.8 + 53.8 * exp(-0.075::double precision * reps))
         when formula = 'mayhew' then 100 / (52.2 + 41.9 * exp(-0.055::double precision * reps))
         when formula = 'lander' then 100 / (101.3 - 2.67123 * reps)
       end;

-- A pound is 0.45359237 kg exactly. A weight in its own unit stays as it was entered.
create or replace function app.weight_in(shown_in text, weight numeric, unit text)
returns numeric
language sql immutable parallel safe
return case
         when unit = shown_in then weight
         when unit = 'kg' and shown_in = 'lb' then weight / 0.45359237
         when unit = 'lb' and shown_in = 'kg' then weight * 0.45359237
       end;

-- The part of the one-rep maximum for a set of so many reps at such an RPE: the curve that OpenPowerlifting's plsource
-- fitted to the table of Reactive Training Systems; the same as Strength.Effort.fraction.
create or replace function app.effort_fraction(reps integer, rpe numeric)
returns double precision
language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when x = 0 then 1
           when x >= 16 then 0.5
           when x <= 2.92 then (0.347619 * x * x - 4.60714 * x + 99.9667) / 100
           else (-2.64249 * x + 97.0955) / 100
         end
    from (
      select (10 - least(greatest(rpe, 1), 10) + least(greatest(reps, 1), 24) - 1)::double precision as x
    ) as away
$$;

-- The meaning of an exercise's weights: lifted, added to the body, or assistance; null where they say nothing.
create or replace function app.load_of(measure text)
returns text
language sql immutable parallel safe
return case measure
         when 'assisted_reps' then 'assistance'
         when 'bodyweight_reps' then 'added'
         when 'reps_only' then null
         else 'lifted'
       end;

-- A point for each day, week or month of the lifter's: the best set by the formula, the heaviest (of assistance the
-- lightest), or a sum over the bucket beside its best set. Epley and the sums come from stored columns, anything else
-- from the days' unbeaten sets; `factor` is what the set's weight was multiplied by. A main lift may be several
-- exercises; `of_exercise` is null then. Of more than 1,100 points (three years of days) the last are given. Row
-- security decides which days the caller gets.
--
-- A weight that is added to the body or helps it has an estimate only together with the body's weight: the latest that
-- was measured on or before the day. It reveals the body's weight, so it takes the scope for that, whose look is
-- recorded.
--
-- A point is light where its best set is of a light day (app.light_days); in a week or month the sets of other days come
-- first. Sums count light days like others.
--
-- A point is a record where its set, or the exercise's volume of the day, is one (app.records), and of a main lift where
-- no other exercise of it had as much before. Records are by Epley's formula.
create or replace function app.progress(
  of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text,
  formula text, bucket text)
returns json
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  chosen_unit constant text := coalesce(shown_in, app.own_unit());
  is_best constant boolean := measure in ('e1rm', 'weight');
  week_start constant text := (select calendar.week_start from app.calendar(of_lifter) as calendar);
  weights constant text := app.load_of(
    (select exercise.measure
       from app.exercises as exercise
      where exercise.tenant_id = app.tenant_id()
        and exercise.lifter_id = of_lifter
        and exercise.id = of_exercise));
  load constant text := case
    when measure = 'e1rm' and weights in ('added', 'assistance') then 'total'
    when measure in ('e1rm', 'weight') or measure = 'volume' and weights <> 'assistance' then weights
  end;
  sees_body constant boolean :=
    case when load = 'total'
              -- A key with a `begin_key` that tells no areas is one of the release before: closed to it, as it was.
              and (app.session_id() is not null or current_setting('app.key_areas', true) <> '')
         then exists (select from app.authorize_lifter(of_lifter, 'body_metrics'))
         else false
    end;
  points json;
begin
  with days as (
    select app.bucket_start(bucket, day.local_date, week_start) as date, day.*
      from app.lift_days as day
     where of_exercise is null
       and day.tenant_id = (select app.tenant_id())
       and day.lifter_id = of_lifter
       and day.lift = of_lift
       and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
    union all
    select app.bucket_start(bucket, day.local_date, week_start), day.*
      from app.lift_days as day
     where day.tenant_id = (select app.tenant_id())
       and day.lifter_id = of_lifter
       and day.exercise_id = of_exercise
       and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
  ),
  light as materialized (
    select eased as local_date
      from app.visible_light_days(of_lifter, of_lift, of_exercise, first_day, last_day) as eased
     where is_best
       and weights = 'lifted'
  ),
  tried as (
    select day.date, day.local_date, day.exercise_id, day.weight, day.unit, day.weight_grams, day.reps, day.rpe,
           day.workout_id, app.weight_in(chosen_unit, day.weight, day.unit) as load, null::numeric as body_weight
      from days as day
     where formula = 'epley'
       and measure <> 'weight'
       and day.weight is not null
    union all
    select day.date, day.local_date, day.exercise_id, lifted.weight, lifted.unit, lifted.grams, lifted.reps,
           lifted.rpe, lifted.workout_id, app.weight_in(chosen_unit, lifted.weight, lifted.unit), null
      from days as day
     cross join lateral jsonb_to_recordset(day.candidates) as lifted (
             weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
     where (formula <> 'epley' and weights = 'lifted' or measure = 'weight')
       and (lifted.grams > 0 or weights = 'assistance')
    union all
    select day.date, day.local_date, day.exercise_id, lifted.weight, lifted.unit, lifted.grams, lifted.reps,
           lifted.rpe, lifted.workout_id,
           body.weight
             + case weights when 'assistance' then -1 else 1 end
             * coalesce(app.weight_in(chosen_unit, lifted.weight, lifted.unit), 0),
           body.weight
      from days as day
     cross join lateral (
       select app.weight_in(chosen_unit, weighed.value, weighed.unit) as weight
         from app.measurements as weighed
        where weighed.tenant_id = (select app.tenant_id())
          and weighed.lifter_id = of_lifter
          and weighed.kind = 'body_weight'
          and weighed.local_date <= day.local_date
        order by weighed.local_date desc, weighed.measured_at desc
        limit 1) as body
     cross join lateral jsonb_to_recordset(day.candidates) as lifted (
             weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
     where sees_body
  ),
  factored as (
    select tried.*,
           case
             when measure = 'weight' then 1
             when tried.reps > 12 then null
             when formula = 'rpe' then 1 / app.effort_fraction(tried.reps, tried.rpe)
             else app.one_rep_max_factor(formula, tried.reps)
           end as factor
      from tried
  ),
  valued as (
    select factored.*, factored.load * factored.factor as value,
           factored.local_date in (select light.local_date from light) as light
      from factored
     where factored.factor is not null
       and (factored.load > 0 or weights = 'assistance' and measure = 'weight')
  ),
  best as (
    select distinct on (valued.date) valued.*
      from valued
     order by valued.date, valued.light,
              valued.value * case when weights = 'assistance' and measure = 'weight' then -1 else 1 end desc,
              valued.weight_grams desc, valued.reps desc, valued.workout_id
  ),
  sums as (
    select day.date, (array_agg(day.last_in order by day.local_date desc))[1] as workout_id, sum(day.set_count) as sets,
           case measure
             when 'volume' then nullif(sum(coalesce(day.volume, day.volume_grams)), 0) / 1000
             when 'reps' then nullif(sum(day.rep_count), 0)
             when 'sets' then sum(day.set_count)
             when 'duration' then nullif(sum(day.total_seconds), 0)
             when 'distance' then nullif(sum(day.total_meters), 0)
           end as total
      from days as day
     group by day.date
  ),
  marks as (
    select held.exercise_id, held.local_date, held.at_reps
      from (
        select record.exercise_id, record.local_date, record.at_reps, record.value,
               max(record.value) over (
                 partition by record.at_reps
                 order by record.local_date
                 groups between unbounded preceding and 1 preceding) as before
          from app.records as record
         where record.tenant_id = (select app.tenant_id())
           and record.lifter_id = of_lifter
           and (of_exercise is null and record.lift = of_lift or record.exercise_id = of_exercise)
           and record.kind = case
                 when measure = 'e1rm' and formula = 'epley' and weights = 'lifted' then 'e1rm'
                 when measure = 'weight' and weights = 'lifted' then 'weight_at_reps'
                 when measure = 'volume' and bucket = 'day' and of_exercise is not null then 'volume'
               end) as held
     where held.before is null
        or held.before < held.value
  ),
  point as (
    select sums.date,
           case
             when is_best then trim_scale(round(best.value::numeric, 3))
             when measure = 'volume' then trim_scale(round(app.weight_in(chosen_unit, sums.total, 'kg'), 1))
             else trim_scale(sums.total)
           end as value,
           best.local_date as set_date, trim_scale(best.weight) as weight, best.unit, best.reps,
           trim_scale(best.rpe) as rpe, trim_scale(round(best.factor::numeric, 6)) as factor,
           trim_scale(round(best.body_weight, 3)) as body_weight, sums.sets as count,
           coalesce(best.workout_id, sums.workout_id) as workout_id,
           case when marks.local_date is not null then true end as record,
           case when best.light then true end as light
      from sums
      left join best using (date)
      left join marks
        on marks.exercise_id = coalesce(best.exercise_id, of_exercise)
       and marks.local_date = case when is_best then best.local_date else sums.date end
       and marks.at_reps = case measure when 'weight' then best.reps else 0 end
     where case when is_best then best.value else sums.total end is not null
     order by sums.date desc
     limit 1100
  )
  select coalesce(json_agg(point order by point.date), '[]')
    into points
    from point;
  return (
    select row_to_json(answer)
      from (
        select coalesce(of_lift, of_exercise::text) as lift, measure, formula, bucket,
               case measure
                 when 'reps' then 'reps' when 'sets' then 'sets' when 'duration' then 'seconds'
                 when 'distance' then 'meters' else chosen_unit
               end as unit,
               load, case measure when 'e1rm' then 12 end as estimate_max_reps,
               (select exercise.name
                  from app.exercises as exercise
                 where exercise.tenant_id = app.tenant_id()
                   and exercise.lifter_id = of_lifter
                   and exercise.id = of_exercise) as exercise,
               points
      ) as answer);
end
$$;

-- The finest bucket, from the wanted one on, that makes no more points than `most` of so many days and weeks.
create or replace function app.bucket_within(most integer, wanted text, days bigint, weeks bigint)
returns text
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case
           when wanted = 'day' and days <= most then 'day'
           when weeks <= most then 'week'
           else 'month'
         end;
$$;

-- The wanted bucket, or the finest that is coarser and makes no more points than `most`: for drawings, whose points a
-- keyboard walks. Null leaves the wanted one. Days that the measure has no value for are counted with the others.
create or replace function app.fitting_bucket(
  of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, bucket text, most integer)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  week_start text;
  days bigint;
  weeks bigint;
begin
  if most is null or bucket = 'month' then
    return bucket;
  end if;
  week_start := (select calendar.week_start from app.calendar(of_lifter) as calendar);
  select count(distinct trained.local_date),
         count(distinct app.bucket_start('week', trained.local_date, week_start))
    into days, weeks
    from (
      select day.local_date
        from app.lift_days as day
       where of_exercise is null
         and day.tenant_id = (select app.tenant_id())
         and day.lifter_id = of_lifter
         and day.lift = of_lift
         and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
      union all
      select day.local_date
        from app.lift_days as day
       where day.tenant_id = (select app.tenant_id())
         and day.lifter_id = of_lifter
         and day.exercise_id = of_exercise
         and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
    ) as trained;
  return app.bucket_within(most, bucket, days, weeks);
end
$$;

-- The same for body weight or body fat.
create or replace function app.fitting_body_bucket(
  of_lifter uuid, of_kind text, first_day date, last_day date, bucket text, most integer)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  week_start text;
  days bigint;
  weeks bigint;
begin
  if most is null or bucket = 'month' then
    return bucket;
  end if;
  week_start := (select calendar.week_start from app.calendar(of_lifter) as calendar);
  select count(distinct one.local_date), count(distinct app.bucket_start('week', one.local_date, week_start))
    into days, weeks
    from app.measurements as one
   where one.tenant_id = (select app.tenant_id())
     and one.lifter_id = of_lifter
     and one.kind = of_kind
     and one.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity');
  return app.bucket_within(most, bucket, days, weeks);
end
$$;

-- Body weight or body fat: the mean of what was measured in each day, week or month of the lifter's.
create or replace function app.body_progress(
  of_lifter uuid, of_kind text, first_day date, last_day date, shown_in text, bucket text)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  chosen_unit constant text := case of_kind when 'body_fat' then 'percent' else coalesce(shown_in, app.own_unit()) end;
  week_start constant text := (select calendar.week_start from app.calendar(of_lifter) as calendar);
  points json;
begin
  select coalesce(json_agg(point order by point.date), '[]')
    into points
    from (
      select app.bucket_start(bucket, measured.local_date, week_start) as date,
             trim_scale(round(avg(measured.shown), 3)) as value,
             trim_scale(round(min(measured.shown), 3)) as lowest,
             trim_scale(round(max(measured.shown), 3)) as highest, count(*) as count
        from (
          select one.local_date,
                 case of_kind
                   when 'body_fat' then one.value
                   else app.weight_in(chosen_unit, one.value, one.unit)
                 end as shown
            from app.measurements as one
           where one.tenant_id = (select app.tenant_id())
             and one.lifter_id = of_lifter
             and one.kind = of_kind
             and one.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
        ) as measured
       group by 1
       order by 1 desc
       limit 1100) as point;
  return (
    select row_to_json(answer)
      from (select of_kind as kind, chosen_unit as unit, bucket, points) as answer);
end
$$;

grant execute on function
    app.one_rep_max_factor(text, integer), app.effort_fraction(integer, numeric),
    app.weight_in(text, numeric, text), app.load_of(text),
    app.progress(uuid, text, uuid, date, date, text, text, text, text),
    app.bucket_within(integer, text, bigint, bigint),
    app.fitting_bucket(uuid, text, uuid, date, date, text, integer),
    app.fitting_body_bucket(uuid, text, date, date, text, integer),
    app.body_progress(uuid, text, date, date, text, text)
  to mm_lifter, mm_coach;
