-- A coach's own, never the client's; which of them are clients now, app.clients() says.
alter table app.client_notes enable row level security;
alter table app.client_notes force row level security;
revoke all on app.client_notes from public;
grant select, delete on app.client_notes to mm_coach;
grant insert (tenant_id, coach_id, id, lifter_id, text)
  on app.client_notes to mm_coach;
grant update (text, updated_at) on app.client_notes to mm_coach;

drop policy if exists "notes on clients stay in their tenant" on app.client_notes;
create policy "notes on clients stay in their tenant" on app.client_notes
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches read notes on clients of their own" on app.client_notes;
create policy "coaches read notes on clients of their own" on app.client_notes
  for select to mm_coach
  using (coach_id = (select app.account_id()));

drop policy if exists "coaches write notes on clients of their own" on app.client_notes;
create policy "coaches write notes on clients of their own" on app.client_notes
  for insert to mm_coach
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches change notes on clients of their own" on app.client_notes;
create policy "coaches change notes on clients of their own" on app.client_notes
  for update to mm_coach
  using (coach_id = (select app.account_id()))
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches delete notes on clients of their own" on app.client_notes;
create policy "coaches delete notes on clients of their own" on app.client_notes
  for delete to mm_coach
  using (coach_id = (select app.account_id()));
