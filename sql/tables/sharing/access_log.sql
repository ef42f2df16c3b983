-- The log is the lifter's to read. Only app.log_access writes it, and nobody changes it.
alter table app.access_log enable row level security;
alter table app.access_log force row level security;
revoke all on app.access_log from public;
grant select on app.access_log to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.access_log;
create policy "requests stay in their tenant" on app.access_log
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read who looked at their data" on app.access_log;
create policy "lifters read who looked at their data" on app.access_log
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
