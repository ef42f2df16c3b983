-- Replaced with their workout, never changed.
alter table app.workout_exercises enable row level security;
alter table app.workout_exercises force row level security;
revoke all on app.workout_exercises from public;
grant select, insert, delete on app.workout_exercises to mm_lifter, mm_coach;

drop policy if exists "exercises of workouts stay in their tenant" on app.workout_exercises;
create policy "exercises of workouts stay in their tenant" on app.workout_exercises
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the details read exercises of workouts" on app.workout_exercises;
create policy "lifters and coaches with the details read exercises of workouts" on app.workout_exercises
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('workout_details')))) is true);

drop policy if exists "lifters log exercises of workouts of their own" on app.workout_exercises;
create policy "lifters log exercises of workouts of their own" on app.workout_exercises
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their exercises of workouts" on app.workout_exercises;
create policy "lifters delete their exercises of workouts" on app.workout_exercises
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger refresh_days_of_updated
  after update on app.workout_exercises
  referencing new table as changed
  for each statement execute function app.refresh_days_of_parts();
