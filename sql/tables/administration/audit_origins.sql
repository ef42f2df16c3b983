-- Read by app.search_audit and app.look_at_origin, which show no more than an admin may see. No request role reads this.
alter table app.audit_origins enable row level security;
alter table app.audit_origins force row level security;
revoke all on app.audit_origins from public, mm_loader, mm_admin;
revoke update on app.audit_origins from mm_definer;

drop policy if exists "origins stay in their tenant" on app.audit_origins;
drop policy if exists "admins read where requests came from" on app.audit_origins;

-- The command that verifies reads as the loader.
grant select on app.audit_origins to mm_loader;
