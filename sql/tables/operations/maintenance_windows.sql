-- Everyone hears of them from the server, which knows them all; admins read their own tenant's, and write through
-- functions.
alter table app.maintenance_windows enable row level security;
alter table app.maintenance_windows force row level security;
revoke all on app.maintenance_windows from public;
grant select on app.maintenance_windows to mm_admin;

drop policy if exists "maintenance windows stay in their tenant" on app.maintenance_windows;
create policy "maintenance windows stay in their tenant" on app.maintenance_windows
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "admins read their maintenance windows" on app.maintenance_windows;
create policy "admins read their maintenance windows" on app.maintenance_windows
  for select to mm_admin
  using ((select app.has_duty('operations')));
