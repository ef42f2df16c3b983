-- A coach's own; the clients never see what they are called.
alter table app.client_labels enable row level security;
alter table app.client_labels force row level security;
revoke all on app.client_labels from public;
grant select, delete on app.client_labels to mm_coach;
grant insert (tenant_id, coach_id, id, name, colour)
  on app.client_labels to mm_coach;
grant update (name, colour) on app.client_labels to mm_coach;

drop policy if exists "client labels stay in their tenant" on app.client_labels;
create policy "client labels stay in their tenant" on app.client_labels
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches read client labels of their own" on app.client_labels;
create policy "coaches read client labels of their own" on app.client_labels
  for select to mm_coach
  using (coach_id = (select app.account_id()));

drop policy if exists "coaches make client labels of their own" on app.client_labels;
create policy "coaches make client labels of their own" on app.client_labels
  for insert to mm_coach
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches change client labels of their own" on app.client_labels;
create policy "coaches change client labels of their own" on app.client_labels
  for update to mm_coach
  using (coach_id = (select app.account_id()))
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches delete client labels of their own" on app.client_labels;
create policy "coaches delete client labels of their own" on app.client_labels
  for delete to mm_coach
  using (coach_id = (select app.account_id()));
