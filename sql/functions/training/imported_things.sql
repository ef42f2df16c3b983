-- What a file of ours holds beside workouts. Each thing is written by the rules by which its owner writes one, within its tier;
-- what they refuse costs that thing and is reported. A thing that is there is never written over.

-- What a thing says, to be compared; null where there is none.
create or replace function app.thing_content(of_kind text, thing uuid)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case of_kind
           when 'template' then app.template_content(thing)
           when 'goal' then (
             select to_jsonb(goal) - 'version'
               from app.goals as goal
              where goal.tenant_id = (select app.tenant_id())
                and goal.lifter_id = (select app.account_id())
                and goal.id = thing)
           when 'measurement' then (
             select to_jsonb(measured) - 'version'
               from app.measurements as measured
              where measured.tenant_id = (select app.tenant_id())
                and measured.lifter_id = (select app.account_id())
                and measured.id = thing)
           when 'programme' then (
             select jsonb_build_array(own.name, said.definition, said.plan)
               from app.programmes as own
               join app.programme_versions as said
                 on said.tenant_id = own.tenant_id
                and said.lifter_id = own.lifter_id
                and said.programme_id = own.id
                and said.number = own.number
              where own.tenant_id = (select app.tenant_id())
                and own.lifter_id = (select app.account_id())
                and own.id = thing)
         end
$$;

create or replace function app.write_imported_template(template uuid, given jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.upsert_template(
    template, given ->> 'name', given ->> 'notes',
    array(select jsonb_array_elements_text(coalesce(given -> 'weekdays', '[]'))),
    coalesce((given ->> 'any_day')::boolean, false), app.own_prescription(given -> 'exercises'));
end
$$;

create or replace function app.write_imported_goal(goal uuid, given jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_module('goals');
  insert into app.goals (
    tenant_id, lifter_id, id, kind, exercise_id, lift, target, unit, reps, notes, started_on, due_on)
  select account.tenant_id, account.id, write_imported_goal.goal, given ->> 'kind',
         case
           when given ? 'exercise_id' or given ? 'name'
             then app.imported_exercise((given ->> 'exercise_id')::uuid, given ->> 'name')
         end,
         given ->> 'lift', (given ->> 'target')::numeric,
         coalesce(
           given ->> 'unit',
           case given ->> 'kind' when 'frequency' then null when 'body_fat' then 'percent' else account.unit end),
         (given ->> 'reps')::integer, nullif(given ->> 'notes', ''),
         coalesce((given ->> 'started_on')::date, (now() at time zone account.time_zone)::date), (given ->> 'due_on')::date
    from app.accounts as account
   where account.tenant_id = app.tenant_id()
     and account.id = app.account_id()
      on conflict (tenant_id, lifter_id, id) do update
     set kind = excluded.kind,
         exercise_id = excluded.exercise_id,
         lift = excluded.lift,
         target = excluded.target,
         unit = excluded.unit,
         reps = excluded.reps,
         notes = excluded.notes,
         started_on = excluded.started_on,
         due_on = excluded.due_on;
end
$$;

-- A new one begins with its first cycle ahead of it.
create or replace function app.write_imported_programme(programme uuid, given jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.demand_module('programmes');
  perform app.demand('programmes');
  insert into app.programmes (tenant_id, lifter_id, id, name, number)
  values (app.tenant_id(), app.account_id(), programme, given ->> 'name', 1);
  insert into app.programme_versions (tenant_id, lifter_id, programme_id, number, definition, plan)
  values (
    app.tenant_id(), app.account_id(), programme, 1, given -> 'definition', nullif(given -> 'plan', 'null'));
end
$$;

create or replace function app.write_imported_thing(of_kind text, thing uuid, given jsonb)
returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  case of_kind
    when 'template' then perform app.write_imported_template(thing, given);
    when 'goal' then perform app.write_imported_goal(thing, given);
    when 'measurement' then perform app.write_imported_measurements(jsonb_build_array(given));
    when 'programme' then perform app.write_imported_programme(thing, given);
  end case;
end
$$;

-- What becomes of a thing: as app.judged_import says it of workouts. One that is there is written only to be compared, and
-- that is undone again.
create or replace function app.import_thing(of_kind text, thing uuid, given jsonb, restores boolean)
returns text
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  before constant jsonb := app.thing_content(of_kind, thing);
begin
  if before is null then
    if not restores and app.was_dropped(of_kind, thing) then
      return 'deleted';
    end if;
    perform app.write_imported_thing(of_kind, thing, given);
    return 'added';
  end if;
  if of_kind = 'programme' then
    return case
             when before = jsonb_build_array(given ->> 'name', given -> 'definition', nullif(given -> 'plan', 'null'))
               then 'unchanged'
             else 'edited'
           end;
  end if;
  perform app.write_imported_thing(of_kind, thing, given);
  raise exception using
    errcode = 'MM304',
    message = case when before = app.thing_content(of_kind, thing) then 'unchanged' else 'edited' end;
exception
  when sqlstate 'MM304' then
    return sqlerrm;
end
$$;

-- The version of a thing.
create or replace function app.thing_version(of_kind text, thing uuid)
returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select case of_kind
           when 'template' then (
             select own.version
               from app.templates as own
              where own.tenant_id = (select app.tenant_id())
                and own.lifter_id = (select app.account_id())
                and own.id = thing)
           when 'goal' then (
             select own.version
               from app.goals as own
              where own.tenant_id = (select app.tenant_id())
                and own.lifter_id = (select app.account_id())
                and own.id = thing)
           when 'measurement' then (
             select own.version
               from app.measurements as own
              where own.tenant_id = (select app.tenant_id())
                and own.lifter_id = (select app.account_id())
                and own.id = thing)
           when 'programme' then (
             select own.version
               from app.programmes as own
              where own.tenant_id = (select app.tenant_id())
                and own.lifter_id = (select app.account_id())
                and own.id = thing)
         end
$$;

-- Why a thing was refused, as a report says it: the tier has no room for it, nobody may have more, or it breaks a rule.
create or replace function app.import_refusal(state text, message text)
returns text
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select case
           when state = 'MM402' then 'tier'
           when state = 'MM409' and message = 'limitReached' then 'limit_reached'
           else 'refused'
         end
$$;

-- The counts with one more of this name.
create or replace function app.counted(counts jsonb, name text)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
return counts || jsonb_build_object(name, coalesce((counts ->> name)::integer, 0) + 1);

-- The sixth of a reason stands for all that follow, as those that are found in reading do (ProblemReport).
create or replace function app.capped_problems(problems jsonb, counts jsonb)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           jsonb_agg(
             (told.problem - 'reason')
             || case
                  when told.place = 6 and told.number > 6 then jsonb_build_object('count', told.number - 5)
                  else '{}'
                end
             order by told.position),
           '[]')
    from (
      select listed.problem, listed.position, (counts ->> (listed.problem ->> 'reason'))::integer as number,
             row_number() over (partition by listed.problem ->> 'reason' order by listed.position) as place
        from jsonb_array_elements(problems) with ordinality as listed (problem, position)) as told
$$;

-- Writes the things of a file, `{"templates": [{"id", "at", …}], "skipped": {"templates": 1}}`, and returns what became of
-- them, as the report of an import says it. `at` is the place of the thing in the file. Of an area, the first six that are refused
-- for one reason are told.
create or replace function app.import_things(import uuid, things jsonb, restores boolean)
returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  areas jsonb := '{}';
  problems jsonb := '[]';
  area record;
  given jsonb;
  thing uuid;
  states text[];
  state text;
  judged jsonb;
  reason text;
  refused jsonb := '{}';
begin
  if things ? 'exercises' then
    areas := jsonb_build_object('exercises', app.import_exercises(import, things -> 'exercises', restores));
  end if;
  for area in
    select listed.*
      from (values ('templates', 'template'), ('goals', 'goal'), ('measurements', 'measurement'),
                   ('programmes', 'programme')) as listed (name, kind)
     where things ? listed.name
  loop
    states := '{}';
    judged :=
      case area.kind
        when 'measurement' then app.import_measurements(import, things -> area.name, restores)
        else '{}'
      end;
    for given in select jsonb_array_elements(things -> area.name) loop
      thing := (given ->> 'id')::uuid;
      state := judged ->> thing::text;
      if state is not null then
        states := states || state;
        continue;
      end if;
      begin
        state := app.import_thing(area.kind, thing, given, restores);
        if state = 'added' then
          insert into app.imported_things (tenant_id, lifter_id, kind, id, import_id, version)
          values (
            app.tenant_id(), app.account_id(), area.kind, thing, import, app.thing_version(area.kind, thing))
              on conflict (tenant_id, lifter_id, kind, id) do update
             set import_id = excluded.import_id,
                 version = excluded.version;
        end if;
      exception
        when others then
          if sqlstate !~ '^(MM|23)' then
            raise;
          end if;
          state := 'skipped';
          reason := app.import_refusal(sqlstate, sqlerrm);
          refused := app.counted(refused, area.name || ' ' || reason);
          if (refused ->> (area.name || ' ' || reason))::integer <= 6 then
            problems := problems || jsonb_build_array(
              given -> 'at' || jsonb_build_object(
                'code', reason, 'found', '', 'row_lost', true, 'reason', area.name || ' ' || reason));
          end if;
      end;
      states := states || state;
    end loop;
    areas := areas || jsonb_build_object(
      area.name,
      (select jsonb_object_agg(
                named.state,
                cardinality(array_positions(states, named.state))
                + case
                    when named.state = 'skipped' then coalesce((things #>> array['skipped', area.name])::integer, 0)
                    else 0
                  end)
         from unnest(array['added', 'unchanged', 'edited', 'deleted', 'skipped']) as named (state)));
  end loop;
  return jsonb_build_object('areas', areas, 'problems', app.capped_problems(problems, refused));
end
$$;

-- A report with what became of the things.
create or replace function app.with_things(report jsonb, found jsonb)
returns jsonb
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select report || jsonb_build_object(
           'areas', found -> 'areas', 'problems', coalesce(report -> 'problems', '[]') || (found -> 'problems'))
$$;

-- What would become of the things: they are written, and that is undone again.
create or replace function app.preview_things(things jsonb, restores boolean)
returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  import constant uuid := app.new_id();
  found jsonb;
begin
  insert into app.imports (tenant_id, lifter_id, id, source, dialect, time_zone)
  values (app.tenant_id(), app.account_id(), import, 'musclemate', 'preview', 'UTC');
  found := app.import_things(import, things, restores);
  raise exception using errcode = 'MM304', message = 'previewed';
exception
  when sqlstate 'MM304' then
    return found;
end
$$;

grant execute on function
  app.thing_content(text, uuid),
  app.write_imported_template(uuid, jsonb),
  app.write_imported_goal(uuid, jsonb),
  app.write_imported_programme(uuid, jsonb),
  app.write_imported_thing(text, uuid, jsonb),
  app.import_thing(text, uuid, jsonb, boolean),
  app.thing_version(text, uuid),
  app.import_refusal(text, text),
  app.counted(jsonb, text),
  app.capped_problems(jsonb, jsonb),
  app.import_things(uuid, jsonb, boolean),
  app.with_things(jsonb, jsonb),
  app.preview_things(jsonb, boolean)
  to mm_lifter, mm_coach;
