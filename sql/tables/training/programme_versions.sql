-- Written once and never changed; they go with their programme.
alter table app.programme_versions enable row level security;
alter table app.programme_versions force row level security;
revoke all on app.programme_versions from public;
grant select on app.programme_versions to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, programme_id, number, definition, plan)
  on app.programme_versions to mm_lifter, mm_coach;

drop policy if exists "programme versions stay in their tenant" on app.programme_versions;
create policy "programme versions stay in their tenant" on app.programme_versions
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their programme versions" on app.programme_versions;
create policy "lifters read their programme versions" on app.programme_versions
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make programme versions of their own" on app.programme_versions;
create policy "lifters make programme versions of their own" on app.programme_versions
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));
