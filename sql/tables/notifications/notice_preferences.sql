-- One's own, under every role.
alter table app.notice_preferences enable row level security;
alter table app.notice_preferences force row level security;
revoke all on app.notice_preferences from public;
grant select, delete on app.notice_preferences to mm_lifter, mm_coach, mm_admin;
grant insert (tenant_id, account_id, topic, app, mail, push) on app.notice_preferences
  to mm_lifter, mm_coach, mm_admin;

drop policy if exists "preferences stay in their tenant" on app.notice_preferences;
create policy "preferences stay in their tenant" on app.notice_preferences
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read what they want to be told" on app.notice_preferences;
create policy "people read what they want to be told" on app.notice_preferences
  for select to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));

drop policy if exists "people say what they want to be told" on app.notice_preferences;
create policy "people say what they want to be told" on app.notice_preferences
  for insert to mm_lifter, mm_coach, mm_admin
  with check (account_id = (select app.account_id()));

drop policy if exists "people take back what they want to be told" on app.notice_preferences;
create policy "people take back what they want to be told" on app.notice_preferences
  for delete to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));
