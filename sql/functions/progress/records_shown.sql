-- Records as they are read: their values in the reader's unit.

-- The value of a record in the unit that it is shown in: weights in that of the reader, seconds, meters, reps. Without
-- a search path of its own, so that it is written into the query that shows it.
create or replace function app.record_value(of_record app.records, shown_in text)
returns numeric
language sql immutable parallel safe
return trim_scale(
  case
    when (of_record).kind = 'e1rm' then
      round(
        (app.weight_in(shown_in, (of_record).weight, (of_record).unit)
           * app.one_rep_max_factor('epley', (of_record).reps))::numeric, 3)
    when (of_record).kind in ('weight_at_reps', 'least_assistance')
      then round(app.weight_in(shown_in, (of_record).weight, (of_record).unit), 3)
    when (of_record).kind = 'volume' then round(app.weight_in(shown_in, (of_record).value / 1000.0, 'kg'), 1)
    when (of_record).kind = 'distance' then (of_record).value / 1000.0
    else (of_record).value
  end);

-- A record as the API shows it, with what it beat. Row security decides whether the caller may read the exercise's
-- name. In plpgsql, like the next one, because its plan outlives the call.
create or replace function app.record_shown(of_record app.records, shown_in text)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
  answer json;
begin
  select row_to_json(shown)
    into answer
    from (
      select of_record.id, of_record.exercise_id, exercise.name as exercise, of_record.lift, of_record.kind,
             nullif(of_record.at_reps, 0) as at_reps, of_record.local_date as date,
             app.record_value(of_record, shown_in) as value,
             case of_record.kind
               when 'reps' then 'reps' when 'duration' then 'seconds' when 'distance' then 'meters' else shown_in
             end as unit,
             app.record_value(beaten, shown_in) as previous, beaten.local_date as previous_date,
             case
               when of_record.kind = 'least_assistance' then 'assistance'
               when of_record.kind in ('e1rm', 'weight_at_reps', 'volume') then app.load_of(exercise.measure)
             end as load,
             case of_record.kind when 'e1rm' then 'epley' end as formula,
             case of_record.kind when 'e1rm' then 12 end as estimate_max_reps,
             case
               when num_nonnulls(of_record.weight, of_record.reps, of_record.rpe) > 0
               then json_build_object(
                 'weight', trim_scale(of_record.weight), 'unit', of_record.unit, 'reps', of_record.reps,
                 'rpe', trim_scale(of_record.rpe))
             end as set,
             of_record.workout_id
        from (select) as always
        left join app.exercises as exercise
          on exercise.tenant_id = of_record.tenant_id
         and exercise.lifter_id = of_record.lifter_id
         and exercise.id = of_record.exercise_id
        left join lateral (
          select earlier.*
            from app.records as earlier
           where earlier.tenant_id = of_record.tenant_id
             and earlier.lifter_id = of_record.lifter_id
             and earlier.exercise_id = of_record.exercise_id
             and earlier.kind = of_record.kind
             and earlier.at_reps >= of_record.at_reps
             and earlier.local_date < of_record.local_date
           order by earlier.value desc, earlier.local_date
           limit 1) as beaten on true
    ) as shown;
  return answer;
end
$$;

-- The records that a workout set so far; null where the caller may see no records.
create or replace function app.workout_records(of_lifter uuid, of_workout uuid)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
begin
  return (
    select case
             when of_lifter in (select app.lifters_visible_for('all_lifts') union select app.lifters_visible_for('main_lifts'))
             then coalesce(
               json_agg(
                 app.record_shown(record, (select app.own_unit()))
                 order by record.exercise_id, record.kind, record.at_reps),
               '[]')
           end
      from app.records as record
     where record.tenant_id = (select app.tenant_id())
       and record.lifter_id = of_lifter
       and record.workout_id = of_workout);
end
$$;

grant execute on function
  app.record_value(app.records, text),
  app.record_shown(app.records, text),
  app.workout_records(uuid, uuid)
  to mm_lifter, mm_coach;
