-- An exercise's name shows in a workout's details and above a graph of any lift. Recognition, key and version are the
-- database's to set; deleted it is by app.merge_exercise and app.remove_exercise alone, since the log refers to it.
alter table app.exercises enable row level security;
alter table app.exercises force row level security;
revoke all on app.exercises from public;
grant select on app.exercises to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, id, name, import_id) on app.exercises to mm_lifter, mm_coach;
grant update (
    name, lift, lift_source, training_type, measure, primary_muscles, secondary_muscles, traits_source)
  on app.exercises to mm_lifter, mm_coach;

drop policy if exists "exercises stay in their tenant" on app.exercises;
create policy "exercises stay in their tenant" on app.exercises
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with details or all lifts read exercises" on app.exercises;
create policy "lifters and coaches with details or all lifts read exercises" on app.exercises
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(
    select app.lifters_visible_for('workout_details')
    union all select app.lifters_visible_for('all_lifts')))) is true);

drop policy if exists "lifters name exercises of their own" on app.exercises;
create policy "lifters name exercises of their own" on app.exercises
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their exercises" on app.exercises;
create policy "lifters change their exercises" on app.exercises
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.exercises
  for each row execute function app.stamp_exercise();

create or replace trigger note_deleted
  after delete on app.exercises
  referencing old table as gone
  for each statement execute function app.note_deleted('exercise');

create or replace trigger carry_lift
  after update on app.exercises
  for each row when (old.lift is distinct from new.lift) execute function app.carry_lift();

create or replace trigger alias_former_name
  after update on app.exercises
  for each row when (old.key <> new.key) execute function app.alias_former_name();

create or replace trigger refresh_days_of_measured
  after update on app.exercises
  for each row when (
    old.measure is distinct from new.measure
    and (coalesce(old.measure, '') in ('assisted_reps', 'bodyweight_reps', 'reps_only')
         or coalesce(new.measure, '') in ('assisted_reps', 'bodyweight_reps', 'reps_only')))
  execute function app.refresh_days_of_measured();
