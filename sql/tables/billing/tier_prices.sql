-- As the tiers that they belong to.
alter table app.tier_prices enable row level security;
alter table app.tier_prices force row level security;
revoke all on app.tier_prices from public;
grant select on app.tier_prices to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker;

drop policy if exists "requests stay in their tenant" on app.tier_prices;
create policy "requests stay in their tenant" on app.tier_prices
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "everyone reads what it costs" on app.tier_prices;
create policy "everyone reads what it costs" on app.tier_prices
  for select
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));
