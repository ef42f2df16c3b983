-- The lifter's alone. An import writes it; a merge follows (app.unite_exercises).
alter table app.imported_names enable row level security;
alter table app.imported_names force row level security;
revoke all on app.imported_names from public;
grant select, insert on app.imported_names to mm_lifter, mm_coach;
grant update (exercise_id) on app.imported_names to mm_lifter, mm_coach;

drop policy if exists "imported names stay in their tenant" on app.imported_names;
create policy "imported names stay in their tenant" on app.imported_names
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read which names they imported" on app.imported_names;
create policy "lifters read which names they imported" on app.imported_names
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters note which names they import" on app.imported_names;
create policy "lifters note which names they import" on app.imported_names
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters note where names lead now" on app.imported_names;
create policy "lifters note where names lead now" on app.imported_names
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));
