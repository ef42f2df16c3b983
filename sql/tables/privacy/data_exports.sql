-- Asked for by app.ask_for_export, made by the job's functions; who it is about sees it and throws it away.
alter table app.data_exports enable row level security;
alter table app.data_exports force row level security;
revoke all on app.data_exports from public;
grant select, delete on app.data_exports to mm_lifter, mm_coach, mm_admin;

drop policy if exists "data exports stay in their tenant" on app.data_exports;
create policy "data exports stay in their tenant" on app.data_exports
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people see the exports of their own data" on app.data_exports;
create policy "people see the exports of their own data" on app.data_exports
  for select to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

drop policy if exists "people throw the exports of their own data away" on app.data_exports;
create policy "people throw the exports of their own data away" on app.data_exports
  for delete to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));
