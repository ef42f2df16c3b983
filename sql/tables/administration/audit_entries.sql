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
  using ((select app.has_duty('operations')));

-- The command that verifies reads as the loader.
grant select on app.audit_entries to mm_loader;

create or replace trigger refuse_change
  before update or delete or truncate on app.audit_entries
  for each statement execute function app.refuse_change();

alter table app.audit_entries enable always trigger refuse_change;
