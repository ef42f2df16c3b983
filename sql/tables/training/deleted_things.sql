-- The lifter's alone: what was deleted is out of every coach's sight.
alter table app.deleted_things enable row level security;
alter table app.deleted_things force row level security;
revoke all on app.deleted_things from public;
grant select, insert, delete on app.deleted_things to mm_lifter, mm_coach;
grant update (name, document, deleted_at, restored_at) on app.deleted_things to mm_lifter, mm_coach;

drop policy if exists "deleted things stay in their tenant" on app.deleted_things;
create policy "deleted things stay in their tenant" on app.deleted_things
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read what they deleted and can restore" on app.deleted_things;
create policy "lifters read what they deleted and can restore" on app.deleted_things
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters keep what they delete" on app.deleted_things;
create policy "lifters keep what they delete" on app.deleted_things
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters restore what they deleted" on app.deleted_things;
create policy "lifters restore what they deleted" on app.deleted_things
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters lose what they deleted long ago" on app.deleted_things;
create policy "lifters lose what they deleted long ago" on app.deleted_things
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
