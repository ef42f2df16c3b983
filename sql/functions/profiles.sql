-- The caller's profile.

-- The day that the caller's weeks begin with.
create or replace function app.week_start()
returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
           (select profile.week_start
              from app.profiles as profile
             where profile.tenant_id = (select app.tenant_id())
               and profile.lifter_id = (select app.account_id())),
           'sunday');
$$;

-- The first day of the week that a day lies in.
create or replace function app.first_of_week(day date, starts_on text)
returns date
language sql immutable strict parallel safe
return day - (extract(isodow from day)::integer + 7
              - case starts_on when 'monday' then 1 when 'saturday' then 6 else 7 end) % 7;

create or replace trigger stamp
  before insert or update on app.profiles
  for each row execute function app.stamp_version();

grant execute on function app.week_start(), app.first_of_week(date, text) to mm_lifter, mm_coach, mm_definer;
