-- The lifter's alone: a coach sees the workouts, not where they came from. An import is made and taken back; its
-- report alone is written in two steps.
alter table app.imports enable row level security;
alter table app.imports force row level security;
revoke all on app.imports from public;
grant select, delete on app.imports to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, id, source, dialect, time_zone, report, header, columns, dates) on app.imports
   to mm_lifter, mm_coach;

drop policy if exists "imports stay in their tenant" on app.imports;
create policy "imports stay in their tenant" on app.imports
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their imports" on app.imports;
create policy "lifters read their imports" on app.imports
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters import for themselves" on app.imports;
create policy "lifters import for themselves" on app.imports
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

grant update (report) on app.imports to mm_lifter, mm_coach;

drop policy if exists "lifters complete the reports of their imports" on app.imports;
create policy "lifters complete the reports of their imports" on app.imports
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters take their imports back" on app.imports;
create policy "lifters take their imports back" on app.imports
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger audit
  after insert or delete on app.imports
  for each row execute function app.audit_import();
