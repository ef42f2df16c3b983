-- The duties of the calling admin. Each function and policy that is for admins asks for one.

create or replace function app.has_duty(duty text)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select
      from app.admin_duties as given
     where given.tenant_id = app.tenant_id()
       and given.account_id = app.account_id()
       and given.duty = has_duty.duty);
end
$$;

-- Raises MM403 without the duty, whose name is the detail.
create or replace function app.demand_duty(duty text)
returns void
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if not app.has_duty(duty) then
    raise exception 'duty-needed' using errcode = 'MM403', detail = duty;
  end if;
end
$$;

-- The duties of an account, of those that the caller may see; null for who is no admin. In plpgsql, so that
-- app.account_json, which calls it, is inlined.
create or replace function app.duties_of(account app.accounts)
returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if 'admin' <> all (account.roles) then
    return null;
  end if;
  return array(
    select given.duty
      from app.admin_duties as given
     where given.tenant_id = account.tenant_id
       and given.account_id = account.id
     order by given.duty);
end
$$;

grant execute on function app.has_duty(text), app.demand_duty(text) to mm_admin;
grant execute on function app.duties_of(app.accounts) to mm_lifter, mm_coach, mm_admin;
