-- Written by triggers alone.
alter table app.lift_days enable row level security;
alter table app.lift_days force row level security;
revoke all on app.lift_days from public;
grant select on app.lift_days to mm_lifter, mm_coach;

drop policy if exists "lift days stay in their tenant" on app.lift_days;
create policy "lift days stay in their tenant" on app.lift_days
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and their coaches read lift days" on app.lift_days;
create policy "lifters and their coaches read lift days" on app.lift_days
  for select to mm_lifter, mm_coach
  using (lifter_id = any (array(select app.lifters_visible_for('all_lifts')))
         or (lift is not null and lifter_id = any (array(select app.lifters_visible_for('main_lifts')))));
