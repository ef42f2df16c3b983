-- Written by triggers alone.
alter table app.deletions enable row level security;
alter table app.deletions force row level security;
revoke all on app.deletions from public;
grant select on app.deletions to mm_lifter, mm_coach;

drop policy if exists "deletions stay in their tenant" on app.deletions;
create policy "deletions stay in their tenant" on app.deletions
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read what they deleted" on app.deletions;
create policy "lifters read what they deleted" on app.deletions
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
