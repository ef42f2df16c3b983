-- The owner's alone: no scope opens programmes. Version and times are the database's to set.
alter table app.programmes enable row level security;
alter table app.programmes force row level security;
revoke all on app.programmes from public;
grant select, delete on app.programmes to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, id, name, number) on app.programmes to mm_lifter, mm_coach;
grant update (name, number, cycle) on app.programmes to mm_lifter, mm_coach;

drop policy if exists "programmes stay in their tenant" on app.programmes;
create policy "programmes stay in their tenant" on app.programmes
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their programmes" on app.programmes;
create policy "lifters read their programmes" on app.programmes
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make programmes of their own" on app.programmes;
create policy "lifters make programmes of their own" on app.programmes
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their programmes" on app.programmes;
create policy "lifters change their programmes" on app.programmes
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their programmes" on app.programmes;
create policy "lifters delete their programmes" on app.programmes
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.programmes
  for each row execute function app.stamp_programme();

create or replace trigger note_deleted
  after delete on app.programmes
  referencing old table as gone
  for each statement execute function app.note_deleted('programme');

create or replace trigger watch_assigned
  before update or delete on app.programmes
  for each row execute function app.watch_assigned_programme();
