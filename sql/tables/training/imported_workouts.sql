-- Goes with its workout or its import; nobody deletes it alone. Changed it is where a later import writes the workout
-- again.
alter table app.imported_workouts enable row level security;
alter table app.imported_workouts force row level security;
revoke all on app.imported_workouts from public;
grant select, insert on app.imported_workouts to mm_lifter, mm_coach;
grant update (import_id, version, content, written_by, key) on app.imported_workouts to mm_lifter, mm_coach;

drop policy if exists "imported workouts stay in their tenant" on app.imported_workouts;
create policy "imported workouts stay in their tenant" on app.imported_workouts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read which workouts they imported" on app.imported_workouts;
create policy "lifters read which workouts they imported" on app.imported_workouts
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters note what they import" on app.imported_workouts;
create policy "lifters note what they import" on app.imported_workouts
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters note what they import again" on app.imported_workouts;
create policy "lifters note what they import again" on app.imported_workouts
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

create or replace trigger note_dropped
  after delete on app.imported_workouts
  referencing old table as gone
  for each statement execute function app.note_dropped_imports();

create or replace trigger forget_dropped
  after insert on app.imported_workouts
  referencing new table as fresh
  for each statement execute function app.forget_dropped_imports();
