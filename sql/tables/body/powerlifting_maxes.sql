-- The maxima of the three lifts are opened with the main lifts, that of the overhead press with all lifts.
alter table app.powerlifting_maxes enable row level security;
alter table app.powerlifting_maxes force row level security;
revoke all on app.powerlifting_maxes from public;
grant select, delete on app.powerlifting_maxes to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, lift, weight, unit, source, set_weight, set_unit, set_reps, set_rpe, set_on, workout_id)
  on app.powerlifting_maxes to mm_lifter, mm_coach;
grant update (weight, unit, source, set_weight, set_unit, set_reps, set_rpe, set_on, workout_id)
  on app.powerlifting_maxes to mm_lifter, mm_coach;

drop policy if exists "powerlifting maxes stay in their tenant" on app.powerlifting_maxes;
create policy "powerlifting maxes stay in their tenant" on app.powerlifting_maxes
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and their coaches read powerlifting maxes" on app.powerlifting_maxes;
create policy "lifters and their coaches read powerlifting maxes" on app.powerlifting_maxes
  for select to mm_lifter, mm_coach
  using (lifter_id = any (array(select app.lifters_visible_for('all_lifts')))
         or (lift <> 'overhead_press' and lifter_id = any (array(select app.lifters_visible_for('main_lifts')))));

drop policy if exists "lifters set their powerlifting maxes" on app.powerlifting_maxes;
create policy "lifters set their powerlifting maxes" on app.powerlifting_maxes
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their powerlifting maxes" on app.powerlifting_maxes;
create policy "lifters change their powerlifting maxes" on app.powerlifting_maxes
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their powerlifting maxes" on app.powerlifting_maxes;
create policy "lifters delete their powerlifting maxes" on app.powerlifting_maxes
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.powerlifting_maxes
  for each row execute function app.stamp_version();

create or replace trigger stamp_sync
  after insert or update or delete on app.powerlifting_maxes
  for each row execute function app.stamp_sync_of_lifter('powerlifting_profile');
