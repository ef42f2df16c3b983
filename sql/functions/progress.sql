-- What the graphs show, made from app.lift_days.

-- The estimated one-rep maximum over the weight, for 1 to 12 reps; the same as Strength.OneRepMaxFormula.factor, which
-- the tests hold it against.
create or replace function app.one_rep_max_factor(formula text, reps integer)
returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
           when reps = 1 then 1
           when formula = 'epley' then 1 + reps / 30.0
           when formula = 'brzycki' then 36 / (37.0 - reps)
           when formula = 'lombardi' then power(reps::double precision, 0.10)
           when formula = 'oconner' then 1 + 0.025 * reps
           when formula = 'wathan' then 100 / (48.8 + 53.8 * exp(-0.075::double precision * reps))
           when formula = 'mayhew' then 100 / (52.2 + 41.9 * exp(-0.055::double precision * reps))
           when formula = 'lander' then 100 / (101.3 - 2.67123 * reps)
         end
   where reps between 1 and 12
$$;

-- A pound is 0.45359237 kg exactly. A weight in its own unit stays as it was entered.
create or replace function app.weight_in(shown_in text, weight numeric, unit text)
returns numeric
language sql immutable strict parallel safe
return case
         when unit = shown_in then weight
         when shown_in = 'lb' then weight / 0.45359237
         else weight * 0.45359237
       end;

-- A point for each day: the best set by the formula, the heaviest, or the day's volume beside the best set. Epley
-- and the volume come from stored columns, anything else from the day's unbeaten sets. A main lift may be several
-- exercises; `of_exercise` is null then. Row security decides which days the caller gets.
create or replace function app.progress(
  of_lifter uuid, of_lift text, of_exercise uuid, first_day date, last_day date, measure text, shown_in text,
  formula text)
returns json
language plpgsql stable
set search_path = ''
as $$
declare
  chosen_unit constant text := coalesce(
    shown_in,
    (select account.unit
       from app.accounts as account
      where account.tenant_id = app.tenant_id()
        and account.id = app.account_id()));
  points json;
begin
  with days as (
    select day.*
      from app.lift_days as day
     where of_exercise is null
       and day.tenant_id = (select app.tenant_id())
       and day.lifter_id = of_lifter
       and day.lift = of_lift
       and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
    union all
    select day.*
      from app.lift_days as day
     where day.tenant_id = (select app.tenant_id())
       and day.lifter_id = of_lifter
       and day.exercise_id = of_exercise
       and day.local_date between coalesce(first_day, '-infinity') and coalesce(last_day, 'infinity')
  ),
  tried as (
    select day.local_date, day.weight, day.unit, day.weight_grams, day.reps, day.rpe, day.workout_id
      from days as day
     where formula = 'epley'
       and measure <> 'weight'
       and day.weight is not null
    union all
    select day.local_date, lifted.weight, lifted.unit, lifted.grams, lifted.reps, lifted.rpe, lifted.workout_id
      from days as day
     cross join lateral jsonb_to_recordset(day.candidates) as lifted (
             weight numeric, unit text, grams integer, reps integer, rpe numeric, workout_id uuid)
     where formula <> 'epley'
        or measure = 'weight'
  ),
  valued as (
    select tried.*,
           app.weight_in(chosen_unit, tried.weight, tried.unit)
             * case measure when 'weight' then 1 else app.one_rep_max_factor(formula, tried.reps) end as value
      from tried
  ),
  best as (
    select distinct on (valued.local_date) valued.*
      from valued
     order by valued.local_date, valued.value desc, valued.weight_grams desc, valued.reps desc, valued.workout_id
  ),
  volumes as (
    select day.local_date, sum(day.volume_grams) as grams
      from days as day
     group by day.local_date
  )
  select coalesce(json_agg(point order by point.date), '[]')
    into points
    from (
      select volumes.local_date as date,
             case measure
               when 'volume' then trim_scale(round(app.weight_in(chosen_unit, volumes.grams / 1000, 'kg'), 1))
               else trim_scale(round(best.value::numeric, 3))
             end as value,
             trim_scale(best.weight) as weight, best.unit, best.reps, trim_scale(best.rpe) as rpe,
             best.workout_id
        from volumes
        left join best using (local_date)
       where measure = 'volume'
          or best.value is not null) as point;
  return (
    select row_to_json(answer)
      from (
        select coalesce(of_lift, of_exercise::text) as lift, measure, formula, chosen_unit as unit, points
      ) as answer);
end
$$;

grant execute on function
    app.one_rep_max_factor(text, integer), app.weight_in(text, numeric, text),
    app.progress(uuid, text, uuid, date, date, text, text, text)
  to mm_lifter, mm_coach;
