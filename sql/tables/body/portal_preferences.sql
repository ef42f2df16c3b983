-- One's own, under every role.
alter table app.portal_preferences enable row level security;
alter table app.portal_preferences force row level security;
revoke all on app.portal_preferences from public;
grant select on app.portal_preferences to mm_lifter, mm_coach, mm_admin;
grant insert (tenant_id, account_id, document) on app.portal_preferences to mm_lifter, mm_coach, mm_admin;
grant update (document, version, updated_at) on app.portal_preferences to mm_lifter, mm_coach, mm_admin;

drop policy if exists "portal preferences stay in their tenant" on app.portal_preferences;
create policy "portal preferences stay in their tenant" on app.portal_preferences
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their portal preferences" on app.portal_preferences;
create policy "people read their portal preferences" on app.portal_preferences
  for select to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

drop policy if exists "people set their portal preferences" on app.portal_preferences;
create policy "people set their portal preferences" on app.portal_preferences
  for insert to mm_lifter, mm_coach, mm_admin
  with check (account_id = (select app.account_id()));

drop policy if exists "people change their portal preferences" on app.portal_preferences;
create policy "people change their portal preferences" on app.portal_preferences
  for update to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()))
  with check (account_id = (select app.account_id()));
