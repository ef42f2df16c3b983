-- Weeks and months of a lifter.

-- The first day of the day, week or month that a day falls in. Not strict, so that PostgreSQL writes it into a query of
-- a thousand days instead of calling it.
create or replace function app.bucket_start(bucket text, day date, week_start text)
returns date
language sql immutable parallel safe
return case bucket
         when 'week' then
           day - (extract(isodow from day)::integer
                  - case week_start when 'monday' then 1 when 'saturday' then 6 else 7 end + 7) % 7
         when 'month' then date_trunc('month', day::timestamp)::date
         else day
       end;

-- Which day it is for a lifter, and which their week begins with; a coach sees the lifter's calendar, not their own.
-- Only for who was let through app.authorize_lifter. In plpgsql, like the next one, because its plans outlive the call.
create or replace function app.calendar(of_lifter uuid)
returns table (today date, week_start text)
language plpgsql stable rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select (now() at time zone account.time_zone)::date, coalesce(profile.week_start, 'sunday')
      from app.accounts as account
      left join app.profiles as profile
        on profile.tenant_id = account.tenant_id
       and profile.lifter_id = account.id
     where account.tenant_id = app.tenant_id()
       and account.id = of_lifter;
end
$$;

-- The unit that the caller's profile names.
create or replace function app.own_unit()
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select account.unit
      from app.accounts as account
     where account.tenant_id = app.tenant_id()
       and account.id = app.account_id());
end
$$;

grant execute on function app.bucket_start(text, date, text), app.calendar(uuid), app.own_unit()
  to mm_lifter, mm_coach;
