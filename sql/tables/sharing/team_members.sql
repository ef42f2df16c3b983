-- The members of a team see who is in it, and so do the lifters who let it in: they are who may see their data.
alter table app.team_members enable row level security;
alter table app.team_members force row level security;
revoke all on app.team_members from public;
grant select on app.team_members to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.team_members;
create policy "requests stay in their tenant" on app.team_members
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people see who is in the teams they are in or let in" on app.team_members;
create policy "people see who is in the teams they are in or let in" on app.team_members
  for select to mm_lifter, mm_coach
  using (team_id = any (array(select app.visible_teams())));

create or replace trigger inherit
  after delete on app.team_members
  for each row execute function app.inherit_team();

create or replace trigger note_insert
  after insert on app.team_members
  referencing new table as changed
  for each statement execute function app.note_change_of_members();

create or replace trigger note_update
  after update on app.team_members
  referencing new table as changed
  for each statement execute function app.note_change_of_members();

create or replace trigger note_delete
  after delete on app.team_members
  referencing old table as changed
  for each statement execute function app.note_change_of_members();
