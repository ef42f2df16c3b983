-- One's quiet hours, in the place of those before; none where both are null. MM422 for a zone that there is not; one that is
-- refused by now stays until it is changed.
create or replace function app.set_quiet_hours(starts_at time, ends_at time, time_zone text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  zone text := app.time_zone_name(time_zone);
  former text;
begin
  delete from app.quiet_hours as earlier
   where earlier.tenant_id = (select app.tenant_id())
     and earlier.account_id = (select app.account_id())
  returning earlier.time_zone into former;
  if zone is null and time_zone = former then
    zone := former;
  end if;
  if zone is null and time_zone is not null then
    perform app.raise_time_zone_fault('/quiet_hours/time_zone', time_zone);
  end if;
  insert into app.quiet_hours (tenant_id, account_id, starts_at, ends_at, time_zone)
  select app.tenant_id(), app.account_id(), set_quiet_hours.starts_at, set_quiet_hours.ends_at,
         zone
   where set_quiet_hours.starts_at is not null;
end
$$;

grant execute on function app.set_quiet_hours(time, time, text) to mm_lifter, mm_coach, mm_admin;
