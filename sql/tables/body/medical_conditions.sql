-- Opened by the scope `health` alone; admins have no way to it. What is opened is encrypted still.
alter table app.medical_conditions enable row level security;
alter table app.medical_conditions force row level security;
revoke all on app.medical_conditions from public;
grant select, delete on app.medical_conditions to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, sealed, updated_at) on app.medical_conditions to mm_lifter, mm_coach;
grant update (sealed, updated_at) on app.medical_conditions to mm_lifter, mm_coach;

drop policy if exists "medical conditions stay in their tenant" on app.medical_conditions;
create policy "medical conditions stay in their tenant" on app.medical_conditions
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the health scope read medical conditions" on app.medical_conditions;
create policy "lifters and coaches with the health scope read medical conditions" on app.medical_conditions
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('health')))) is true);

drop policy if exists "lifters tell their medical conditions" on app.medical_conditions;
create policy "lifters tell their medical conditions" on app.medical_conditions
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their medical conditions" on app.medical_conditions;
create policy "lifters change their medical conditions" on app.medical_conditions
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters take their medical conditions back" on app.medical_conditions;
create policy "lifters take their medical conditions back" on app.medical_conditions
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger demand_health_consent
  before insert or update on app.medical_conditions
  for each row execute function app.demand_health_consent();

create or replace trigger refuse_unknown_key
  before insert or update of sealed on app.medical_conditions
  for each row execute function app.refuse_unknown_key();

-- A rotation seals values again and changes nothing for the lifter; only who writes them sets the moment.
create or replace trigger stamp
  before insert or update of updated_at on app.medical_conditions
  for each row execute function app.stamp_version();
