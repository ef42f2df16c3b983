-- Both sides see what is shared with a team, and the lifter alone changes it, in app.share_with_team.
alter table app.team_grants enable row level security;
alter table app.team_grants force row level security;
revoke all on app.team_grants from public;
grant select on app.team_grants to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.team_grants;
create policy "requests stay in their tenant" on app.team_grants
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see what they share with teams" on app.team_grants;
create policy "lifters see what they share with teams" on app.team_grants
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches see what their teams are let into and what they share" on app.team_grants;
create policy "coaches see what their teams are let into and what they share" on app.team_grants
  for select to mm_coach
  using (team_id = any (array(select app.my_teams()))
         or lifter_id = (select app.account_id()));

create or replace trigger pause
  before insert on app.team_grants
  for each row execute function app.pause_new_grant();

create or replace trigger note_insert
  after insert on app.team_grants
  referencing new table as changed
  for each statement execute function app.note_change_of_team_access();

create or replace trigger note_update
  after update on app.team_grants
  referencing new table as changed
  for each statement execute function app.note_change_of_team_access();

create or replace trigger note_delete
  after delete on app.team_grants
  referencing old table as changed
  for each statement execute function app.note_change_of_team_access();
