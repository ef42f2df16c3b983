-- The time zones that days are counted in.

-- The zone that a name of tzdata without a slash links to, in lower case on the left. Abbreviations (`EST`, `CET`) are left
-- out, though tzdata has files of some: they name other zones elsewhere, and have no summer.
create or replace function app.linked_time_zone(name text) returns text
language sql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
  select zone.name
    from (values
           ('cst6cdt', 'America/Chicago'), ('cuba', 'America/Havana'), ('egypt', 'Africa/Cairo'),
           ('eire', 'Europe/Dublin'), ('est5edt', 'America/New_York'), ('gb', 'Europe/London'),
           ('gb-eire', 'Europe/London'), ('hongkong', 'Asia/Hong_Kong'), ('iceland', 'Atlantic/Reykjavik'),
           ('iran', 'Asia/Tehran'), ('israel', 'Asia/Jerusalem'), ('jamaica', 'America/Jamaica'),
           ('japan', 'Asia/Tokyo'), ('kwajalein', 'Pacific/Kwajalein'), ('libya', 'Africa/Tripoli'),
           ('mst7mdt', 'America/Denver'), ('navajo', 'America/Denver'), ('nz', 'Pacific/Auckland'),
           ('nz-chat', 'Pacific/Chatham'), ('poland', 'Europe/Warsaw'), ('portugal', 'Europe/Lisbon'),
           ('prc', 'Asia/Shanghai'), ('pst8pdt', 'America/Los_Angeles'), ('roc', 'Asia/Taipei'),
           ('rok', 'Asia/Seoul'), ('singapore', 'Asia/Singapore'), ('turkey', 'Europe/Istanbul'),
           ('w-su', 'Europe/Moscow')) as zone (short, name)
   where zone.short = lower(linked_time_zone.name)
$$;

-- The name that a zone is kept under: that of pg_timezone_names with a slash, in its spelling, or UTC. Null for any other
-- text. PostgreSQL itself also takes abbreviations, the machine's own zone and POSIX rules ("foo5"). The parameter tells the
-- spelling in microseconds, the view reads all files of tzdata. Whoever asks may set none.
create or replace function app.time_zone_name(given text) returns text
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
set timezone = 'UTC'
as $$
declare
  -- Each request for the own account asks this, and so does each thing that is written: only a short name is looked up.
  full_name constant text := case when given like '%/%' then given else coalesce(app.linked_time_zone(given), given) end;
begin
  if given ~* '^(etc/)?(utc|uct|gmt([+-]?0)?|z|zulu|greenwich|universal)$' then
    return 'UTC';
  end if;
  if full_name is null
     or full_name ~* '^(posix|right)/'
     or full_name !~* '^([a-z_-]+(/[a-z_-]+){1,2}|etc/gmt(\+([1-9]|1[0-2])|-([1-9]|1[0-4])))$' then
    return null;
  end if;
  perform set_config('TimeZone', full_name, true);
  return current_setting('TimeZone');
exception when invalid_parameter_value then
  return null;
end
$$;

-- Refuses a zone: a name of its form as unknown, any other text (`EST`) as no such name.
create or replace function app.raise_time_zone_fault(pointer text, given text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if given like '%/%' then
    perform app.raise_fault(pointer, 'unknown');
  end if;
  perform app.raise_fault(pointer, 'invalid', 'IANA time zone such as Europe/Berlin');
end
$$;

-- The name that a zone is kept under; null stays null. The fault names the member that zones are sent in everywhere.
create or replace function app.checked_time_zone(given text)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  kept constant text := app.time_zone_name(given);
begin
  if given is not null and kept is null then
    perform app.raise_time_zone_fault('/time_zone', given);
  end if;
  return kept;
end
$$;

-- Whether a lifter's thing has this zone already: one that is refused by now may come back with what it was stored on. A new
-- thing without a zone has that of the profile. What was deleted is restored as it was, and a draft becomes a workout under
-- its id.
create or replace function app.has_time_zone(zone text, tenant integer, lifter uuid, thing uuid)
returns boolean
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from app.accounts as account
            where (account.tenant_id, account.id, account.time_zone) = (tenant, lifter, zone))
      or exists (
           select
             from app.workouts as workout
            where (workout.tenant_id, workout.lifter_id, workout.id, workout.time_zone) = (tenant, lifter, thing, zone))
      or coalesce(current_setting('app.restored_workout', true) = thing::text, false)
      or exists (
           select
             from app.deleted_things as gone
            where (gone.tenant_id, gone.lifter_id, gone.kind, gone.id, gone.document ->> 'time_zone')
                  = (tenant, lifter, 'measurement', thing, zone))
      or exists (
           select
             from app.drafts as draft
            where (draft.tenant_id, draft.lifter_id, draft.id, draft.time_zone) = (tenant, lifter, thing, zone))
      or exists (
           select
             from app.planned_workouts as planned
            where (planned.tenant_id, planned.lifter_id, planned.id, planned.time_zone) = (tenant, lifter, thing, zone))
      or exists (
           select
             from app.measurements as measured
            where (measured.tenant_id, measured.lifter_id, measured.id, measured.time_zone)
                  = (tenant, lifter, thing, zone))
$$;

-- The name that the zone of a lifter's thing is kept under.
create or replace function app.written_time_zone(zone text, tenant integer, lifter uuid, thing uuid)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  kept constant text := app.time_zone_name(zone);
begin
  if kept is not null then
    return kept;
  end if;
  if app.has_time_zone(zone, tenant, lifter, thing) then
    return zone;
  end if;
  return app.checked_time_zone(zone);
end
$$;

grant execute on function
  app.linked_time_zone(text), app.time_zone_name(text), app.raise_time_zone_fault(text, text), app.checked_time_zone(text)
   to mm_lifter, mm_coach, mm_admin, mm_worker, musclemate_server, mm_loader;
