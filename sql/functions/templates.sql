-- The rules of templates and of the week that hold whoever writes them.

-- A lifter has at most 200 templates; a new one stands last. A weekday of rest takes no routine. The version comes
-- first: it waits for the lifter's other changes, so that what is looked at afterwards is what there is.
create or replace function app.stamp_template()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  others constant integer := 200 - 1;
  resting text[];
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  if tg_op = 'INSERT' then
    select coalesce(new.position, max(other.position) + 1, 0)
      into new.position
      from app.templates as other
     where other.tenant_id = new.tenant_id
       and other.lifter_id = new.lifter_id
       and other.id <> new.id
    having count(*) <= others;
    if not found then
      perform app.raise_conflict('limitReached', jsonb_build_object('limit', others + 1));
    end if;
  elsif new.weekdays = old.weekdays then
    return new;
  end if;
  select array(select unnest(new.weekdays) intersect select unnest(schedule.rest_days))
    into resting
    from app.schedules as schedule
   where schedule.tenant_id = new.tenant_id
     and schedule.lifter_id = new.lifter_id
     and schedule.rest_days && new.weekdays;
  if found then
    perform app.raise_conflict('restDays', jsonb_build_object('weekdays', resting));
  end if;
  return new;
end
$$;

create or replace trigger stamp
  before insert or update on app.templates
  for each row execute function app.stamp_template();

create or replace trigger note_deleted
  after delete on app.templates
  referencing old table as gone
  for each statement execute function app.note_deleted('template');

-- A weekday with routines takes no rest.
create or replace function app.stamp_schedule()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  standing record;
begin
  new.version := coalesce(app.change_version(new.tenant_id, new.lifter_id), new.version);
  select array_agg(distinct taken.weekday) as weekdays, array_agg(distinct template.name) as routines
    into standing
    from app.templates as template
   cross join lateral (
     select unnest(template.weekdays) intersect select unnest(new.rest_days)) as taken (weekday)
   where template.tenant_id = new.tenant_id
     and template.lifter_id = new.lifter_id;
  if standing.weekdays is not null then
    perform app.raise_conflict('routinesOnRestDay', to_jsonb(standing));
  end if;
  return new;
end
$$;

create or replace trigger stamp
  before insert or update on app.schedules
  for each row execute function app.stamp_schedule();

-- A template's content as an array of PrescribedExercise; null where the caller has no such template.
create or replace function app.template_prescription(template uuid)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(coalesce(
           (select jsonb_agg(to_jsonb(shown) - 'position' order by shown.position)
              from (
                select entry.position, exercise.name, exercise.id as exercise_id, exercise.lift, entry.notes,
                       entry.superset,
                       (select coalesce(jsonb_agg(to_jsonb(line) - 'position' order by line.position), '[]')
                          from (
                            select planned.position, planned.kind, planned.reps, planned.reps_max,
                                   trim_scale(planned.weight) as weight, planned.unit,
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

alter function app.stamp_template() owner to mm_definer;
alter function app.stamp_schedule() owner to mm_definer;
grant execute on function app.template_prescription(uuid) to mm_lifter, mm_coach;
