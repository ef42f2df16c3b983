alter table app.accounts enable row level security;
alter table app.accounts force row level security;
revoke all on app.accounts from public;
grant select on app.accounts to mm_lifter, mm_coach, mm_admin;
-- roles, addresses and names are changed by the auth functions alone
grant update (display_name, locale, time_zone, unit, updated_at) on app.accounts
   to mm_lifter, mm_coach, mm_admin;

drop policy if exists "requests stay in their tenant" on app.accounts;
create policy "requests stay in their tenant" on app.accounts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their own account" on app.accounts;
create policy "people read their own account" on app.accounts
  for select
  to mm_lifter, mm_coach
  using (id = (select app.account_id()));

drop policy if exists "admins read the tenant's accounts" on app.accounts;
create policy "admins read the tenant's accounts" on app.accounts
  for select
  to mm_admin
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people change their own account" on app.accounts;
create policy "people change their own account" on app.accounts
  for update
  to mm_lifter, mm_coach, mm_admin
  using (id = (select app.account_id()))
  with check (id = (select app.account_id()));
