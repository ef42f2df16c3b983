alter table app.tenants enable row level security;
alter table app.tenants force row level security;
revoke all on app.tenants from public;
grant select (
    id, slug, name, modules, locale, public_url, branding, minimum_app_versions, minimum_age, terms_url, privacy_url)
  on app.tenants to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker;

drop policy if exists "requests stay in their tenant" on app.tenants;
create policy "requests stay in their tenant" on app.tenants
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (id = (select app.tenant_id()));

drop policy if exists "everyone reads the tenant they are in" on app.tenants;
create policy "everyone reads the tenant they are in" on app.tenants
  for select
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (id = (select app.tenant_id()));
