-- From a workout to a template and back.

-- A workout's content as a prescription of the same; null where the caller has no such workout. What a workout calls a
-- superset may be apart, or alone: here each run of two or more is one.
create or replace function app.workout_prescription(workout uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select jsonb_agg(
                     jsonb_strip_nulls(jsonb_build_object(
                       'exercise_id', row_num.exercise_id,
                       'notes', row_num.notes,
                       'superset', case when row_num.size > 1 then row_num.run end,
                       'sets',
                       (select coalesce(jsonb_agg(to_jsonb(line) - 'position' order by line.position), '[]')
                          from (
                            select done.position, done.kind, done.reps, trim_scale(done.weight) as weight,
                                   done.unit, trim_scale(done.rpe) as rpe, done.rest_seconds,
                                   done.duration_seconds, trim_scale(done.distance_meters) as distance_meters,
                                   done.notes
                              from app.sets as done
                             where done.tenant_id = own.tenant_id
                               and done.lifter_id = own.lifter_id
                               and done.workout_id = own.id
                               and done.exercise_position = row_num.position) as line)))
                     order by row_num.position)
              from (
                select runs.*, count(runs.superset) over (partition by runs.run) as size
                  from (
                    select entries.*, count(*) filter (where entries.begins)
                             over (order by entries.position) as run
                      from (
                        select entry.position, entry.exercise_id, entry.notes, entry.superset,
                               entry.superset is distinct from
                                 lag(entry.superset) over (order by entry.position) as begins
                          from app.workout_exercises as entry
                         where entry.tenant_id = own.tenant_id
                           and entry.lifter_id = own.lifter_id
                           and entry.workout_id = own.id) as entries) as runs) as row_num),
           '[]')
    from app.workouts as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = workout_prescription.workout
$$;

-- A template from a workout: a new one, or one that takes over what was changed that day. Null names: the workout's,
-- or the one that it has. Refused where there is no such workout (MM404).
create or replace function app.template_from_workout(template uuid, workout uuid, name text)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  done text;
  present record;
begin
  select own.name
    into done
    from app.workouts as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = workout;
  if not found then
    perform app.raise_not_found('no-such-workout');
  end if;
  select own.name, own.notes
    into present
    from app.templates as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = template;
  perform app.upsert_template(
    template, coalesce(template_from_workout.name, present.name, done), present.notes, null, null,
    app.workout_prescription(workout));
end
$$;

-- A template with the content of another, on no day of the week. Refused where there is no such template (MM404).
create or replace function app.duplicate_template(template uuid, origin uuid, name text)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  original record;
begin
  select own.name, own.notes
    into original
    from app.templates as own
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = origin;
  if not found then
    perform app.raise_not_found('no-such-template');
  end if;
  perform app.upsert_template(
    template, coalesce(duplicate_template.name, original.name), original.notes, null, null,
    app.without_ids(app.template_prescription(origin)));
end
$$;

-- A percentage of a one-rep maximum, in this unit, to the nearest 2.5 kg or 5 lb, halves up; null where no maximum is
-- known, or where it is more than the 10,000 that a set may weigh. A pound is 453.59237 g; half a gram, to which a maximum
-- in pounds is rounded, must not turn half a step down.
create or replace function app.percentage_weight(max_grams integer, percentage numeric, unit text)
returns numeric
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select loaded.weight
    from (
      select floor(
               round(max_grams * percentage / 100 / case unit when 'lb' then 5 * 453.59237 else 2500 end, 3) + 0.5)
             * case unit when 'lb' then 5 else 2.5 end as weight) as loaded
   where loaded.weight <= 10000
$$;

-- Refuses a template with percentages of a maximum that is not known, or of so large a one that no set weighs as much:
-- a workout is what was done, and no one did nothing. Each is named by its place in the template.
create or replace function app.refuse_open_percentages(template uuid)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  with entry as materialized (
    select held.entry, held.position,
           (select known.grams
              from app.one_rep_max(held.exercise_id) as known) as max_grams
      from app.template_exercises as held
     where held.tenant_id = app.tenant_id()
       and held.lifter_id = app.account_id()
       and held.template_id = template
  )
  select json_agg(
           json_build_object(
             'pointer', format('/exercises/%s/sets/%s/percentage', entry.position, planned.position),
             'code', 'invalid', 'expected', 'a percentage of a maximum that is known')
           order by entry.position, planned.position)
    into faults
    from app.template_sets as planned
    join entry using (entry)
   where planned.tenant_id = app.tenant_id()
     and planned.lifter_id = app.account_id()
     and planned.template_id = template
     and planned.percentage is not null
     and app.percentage_weight(entry.max_grams, planned.percentage, 'kg') is null;
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
end
$$;

-- Makes a workout of a template, its percentages weights. Refused where there is no such template (MM404).
create or replace function app.log_template(template uuid, workout uuid, performed_at timestamptz, time_zone text)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  tenant constant integer := app.tenant_id();
  me constant uuid := app.account_id();
begin
  insert into app.workouts (
    tenant_id, lifter_id, id, name, performed_at, time_zone, exercise_count, set_count, warm_up_count)
  select tenant, me, workout, own.name, log_template.performed_at,
         coalesce(log_template.time_zone, account.time_zone), own.exercise_count, own.set_count,
         (select count(*)
            from app.template_sets as planned
           where planned.tenant_id = tenant
             and planned.lifter_id = me
             and planned.template_id = template
             and planned.kind = 'warm_up')
    from app.templates as own
    join app.accounts as account
      on account.tenant_id = tenant
     and account.id = me
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = template;
  if not found then
    perform app.raise_not_found('no-such-template');
  end if;
  perform app.refuse_open_percentages(template);
  insert into app.workout_notes (tenant_id, lifter_id, workout_id, notes)
  select tenant, me, workout, own.notes
    from app.templates as own
   where own.tenant_id = tenant
     and own.lifter_id = me
     and own.id = template
     and own.notes is not null;
  insert into app.workout_exercises (
    tenant_id, lifter_id, workout_id, position, exercise_id, notes, superset)
  select tenant, me, workout, entry.position, entry.exercise_id, entry.notes, entry.superset
    from app.template_exercises as entry
   where entry.tenant_id = tenant
     and entry.lifter_id = me
     and entry.template_id = template;
  -- A maximum is looked up once for each entry: a template may have 10,000 sets.
  with entry as materialized (
    select held.*,
           (select known.grams
              from app.one_rep_max(held.exercise_id) as known) as max_grams
      from app.template_exercises as held
     where held.tenant_id = tenant
       and held.lifter_id = me
       and held.template_id = template
  )
  insert into app.sets (
    tenant_id, lifter_id, workout_id, exercise_position, position, kind, reps, weight, unit, rpe,
    rest_seconds, duration_seconds, distance_meters, notes)
  select tenant, me, workout, entry.position, planned.position, planned.kind, planned.reps, loaded.weight,
         case when loaded.weight is not null then coalesce(planned.unit, account.unit) end,
         planned.rpe, planned.rest_seconds, planned.duration_seconds, planned.distance_meters, planned.notes
    from app.template_sets as planned
    join entry
      on entry.entry = planned.entry
    join app.accounts as account
      on account.tenant_id = planned.tenant_id
     and account.id = planned.lifter_id
   cross join lateral (
     select case when planned.percentage is null then planned.weight
                 else app.percentage_weight(entry.max_grams, planned.percentage, account.unit)
            end) as loaded (weight)
   where planned.tenant_id = tenant
     and planned.lifter_id = me
     and planned.template_id = template;
end
$$;

grant execute on function app.workout_prescription(uuid), app.template_from_workout(uuid, uuid, text),
      app.duplicate_template(uuid, uuid, text), app.percentage_weight(integer, numeric, text),
      app.refuse_open_percentages(uuid), app.log_template(uuid, uuid, timestamptz, text)
   to mm_lifter, mm_coach;
