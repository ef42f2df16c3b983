-- Raised by app.raise_alert and acknowledged by app.acknowledge_alert alone; the tenant's admins read them.
alter table app.alerts enable row level security;
alter table app.alerts force row level security;
revoke all on app.alerts from public;
grant select on app.alerts to mm_admin;

drop policy if exists "alerts stay in their tenant" on app.alerts;
create policy "alerts stay in their tenant" on app.alerts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "admins read alerts" on app.alerts;
create policy "admins read alerts" on app.alerts
  for select to mm_admin
  using ((select app.has_duty('moderation')));
