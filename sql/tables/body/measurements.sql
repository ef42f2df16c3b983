-- Body weight, body fat and girths are opened together, by the scope `body_metrics`.
alter table app.measurements enable row level security;
alter table app.measurements force row level security;
revoke all on app.measurements from public;
grant select, delete on app.measurements to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, id, kind, value, unit, measured_at, time_zone, notes)
  on app.measurements to mm_lifter, mm_coach;
grant update (kind, value, unit, measured_at, time_zone, notes) on app.measurements to mm_lifter, mm_coach;

drop policy if exists "measurements stay in their tenant" on app.measurements;
create policy "measurements stay in their tenant" on app.measurements
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the body's scope read measurements" on app.measurements;
create policy "lifters and coaches with the body's scope read measurements" on app.measurements
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('body_metrics')))) is true);

drop policy if exists "lifters measure themselves" on app.measurements;
create policy "lifters measure themselves" on app.measurements
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their measurements" on app.measurements;
create policy "lifters change their measurements" on app.measurements
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their measurements" on app.measurements;
create policy "lifters delete their measurements" on app.measurements
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger estimate_energy_of_inserted
  after insert on app.measurements
  referencing new table as changed
  for each statement execute function app.estimate_energy_of_weights();

create or replace trigger estimate_energy_of_updated
  after update on app.measurements
  referencing new table as changed
  for each statement execute function app.estimate_energy_of_weights();

create or replace trigger estimate_energy_of_moved
  after update on app.measurements
  referencing old table as changed
  for each statement execute function app.estimate_energy_of_weights('was');

create or replace trigger estimate_energy_of_deleted
  after delete on app.measurements
  referencing old table as changed
  for each statement execute function app.estimate_energy_of_weights('was');

-- Measurements of the body, and what others take from them.
create or replace trigger stamp
  before insert or update on app.measurements
  for each row execute function app.stamp_dated();

create or replace trigger note_deleted
  after delete on app.measurements
  referencing old table as gone
  for each statement execute function app.note_deleted('measurement');

create or replace trigger refuse_deleted
  after insert on app.measurements
  referencing new table as fresh
  for each statement execute function app.refuse_deleted('measurement');
