-- No request role reads this.
alter table app.audit_heads enable row level security;
alter table app.audit_heads force row level security;
revoke all on app.audit_heads from public, mm_loader;

-- The command that verifies reads as the loader.
grant select on app.audit_heads to mm_loader;
