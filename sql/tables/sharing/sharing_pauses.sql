-- The lifter's alone: a coach learns from the roster that there is a pause. Made and ended in app.pause_sharing and
-- app.resume_sharing.
alter table app.sharing_pauses enable row level security;
alter table app.sharing_pauses force row level security;
revoke all on app.sharing_pauses from public;
grant select on app.sharing_pauses to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.sharing_pauses;
create policy "requests stay in their tenant" on app.sharing_pauses
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see their pause" on app.sharing_pauses;
create policy "lifters see their pause" on app.sharing_pauses
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger note_insert
  after insert on app.sharing_pauses
  referencing new table as changed
  for each statement execute function app.note_change_of_pause();

create or replace trigger note_update
  after update on app.sharing_pauses
  referencing new table as changed
  for each statement execute function app.note_change_of_pause();

create or replace trigger note_delete
  after delete on app.sharing_pauses
  referencing old table as changed
  for each statement execute function app.note_change_of_pause();
