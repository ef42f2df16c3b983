-- Read by the lifter; what coaches learn of it comes from app.assignment_clients. Written by functions alone.
alter table app.assigned_plans enable row level security;
alter table app.assigned_plans force row level security;
revoke all on app.assigned_plans from public;
grant select on app.assigned_plans to mm_lifter, mm_coach;

drop policy if exists "assigned plans stay in their tenant" on app.assigned_plans;
create policy "assigned plans stay in their tenant" on app.assigned_plans
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read plans that were assigned to them" on app.assigned_plans;
create policy "lifters read plans that were assigned to them" on app.assigned_plans
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.assigned_plans
  for each row execute function app.stamp_version();

create or replace trigger note_deleted
  after delete on app.assigned_plans
  referencing old table as gone
  for each statement execute function app.note_deleted('assigned_plan');
