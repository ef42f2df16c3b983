-- Coaches and lifters see whom they are connected with, and either may end it. Connections are made by
-- accepting an invitation, in app.accept_invite.
alter table app.coachings enable row level security;
alter table app.coachings force row level security;
revoke all on app.coachings from public;
grant select, delete on app.coachings to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.coachings;
create policy "requests stay in their tenant" on app.coachings
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see their coaches" on app.coachings;
create policy "lifters see their coaches" on app.coachings
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches see their clients and their own coaches" on app.coachings;
create policy "coaches see their clients and their own coaches" on app.coachings
  for select to mm_coach
  using (coach_id = (select app.account_id())
         or lifter_id = (select app.account_id()));

drop policy if exists "lifters leave their coaches" on app.coachings;
create policy "lifters leave their coaches" on app.coachings
  for delete to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches remove their clients and leave their own coaches" on app.coachings;
create policy "coaches remove their clients and leave their own coaches" on app.coachings
  for delete to mm_coach
  using (coach_id = (select app.account_id())
         or lifter_id = (select app.account_id()));

create or replace trigger ended
  after delete on app.coachings
  for each row execute function app.end_coaching();

drop trigger if exists stamp_sync on app.coachings;
drop trigger if exists note_coach_left on app.coachings;
create or replace trigger note_insert
  after insert on app.coachings
  referencing new table as changed
  for each statement execute function app.note_change_of_access();

create or replace trigger note_delete
  after delete on app.coachings
  referencing old table as gone
  for each statement execute function app.note_coach_left();
