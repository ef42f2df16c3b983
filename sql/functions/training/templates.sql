-- The rules of templates and of the week, for every writer.

-- A weekday of rest takes no routine. The version comes first: it waits for the lifter's other changes, so that what is
-- looked at afterwards, here and in app.place_template, is what there is.
create or replace function app.stamp_template()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  resting text[];
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  -- While a migration is under way this function may be there before the trigger of app.place_template.
  if new.position is null then
    select coalesce(max(other.position) + 1, 0)
      into new.position
      from app.templates as other
     where other.tenant_id = new.tenant_id
       and other.lifter_id = new.lifter_id;
  end if;
  if tg_op = 'UPDATE' and new.weekdays = old.weekdays then
    return new;
  end if;
  select array(select unnest(new.weekdays) intersect select unnest(schedule.rest_days))
    into resting
    from app.schedules as schedule
   where schedule.tenant_id = new.tenant_id
     and schedule.lifter_id = new.lifter_id
     and schedule.rest_days && new.weekdays;
  if found then
    perform app.raise_conflict('rest-days', jsonb_build_object('weekdays', resting));
  end if;
  return new;
end
$$;

-- A lifter has at most 200 templates, or as many as the tier has; a new one is last.
create or replace function app.place_template()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  taken bigint;
begin
  select coalesce(new.position, max(other.position) + 1, 0), count(*)
    into new.position, taken
    from app.templates as other
   where other.tenant_id = new.tenant_id
     and other.lifter_id = new.lifter_id
     and other.id <> new.id;
  perform app.enforce_limit(200, taken);
  perform app.demand_room('templates', taken, new.lifter_id);
  return new;
end
$$;

-- A weekday with routines takes no rest.
create or replace function app.stamp_schedule()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  existing record;
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  select array_agg(distinct taken.weekday) as weekdays, array_agg(distinct template.name) as routines
    into existing
    from app.templates as template
   cross join lateral (
     select unnest(template.weekdays) intersect select unnest(new.rest_days)) as taken (weekday)
   where template.tenant_id = new.tenant_id
     and template.lifter_id = new.lifter_id;
  if existing.weekdays is not null then
    perform app.raise_conflict('routines-on-rest-day', to_jsonb(existing));
  end if;
  return new;
end
$$;

-- A template's content as an array of PrescribedExercise; null where the caller has no such template.
create or replace function app.template_prescription(template uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_strip_nulls(coalesce(
           (select jsonb_agg(to_jsonb(shown) - 'position' order by shown.position)
              from (
                select entry.position, app.part_id(entry.*) as id, exercise.name,
                       exercise.id as exercise_id, exercise.lift, exercise.measure, entry.notes, entry.superset,
                       (select coalesce(jsonb_agg(to_jsonb(line) - 'position' order by line.position), '[]')
                          from (
                            select planned.position, app.part_id(planned) as id, planned.kind, planned.reps,
                                   planned.reps_max, trim_scale(planned.weight) as weight, planned.unit,
                                   trim_scale(planned.percentage) as percentage,
                                   trim_scale(planned.rpe) as rpe, planned.rest_seconds,
                                   planned.duration_seconds,
                                   trim_scale(planned.distance_meters) as distance_meters, planned.notes
                              from app.template_sets as planned
                             where planned.tenant_id = entry.tenant_id
                               and planned.lifter_id = entry.lifter_id
                               and planned.template_id = entry.template_id
                               and planned.entry = entry.entry) as line) as sets
                  from app.template_exercises as entry
                  join app.exercises as exercise
                    on exercise.tenant_id = entry.tenant_id
                   and exercise.lifter_id = entry.lifter_id
                   and exercise.id = entry.exercise_id
                 where entry.tenant_id = own.tenant_id
                   and entry.lifter_id = own.lifter_id
                   and entry.template_id = own.id) as shown),
           '[]'))
    from app.templates as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = template_prescription.template
$$;

-- A template's content, from a prescription whose exercises exist. Without a weight a unit says nothing.
create or replace function app.fill_template(template uuid, prescription jsonb)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  delete from app.template_exercises as entry
   where entry.tenant_id = (select app.tenant_id())
     and entry.lifter_id = (select app.account_id())
     and entry.template_id = fill_template.template;

  insert into app.template_exercises (
    tenant_id, lifter_id, template_id, entry, position, id, exercise_id, notes, superset)
  select (select app.tenant_id()), (select app.account_id()), fill_template.template,
         given.row_num - 1, given.row_num - 1, (given.element ->> 'id')::uuid, (given.element ->> 'exercise_id')::uuid,
         nullif(given.element ->> 'notes', ''), (given.element ->> 'superset')::integer
    from jsonb_array_elements(fill_template.prescription) with ordinality as given (element, row_num);

  insert into app.template_sets (
    tenant_id, lifter_id, template_id, entry, position, id, kind, reps, reps_max, weight, unit, percentage, rpe,
    rest_seconds, duration_seconds, distance_meters, notes)
  select (select app.tenant_id()), (select app.account_id()), fill_template.template,
         given.row_num - 1, line.row_num - 1, (line.element ->> 'id')::uuid, coalesce(line.element ->> 'kind', 'working'),
         (line.element ->> 'reps')::integer, (line.element ->> 'reps_max')::integer,
         (line.element ->> 'weight')::numeric,
         case when line.element ? 'weight' then line.element ->> 'unit' end,
         (line.element ->> 'percentage')::numeric, (line.element ->> 'rpe')::numeric,
         (line.element ->> 'rest_seconds')::integer, (line.element ->> 'duration_seconds')::integer,
         (line.element ->> 'distance_meters')::numeric, nullif(line.element ->> 'notes', '')
    from jsonb_array_elements(fill_template.prescription) with ordinality as given (element, row_num)
   cross join lateral jsonb_array_elements(given.element -> 'sets') with ordinality as line (element, row_num);
$$;

-- The content of a template that a change can change.
create or replace function app.template_content(template uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_array(
           own.name, own.notes, own.weekdays, own.any_day, app.template_prescription(own.id))
    from app.templates as own
   where own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = template_content.template
$$;

-- Makes a template of one's own, or replaces it; days that are null stay as they are. What changes nothing leaves its
-- version and its time as they were: it is undone again.
create or replace function app.upsert_template(
  template uuid, name text, notes text, weekdays text[], any_day boolean, prescription jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  content constant jsonb := app.kept_prescription(
    prescription, app.units_by_set(app.template_prescription(template)));
  before constant jsonb := app.template_content(template);
begin
  perform app.write_template(template, name, notes, weekdays, any_day, content);
  if before = app.template_content(template) then
    raise exception using errcode = 'MM304', message = 'nothing changed';
  end if;
exception
  when sqlstate 'MM304' then
    return;
end
$$;

create or replace function app.write_template(
  template uuid, name text, notes text, weekdays text[], any_day boolean, content jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into app.templates as own (
    tenant_id, lifter_id, id, name, notes, weekdays, any_day, exercise_count, set_count)
  select app.tenant_id(), app.account_id(), template, write_template.name, nullif(write_template.notes, ''),
         coalesce(write_template.weekdays, '{}'), coalesce(write_template.any_day, false),
         jsonb_array_length(content),
         coalesce(sum(jsonb_array_length(entry -> 'sets')), 0)
    from jsonb_array_elements(content) as entry
      on conflict (tenant_id, lifter_id, id) do update
     set name = excluded.name,
         notes = excluded.notes,
         weekdays = coalesce(write_template.weekdays, own.weekdays),
         any_day = coalesce(write_template.any_day, own.any_day),
         exercise_count = excluded.exercise_count,
         set_count = excluded.set_count,
         updated_at = now();
  perform app.fill_template(template, content);
end
$$;

-- Puts these templates first in the list, in this order.
create or replace function app.order_templates(ids uuid[])
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  faults json;
begin
  select json_agg(json_build_object('pointer', format('/templates/%s', given.row_num - 1), 'code', 'unknown'))
    into faults
    from unnest(ids) with ordinality as given (id, row_num)
   where not exists (
     select
       from app.templates as own
      where own.tenant_id = app.tenant_id()
        and own.lifter_id = app.account_id()
        and own.id = given.id);
  if faults is not null then
    perform app.raise_faults(to_jsonb(faults));
  end if;
  update app.templates as own
     set position = ranked.position
    from (
      select known.id,
             row_number() over (order by given.row_num nulls last, known.position, known.id desc) - 1 as position
        from app.templates as known
        left join unnest(ids) with ordinality as given (id, row_num) on given.id = known.id
       where known.tenant_id = app.tenant_id()
         and known.lifter_id = app.account_id()) as ranked
   where own.tenant_id = app.tenant_id()
     and own.lifter_id = app.account_id()
     and own.id = ranked.id
     and own.position <> ranked.position;
end
$$;

grant execute on function app.template_prescription(uuid), app.fill_template(uuid, jsonb),
      app.upsert_template(uuid, text, text, text[], boolean, jsonb), app.order_templates(uuid[]),
      app.template_content(uuid), app.write_template(uuid, text, text, text[], boolean, jsonb)
   to mm_lifter, mm_coach;
