-- One's own, under every role.
alter table app.quiet_hours enable row level security;
alter table app.quiet_hours force row level security;
revoke all on app.quiet_hours from public;
grant select, delete on app.quiet_hours to mm_lifter, mm_coach, mm_admin;
grant insert (tenant_id, account_id, starts_at, ends_at, time_zone) on app.quiet_hours to mm_lifter, mm_coach, mm_admin;

drop policy if exists "quiet hours stay in their tenant" on app.quiet_hours;
create policy "quiet hours stay in their tenant" on app.quiet_hours
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their quiet hours" on app.quiet_hours;
create policy "people read their quiet hours" on app.quiet_hours
  for select to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

drop policy if exists "people set their quiet hours" on app.quiet_hours;
create policy "people set their quiet hours" on app.quiet_hours
  for insert to mm_lifter, mm_coach, mm_admin
  with check (account_id = (select app.account_id()));

drop policy if exists "people take back their quiet hours" on app.quiet_hours;
create policy "people take back their quiet hours" on app.quiet_hours
  for delete to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));
