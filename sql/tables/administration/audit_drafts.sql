-- No request role reads this.
alter table app.audit_drafts enable row level security;
alter table app.audit_drafts force row level security;
revoke all on app.audit_drafts from public, mm_loader;

drop trigger if exists chain on app.audit_drafts;
create constraint trigger chain
  after insert on app.audit_drafts
  deferrable initially deferred
  for each row execute function app.chain_audit();
