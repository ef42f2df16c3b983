-- Measurements of a file, all at once: there are thousands, and each statement that writes one reckons the energy of workouts again.

-- Each as it is written: what it does not say is the account's.
create or replace function app.given_measurements(given jsonb)
returns table (
  id uuid, kind text, value numeric, unit text, measured_at timestamptz, time_zone text, notes text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select (thing ->> 'id')::uuid, thing ->> 'kind', (thing ->> 'value')::numeric,
         coalesce(
           thing ->> 'unit',
           case
             when thing ->> 'kind' = 'body_fat' then 'percent'
             when thing ->> 'kind' = 'body_weight' then account.unit
             when account.unit = 'lb' then 'in'
             else 'cm'
           end),
         coalesce((thing ->> 'measured_at')::timestamptz, now()), coalesce(thing ->> 'time_zone', account.time_zone),
         nullif(thing ->> 'notes', '')
    from jsonb_array_elements(given) as thing
    join app.accounts as account
      on account.tenant_id = (select app.tenant_id())
     and account.id = (select app.account_id())
$$;

create or replace function app.write_imported_measurements(given jsonb)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into app.measurements (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone, notes)
  select app.tenant_id(), app.account_id(), new.id, new.kind, new.value, new.unit, new.measured_at, new.time_zone,
         new.notes
    from app.given_measurements(given) as new
      on conflict (tenant_id, lifter_id, id) do update
     set kind = excluded.kind,
         value = excluded.value,
         unit = excluded.unit,
         measured_at = excluded.measured_at,
         time_zone = excluded.time_zone,
         notes = excluded.notes
$$;

-- Those that are not there and, unless they are restored, were not deleted.
create or replace function app.new_measurements(given jsonb, restores boolean)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(thing), '[]')
    from jsonb_array_elements(given) as thing
   where not exists (
           select
             from app.measurements as own
            where own.tenant_id = (select app.tenant_id())
              and own.lifter_id = (select app.account_id())
              and own.id = (thing ->> 'id')::uuid)
     and (restores or not app.was_dropped('measurement', (thing ->> 'id')::uuid))
$$;

-- Those that are there and say the same, by id.
create or replace function app.unchanged_measurements(given jsonb)
returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(own.id, 'unchanged'), '{}')
    from app.given_measurements(given) as new
    join app.measurements as own
      on own.tenant_id = (select app.tenant_id())
     and own.lifter_id = (select app.account_id())
     and own.id = new.id
     and row(own.kind, own.value, own.unit, own.measured_at, own.time_zone, own.notes)
         is not distinct from row(new.kind, new.value, new.unit, new.measured_at, new.time_zone, new.notes)
$$;

-- Adds them together, and returns the ids with `added`. Where one of them is refused, or stands twice in the file, the halves of them
-- are tried, which finds it in few steps.
create or replace function app.add_measurements(import uuid, new jsonb)
returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  half constant integer := jsonb_array_length(new) / 2;
  added jsonb;
begin
  perform app.write_imported_measurements(new);
  with noted as (
    insert into app.imported_things (tenant_id, lifter_id, kind, id, import_id, version)
    select own.tenant_id, own.lifter_id, 'measurement', own.id, import, own.version
      from jsonb_array_elements(new) as thing
      join app.measurements as own
        on own.tenant_id = app.tenant_id()
       and own.lifter_id = app.account_id()
       and own.id = (thing ->> 'id')::uuid
        on conflict (tenant_id, lifter_id, kind, id) do update
       set import_id = excluded.import_id,
           version = excluded.version
    returning id)
  select coalesce(jsonb_object_agg(noted.id, 'added'), '{}')
    into added
    from noted;
  return added;
exception
  when others then
    -- 21000: one that stands twice
    if sqlstate !~ '^(MM|23|21)' then
      raise;
    end if;
    if half = 0 then
      return '{}';
    end if;
    return app.add_measurements(import, jsonb_path_query_array(new, '$[0 to $last]', jsonb_build_object('last', half - 1)))
           || app.add_measurements(import, jsonb_path_query_array(new, '$[$first to last]', jsonb_build_object('first', half)));
end
$$;

-- What became of those that need no closer look, by id: `unchanged` or `added`.
create or replace function app.import_measurements(import uuid, given jsonb, restores boolean)
returns jsonb
language sql volatile
set search_path = pg_catalog, pg_temp
return app.unchanged_measurements(given)
       || app.add_measurements(import, app.new_measurements(given, restores));

grant execute on function
  app.given_measurements(jsonb),
  app.write_imported_measurements(jsonb),
  app.new_measurements(jsonb, boolean),
  app.unchanged_measurements(jsonb),
  app.import_measurements(uuid, jsonb, boolean),
  app.add_measurements(uuid, jsonb)
  to mm_lifter, mm_coach;
