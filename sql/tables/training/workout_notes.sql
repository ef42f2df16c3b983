-- Replaced with their workout, never changed.
alter table app.workout_notes enable row level security;
alter table app.workout_notes force row level security;
revoke all on app.workout_notes from public;
grant select, insert, delete on app.workout_notes to mm_lifter, mm_coach;

drop policy if exists "notes stay in their tenant" on app.workout_notes;
create policy "notes stay in their tenant" on app.workout_notes
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the details read notes" on app.workout_notes;
create policy "lifters and coaches with the details read notes" on app.workout_notes
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('workout_details')))) is true);

drop policy if exists "lifters log notes of their own" on app.workout_notes;
create policy "lifters log notes of their own" on app.workout_notes
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their notes" on app.workout_notes;
create policy "lifters delete their notes" on app.workout_notes
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
