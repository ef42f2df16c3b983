-- Written by app.put_push_target alone. Everyone takes off their own; the address and its keys nobody reads.
alter table app.push_targets enable row level security;
alter table app.push_targets force row level security;
revoke all on app.push_targets from public;
grant select (tenant_id, account_id, id, kind, device_id, created_at, failed_at), delete on app.push_targets
  to mm_lifter, mm_coach, mm_admin;

drop policy if exists "push targets stay in their tenant" on app.push_targets;
create policy "push targets stay in their tenant" on app.push_targets
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their push targets" on app.push_targets;
create policy "people read their push targets" on app.push_targets
  for select to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

drop policy if exists "people take their push targets off" on app.push_targets;
create policy "people take their push targets off" on app.push_targets
  for delete to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

create or replace trigger refuse_unknown_key
  before insert or update of sealed on app.push_targets
  for each row execute function app.refuse_unknown_key();
