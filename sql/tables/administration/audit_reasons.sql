-- Written by app.keep_reason, read by app.search_audit. No request role reads this.
alter table app.audit_reasons enable row level security;
alter table app.audit_reasons force row level security;
revoke all on app.audit_reasons from public, mm_loader;
revoke update on app.audit_reasons from mm_definer;

-- The command that verifies reads as the loader.
grant select on app.audit_reasons to mm_loader;
