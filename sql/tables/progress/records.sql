-- Written by triggers alone.
alter table app.records enable row level security;
alter table app.records force row level security;
revoke all on app.records from public;
grant select on app.records to mm_lifter, mm_coach;

drop policy if exists "records stay in their tenant" on app.records;
create policy "records stay in their tenant" on app.records
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and their coaches read records" on app.records;
create policy "lifters and their coaches read records" on app.records
  for select to mm_lifter, mm_coach
  using (lifter_id = any (array(select app.lifters_visible_for('all_lifts')))
         or (lift is not null and lifter_id = any (array(select app.lifters_visible_for('main_lifts')))));
