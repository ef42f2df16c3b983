-- Given by app.set_duties and by a trigger on accounts; admins read their own, and others' through functions.
alter table app.admin_duties enable row level security;
alter table app.admin_duties force row level security;
revoke all on app.admin_duties from public;
grant select on app.admin_duties to mm_lifter, mm_coach, mm_admin;

drop policy if exists "duties stay in their tenant" on app.admin_duties;
create policy "duties stay in their tenant" on app.admin_duties
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "admins read their own duties" on app.admin_duties;
create policy "admins read their own duties" on app.admin_duties
  for select
  to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));
