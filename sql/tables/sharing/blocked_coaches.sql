-- The lifter's alone: the blocked coach never learns of it.
alter table app.blocked_coaches enable row level security;
alter table app.blocked_coaches force row level security;
revoke all on app.blocked_coaches from public;
grant select, delete on app.blocked_coaches to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.blocked_coaches;
create policy "requests stay in their tenant" on app.blocked_coaches
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see whom they blocked" on app.blocked_coaches;
create policy "lifters see whom they blocked" on app.blocked_coaches
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters take a block back" on app.blocked_coaches;
create policy "lifters take a block back" on app.blocked_coaches
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger note_insert
  after insert on app.blocked_coaches
  referencing new table as changed
  for each statement execute function app.note_change_of_block();

create or replace trigger note_delete
  after delete on app.blocked_coaches
  referencing old table as changed
  for each statement execute function app.note_change_of_block();
