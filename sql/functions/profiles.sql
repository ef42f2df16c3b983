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

create or replace function app.stamp_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.version := app.change_version(new.tenant_id, new.lifter_id);
  return new;
end
$$;

create or replace trigger stamp
  before insert or update on app.profiles
  for each row execute function app.stamp_profile();

alter function app.stamp_profile() owner to mm_definer;
grant execute on function app.week_start() to mm_lifter, mm_coach, mm_definer;
