-- One row a lifter, which empties but stays.
alter table app.schedules enable row level security;
alter table app.schedules force row level security;
revoke all on app.schedules from public;
grant select on app.schedules to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, rest_days, rest_on) on app.schedules to mm_lifter, mm_coach;
grant update (rest_days, rest_on) on app.schedules to mm_lifter, mm_coach;

drop policy if exists "schedules stay in their tenant" on app.schedules;
create policy "schedules stay in their tenant" on app.schedules
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read schedules of their own" on app.schedules;
create policy "lifters read schedules of their own" on app.schedules
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make schedules of their own" on app.schedules;
create policy "lifters make schedules of their own" on app.schedules
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change schedules of their own" on app.schedules;
create policy "lifters change schedules of their own" on app.schedules
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.schedules
  for each row execute function app.stamp_schedule();
