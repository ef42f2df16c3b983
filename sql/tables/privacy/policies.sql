-- Written by app.publish_policy alone; anyone may read what there is to agree to.
alter table app.policies enable row level security;
alter table app.policies force row level security;
revoke all on app.policies from public;
grant select on app.policies to mm_visitor, mm_lifter, mm_coach, mm_admin;

drop policy if exists "policies stay in their tenant" on app.policies;
create policy "policies stay in their tenant" on app.policies
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "everyone reads what there is to agree to" on app.policies;
create policy "everyone reads what there is to agree to" on app.policies
  for select to mm_visitor, mm_lifter, mm_coach, mm_admin
  using (tenant_id = (select app.tenant_id()));

create or replace trigger refuse_consent_change
  before update on app.policies
  for each row execute function app.refuse_consent_change();
