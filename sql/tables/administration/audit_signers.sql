-- Written by app.note_audit_signer alone.
alter table app.audit_signers enable row level security;
alter table app.audit_signers force row level security;
revoke all on app.audit_signers from public, mm_loader;
-- The command that verifies reads as the loader.
grant select on app.audit_signers to mm_loader;
