-- The lifter's alone. An import writes it; it goes with the import.
alter table app.imported_things enable row level security;
alter table app.imported_things force row level security;
revoke all on app.imported_things from public;
grant select, insert on app.imported_things to mm_lifter, mm_coach;
grant update (import_id, version) on app.imported_things to mm_lifter, mm_coach;

drop policy if exists "imported things stay in their tenant" on app.imported_things;
create policy "imported things stay in their tenant" on app.imported_things
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read what they imported" on app.imported_things;
create policy "lifters read what they imported" on app.imported_things
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters note what they import besides workouts" on app.imported_things;
create policy "lifters note what they import besides workouts" on app.imported_things
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters note what they import again besides workouts" on app.imported_things;
create policy "lifters note what they import again besides workouts" on app.imported_things
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

create or replace trigger forget_undone
  after insert on app.imported_things
  referencing new table as fresh
  for each statement execute function app.forget_undone();
