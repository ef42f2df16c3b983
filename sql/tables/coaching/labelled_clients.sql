-- A coach's own; which of them are clients now, app.clients() says.
alter table app.labelled_clients enable row level security;
alter table app.labelled_clients force row level security;
revoke all on app.labelled_clients from public;
grant select, delete on app.labelled_clients to mm_coach;
grant insert (tenant_id, coach_id, lifter_id, label_id)
  on app.labelled_clients to mm_coach;

drop policy if exists "labelled clients stay in their tenant" on app.labelled_clients;
create policy "labelled clients stay in their tenant" on app.labelled_clients
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches read whom they labelled" on app.labelled_clients;
create policy "coaches read whom they labelled" on app.labelled_clients
  for select to mm_coach
  using (coach_id = (select app.account_id()));

drop policy if exists "coaches label clients" on app.labelled_clients;
create policy "coaches label clients" on app.labelled_clients
  for insert to mm_coach
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches take labels off clients" on app.labelled_clients;
create policy "coaches take labels off clients" on app.labelled_clients
  for delete to mm_coach
  using (coach_id = (select app.account_id()));
