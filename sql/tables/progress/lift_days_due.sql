-- Written by the migration, emptied by a job; no one asks for it.
alter table app.lift_days_due enable row level security;
alter table app.lift_days_due force row level security;
revoke all on app.lift_days_due from public;

drop policy if exists "lift days to be made anew stay in their tenant" on app.lift_days_due;
create policy "lift days to be made anew stay in their tenant" on app.lift_days_due
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));
