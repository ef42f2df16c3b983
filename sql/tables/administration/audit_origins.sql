alter table app.audit_origins enable row level security;
alter table app.audit_origins force row level security;
revoke all on app.audit_origins from public, mm_loader;
revoke update on app.audit_origins from mm_definer;
grant select (tenant_id, digest, account_id, email, address, user_agent, at) on app.audit_origins to mm_admin;

drop policy if exists "origins stay in their tenant" on app.audit_origins;
create policy "origins stay in their tenant" on app.audit_origins
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "admins read where requests came from" on app.audit_origins;
create policy "admins read where requests came from" on app.audit_origins
  for select to mm_admin
  using ((select app.has_duty('operations')));

-- The command that verifies reads as the loader.
grant select on app.audit_origins to mm_loader;
