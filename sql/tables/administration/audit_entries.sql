-- Written by app.append_audit alone, and by nobody ever changed: see also the trigger refuse_change.
alter table app.audit_entries enable row level security;
alter table app.audit_entries force row level security;
-- Read by app.search_audit, which shows no more than an admin may see. No request role reads this.
revoke all on app.audit_entries from public, mm_definer, mm_loader, mm_admin;
grant select, insert on app.audit_entries to mm_definer;

drop policy if exists "audit entries stay in their tenant" on app.audit_entries;
drop policy if exists "admins read the audit log" on app.audit_entries;

-- The command that verifies reads as the loader.
grant select on app.audit_entries to mm_loader;

create or replace trigger refuse_change
  before update or delete or truncate on app.audit_entries
  for each statement execute function app.refuse_change();

alter table app.audit_entries enable always trigger refuse_change;
