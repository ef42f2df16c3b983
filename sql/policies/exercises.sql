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
    select app.within('workout_details')
    union all select app.within('all_lifts')))) is true);

drop policy if exists "lifters name exercises of their own" on app.exercises;
create policy "lifters name exercises of their own" on app.exercises
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their exercises" on app.exercises;
create policy "lifters change their exercises" on app.exercises
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));
