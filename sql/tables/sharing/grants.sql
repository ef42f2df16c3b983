-- Both sides see what is shared, and the lifter alone changes it, in app.share.
alter table app.grants enable row level security;
alter table app.grants force row level security;
revoke all on app.grants from public;
grant select on app.grants to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.grants;
create policy "requests stay in their tenant" on app.grants
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see what they share" on app.grants;
create policy "lifters see what they share" on app.grants
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches see what is shared with them and what they share" on app.grants;
create policy "coaches see what is shared with them and what they share" on app.grants
  for select to mm_coach
  using (coach_id = (select app.account_id())
         or lifter_id = (select app.account_id()));

create or replace trigger pause
  before insert on app.grants
  for each row execute function app.pause_new_grant();

drop trigger if exists stamp_sync on app.grants;
create or replace trigger note_insert
  after insert on app.grants
  referencing new table as changed
  for each statement execute function app.note_change_of_access();

create or replace trigger note_update
  after update on app.grants
  referencing new table as changed
  for each statement execute function app.note_change_of_access();

create or replace trigger note_delete
  after delete on app.grants
  referencing old table as changed
  for each statement execute function app.note_change_of_access();
