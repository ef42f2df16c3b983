-- As the tiers that they belong to.
alter table app.tier_entitlements enable row level security;
alter table app.tier_entitlements force row level security;
revoke all on app.tier_entitlements from public;
grant select on app.tier_entitlements to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker;

drop policy if exists "requests stay in their tenant" on app.tier_entitlements;
create policy "requests stay in their tenant" on app.tier_entitlements
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "everyone reads what a tier contains" on app.tier_entitlements;
create policy "everyone reads what a tier contains" on app.tier_entitlements
  for select
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));
