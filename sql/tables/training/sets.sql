-- Replaced with their workout, never changed.
alter table app.sets enable row level security;
alter table app.sets force row level security;
revoke all on app.sets from public;
grant select, insert, delete on app.sets to mm_lifter, mm_coach;

drop policy if exists "sets stay in their tenant" on app.sets;
create policy "sets stay in their tenant" on app.sets
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the details read sets" on app.sets;
create policy "lifters and coaches with the details read sets" on app.sets
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('workout_details')))) is true);

drop policy if exists "lifters log sets of their own" on app.sets;
create policy "lifters log sets of their own" on app.sets
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their sets" on app.sets;
create policy "lifters delete their sets" on app.sets
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

-- Every writer of a workout writes its sets last.
drop trigger if exists estimate_energy on app.sets;
drop trigger if exists refresh_days_of_inserted on app.sets;
drop trigger if exists refresh_efforts_of_inserted on app.sets;
create or replace trigger follow_inserted
  after insert on app.sets
  referencing new table as changed
  for each statement execute function app.follow_inserted_sets();

create or replace trigger refresh_days_of_updated
  after update on app.sets
  referencing new table as changed
  for each statement execute function app.refresh_days_of_parts();

create or replace trigger refresh_days_of_deleted
  after delete on app.sets
  referencing old table as changed
  for each statement execute function app.refresh_days_of_parts();

create or replace trigger refresh_efforts_of_updated
  after update on app.sets
  referencing new table as changed
  for each statement execute function app.refresh_efforts_of_sets();

create or replace trigger refresh_efforts_of_deleted
  after delete on app.sets
  referencing old table as changed
  for each statement execute function app.refresh_efforts_of_sets();
