-- Written by app.note_consent alone; the history is its owner's to read.
alter table app.consents enable row level security;
alter table app.consents force row level security;
revoke all on app.consents from public;
grant select on app.consents to mm_lifter, mm_coach, mm_admin;

drop policy if exists "consents stay in their tenant" on app.consents;
create policy "consents stay in their tenant" on app.consents
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read what they agreed to" on app.consents;
create policy "people read what they agreed to" on app.consents
  for select to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

create or replace trigger refuse_consent_change
  before update on app.consents
  for each row execute function app.refuse_consent_change();
