-- The teams that the caller is in, as the coach they are signed in as.
create or replace function app.my_teams()
returns setof uuid
language plpgsql stable rows 2
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select member.team_id
      from app.team_members as member
     where member.tenant_id = app.tenant_id()
       and member.account_id = app.account_id()
       and current_setting('role') = 'mm_coach';
end
$$;

-- And those that the caller let in as a lifter.
create or replace function app.visible_teams()
returns setof uuid
language plpgsql stable rows 2
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select app.my_teams()
     union
    select client.team_id
      from app.team_clients as client
     where client.tenant_id = app.tenant_id()
       and client.lifter_id = app.account_id();
end
$$;

grant execute on function app.my_teams(), app.visible_teams() to mm_lifter, mm_coach;
