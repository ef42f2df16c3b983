-- Advanced by app.change_version alone.
alter table app.lifter_versions enable row level security;
alter table app.lifter_versions force row level security;
revoke all on app.lifter_versions from public;
grant select on app.lifter_versions to mm_lifter, mm_coach;

drop policy if exists "versions stay in their tenant" on app.lifter_versions;
create policy "versions stay in their tenant" on app.lifter_versions
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read how far their changes go" on app.lifter_versions;
create policy "lifters read how far their changes go" on app.lifter_versions
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
