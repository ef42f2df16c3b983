-- The coach's own; written by app.upsert_assignment and app.withdraw_assignment, which write to the clients' weeks.
alter table app.assignments enable row level security;
alter table app.assignments force row level security;
revoke all on app.assignments from public;
grant select on app.assignments to mm_coach;

drop policy if exists "assignments stay in their tenant" on app.assignments;
create policy "assignments stay in their tenant" on app.assignments
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches read assignments of their own" on app.assignments;
create policy "coaches read assignments of their own" on app.assignments
  for select to mm_coach
  using (coach_id = (select app.account_id()));
