-- Shown with their exercise. Written by app.merge_exercise and the triggers of app.exercises.
alter table app.exercise_aliases enable row level security;
alter table app.exercise_aliases force row level security;
revoke all on app.exercise_aliases from public;
grant select on app.exercise_aliases to mm_lifter, mm_coach;

drop policy if exists "aliases of exercises stay in their tenant" on app.exercise_aliases;
create policy "aliases of exercises stay in their tenant" on app.exercise_aliases
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with details or all lifts read aliases of exercises" on app.exercise_aliases;
create policy "lifters and coaches with details or all lifts read aliases of exercises" on app.exercise_aliases
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(
    select app.lifters_visible_for('workout_details')
    union all select app.lifters_visible_for('all_lifts')))) is true);

create or replace trigger stamp_exercise
  after insert or update on app.exercise_aliases
  for each row execute function app.stamp_aliased_exercise();
