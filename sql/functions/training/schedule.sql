-- The lifter's week.

-- The day that it is for the caller, in their profile's zone. In plpgsql because its plan outlives the call.
create or replace function app.today()
returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select (now() at time zone account.time_zone)::date
      from app.accounts as account
     where account.tenant_id = app.tenant_id()
       and account.id = app.account_id());
end
$$;

-- The weekday of a date, as it is kept: "tuesday".
create or replace function app.weekday(day date)
returns text
language sql immutable parallel safe
return (array['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])[
  extract(dow from day)::integer + 1];

-- Makes a weekday one of rest, or takes that back.
create or replace function app.rest_on_weekday(weekday text, rests boolean)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into app.schedules as own (tenant_id, lifter_id, rest_days)
  values (
    (select app.tenant_id()), (select app.account_id()), case when rests then array[weekday] else '{}' end)
      on conflict (tenant_id, lifter_id) do update
     set rest_days = array_remove(own.rest_days, rest_on_weekday.weekday) || excluded.rest_days
$$;

-- Makes today alone a day of rest, or takes that back.
create or replace function app.rest_today(rests boolean)
returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  insert into app.schedules as own (tenant_id, lifter_id, rest_on)
  values ((select app.tenant_id()), (select app.account_id()), case when rests then app.today() end)
      on conflict (tenant_id, lifter_id) do update
     set rest_on = excluded.rest_on
$$;

grant execute on function app.today(), app.weekday(date), app.rest_on_weekday(text, boolean),
      app.rest_today(boolean)
   to mm_lifter, mm_coach;
