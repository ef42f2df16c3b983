-- Written by app.claim_operation alone. Everyone sees their own devices, and takes off those that are no longer used.
alter table app.sync_devices enable row level security;
alter table app.sync_devices force row level security;
revoke all on app.sync_devices from public;
grant select (tenant_id, account_id, id, done, seen_at), delete on app.sync_devices to mm_lifter, mm_coach;

drop policy if exists "devices stay in their tenant" on app.sync_devices;
create policy "devices stay in their tenant" on app.sync_devices
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their devices" on app.sync_devices;
create policy "people read their devices" on app.sync_devices
  for select to mm_lifter, mm_coach
  using (account_id = (select app.account_id()));

drop policy if exists "people take their devices off" on app.sync_devices;
create policy "people take their devices off" on app.sync_devices
  for delete to mm_lifter, mm_coach
  using (account_id = (select app.account_id()));
