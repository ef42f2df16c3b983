-- The caller's profile.

-- The day that the caller's weeks begin with.
create or replace function app.week_start()
returns text
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select profile.week_start
              from app.profiles as profile
             where profile.tenant_id = (select app.tenant_id())
               and profile.lifter_id = (select app.account_id())),
           'sunday');
$$;

grant execute on function app.week_start() to mm_lifter, mm_coach;
