-- The tiers of a tenant are open to everyone; the command changes them.
alter table app.tiers enable row level security;
alter table app.tiers force row level security;
revoke all on app.tiers from public;
grant select on app.tiers to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker;

drop policy if exists "requests stay in their tenant" on app.tiers;
create policy "requests stay in their tenant" on app.tiers
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "everyone reads what the tenant offers" on app.tiers;
create policy "everyone reads what the tenant offers" on app.tiers
  for select
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));
