-- Written by app.append_audit alone, and by nobody ever changed: see also the trigger refuse_change.
alter table app.audit_entries enable row level security;
alter table app.audit_entries force row level security;
revoke all on app.audit_entries from public, mm_definer, mm_loader;
grant select, insert on app.audit_entries to mm_definer;
grant select on app.audit_entries to mm_admin;

drop policy if exists "audit entries stay in their tenant" on app.audit_entries;
create policy "audit entries stay in their tenant" on app.audit_entries
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "admins read the audit log" on app.audit_entries;
create policy "admins read the audit log" on app.audit_entries
  for select to mm_admin
  using (tenant_id = (select app.tenant_id()));

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
  using (tenant_id = (select app.tenant_id()));

-- No request role reads these.
alter table app.audit_heads enable row level security;
alter table app.audit_heads force row level security;
revoke all on app.audit_heads from public, mm_loader;

alter table app.audit_drafts enable row level security;
alter table app.audit_drafts force row level security;
revoke all on app.audit_drafts from public, mm_loader;

-- The command that verifies reads as the loader.
grant select on app.audit_entries, app.audit_origins, app.audit_heads to mm_loader;
