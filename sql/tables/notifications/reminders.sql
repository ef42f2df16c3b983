-- Written by a trigger on planned workouts alone.
alter table app.reminders enable row level security;
alter table app.reminders force row level security;
revoke all on app.reminders from public;
grant select on app.reminders to mm_lifter, mm_coach;

drop policy if exists "reminders stay in their tenant" on app.reminders;
create policy "reminders stay in their tenant" on app.reminders
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read reminders of their own" on app.reminders;
create policy "lifters read reminders of their own" on app.reminders
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
