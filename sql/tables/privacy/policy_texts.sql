-- Written by app.publish_policy alone; anyone may read the texts.
alter table app.policy_texts enable row level security;
alter table app.policy_texts force row level security;
revoke all on app.policy_texts from public;
grant select on app.policy_texts to mm_visitor, mm_lifter, mm_coach, mm_admin;

drop policy if exists "policy texts stay in their tenant" on app.policy_texts;
create policy "policy texts stay in their tenant" on app.policy_texts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "everyone reads where policies stand" on app.policy_texts;
create policy "everyone reads where policies stand" on app.policy_texts
  for select to mm_visitor, mm_lifter, mm_coach, mm_admin
  using (tenant_id = (select app.tenant_id()));

create or replace trigger refuse_consent_change
  before update on app.policy_texts
  for each row execute function app.refuse_consent_change();
