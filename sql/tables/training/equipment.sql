-- The owner's alone.
alter table app.equipment enable row level security;
alter table app.equipment force row level security;
revoke all on app.equipment from public;
grant select, delete on app.equipment to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, unit, bar, collars, sides, plates) on app.equipment to mm_lifter, mm_coach;
grant update (bar, collars, sides, plates, updated_at) on app.equipment to mm_lifter, mm_coach;

drop policy if exists "equipment stay in their tenant" on app.equipment;
create policy "equipment stay in their tenant" on app.equipment
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their equipment" on app.equipment;
create policy "lifters read their equipment" on app.equipment
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make equipment of their own" on app.equipment;
create policy "lifters make equipment of their own" on app.equipment
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their equipment" on app.equipment;
create policy "lifters change their equipment" on app.equipment
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their equipment" on app.equipment;
create policy "lifters delete their equipment" on app.equipment
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp_sync
  after insert or update or delete on app.equipment
  for each row execute function app.stamp_sync_of_lifter('equipment');
