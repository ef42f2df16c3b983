-- Written by the command alone; whom it concerns reads it.
alter table app.entitlement_overrides enable row level security;
alter table app.entitlement_overrides force row level security;
revoke all on app.entitlement_overrides from public;
grant select on app.entitlement_overrides to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.entitlement_overrides;
create policy "requests stay in their tenant" on app.entitlement_overrides
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read what was given to them" on app.entitlement_overrides;
create policy "people read what was given to them" on app.entitlement_overrides
  for select
  to mm_lifter, mm_coach
  using (account_id = (select app.account_id()));
