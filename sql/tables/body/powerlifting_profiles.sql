-- Sex and body weight are opened with the body's metrics.
alter table app.powerlifting_profiles enable row level security;
alter table app.powerlifting_profiles force row level security;
revoke all on app.powerlifting_profiles from public;
grant select on app.powerlifting_profiles to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, sex, body_weight, body_weight_unit)
  on app.powerlifting_profiles to mm_lifter, mm_coach;
grant update (sex, body_weight, body_weight_unit) on app.powerlifting_profiles to mm_lifter, mm_coach;

drop policy if exists "powerlifting profiles stay in their tenant" on app.powerlifting_profiles;
create policy "powerlifting profiles stay in their tenant" on app.powerlifting_profiles
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the body's scope read powerlifting profiles"
  on app.powerlifting_profiles;
create policy "lifters and coaches with the body's scope read powerlifting profiles" on app.powerlifting_profiles
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('body_metrics')))) is true);

drop policy if exists "lifters begin their powerlifting profile" on app.powerlifting_profiles;
create policy "lifters begin their powerlifting profile" on app.powerlifting_profiles
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their powerlifting profile" on app.powerlifting_profiles;
create policy "lifters change their powerlifting profile" on app.powerlifting_profiles
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.powerlifting_profiles
  for each row execute function app.stamp_version();

create or replace trigger stamp_sync
  after insert or update or delete on app.powerlifting_profiles
  for each row execute function app.stamp_sync_of_lifter('powerlifting_profile');
