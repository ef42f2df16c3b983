-- Seen by those in it and by the lifters who let it in; all that changes it is a function of sql/functions/sharing/teams.sql.
alter table app.teams enable row level security;
alter table app.teams force row level security;
revoke all on app.teams from public;
grant select on app.teams to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.teams;
create policy "requests stay in their tenant" on app.teams
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people see the teams they are in or let in" on app.teams;
create policy "people see the teams they are in or let in" on app.teams
  for select to mm_lifter, mm_coach
  using (id = any (array(select app.visible_teams())));
