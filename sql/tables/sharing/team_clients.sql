-- The team's coaches and the lifter see that the lifter let the team in.
alter table app.team_clients enable row level security;
alter table app.team_clients force row level security;
revoke all on app.team_clients from public;
grant select on app.team_clients to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.team_clients;
create policy "requests stay in their tenant" on app.team_clients
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see which teams they let in" on app.team_clients;
create policy "lifters see which teams they let in" on app.team_clients
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches see their teams' clients and the teams they let in" on app.team_clients;
create policy "coaches see their teams' clients and the teams they let in" on app.team_clients
  for select to mm_coach
  using (team_id = any (array(select app.my_teams()))
         or lifter_id = (select app.account_id()));

create or replace trigger note_insert
  after insert on app.team_clients
  referencing new table as changed
  for each statement execute function app.note_change_of_team_access();

create or replace trigger note_delete
  after delete on app.team_clients
  referencing old table as changed
  for each statement execute function app.note_change_of_team_access();
