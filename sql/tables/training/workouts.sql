-- The scope `history` opens the list, `workout_details` one workout by its id; which of the two a route asks for is
-- the route's, and both see all columns: what only details may show lies in the tables beside this one.
alter table app.workouts enable row level security;
alter table app.workouts force row level security;
revoke all on app.workouts from public;
grant select, delete on app.workouts to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, id, name, performed_at, time_zone, duration_seconds, exercise_count, set_count, warm_up_count,
    activity)
  on app.workouts to mm_lifter, mm_coach;
grant update (name, performed_at, time_zone, duration_seconds, exercise_count, set_count, warm_up_count, activity)
  on app.workouts to mm_lifter, mm_coach;

drop policy if exists "workouts stay in their tenant" on app.workouts;
create policy "workouts stay in their tenant" on app.workouts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and their coaches read workouts" on app.workouts;
create policy "lifters and their coaches read workouts" on app.workouts
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(
    select app.lifters_visible_for('history')
    union all select app.lifters_visible_for('workout_details')))) is true);

drop policy if exists "lifters log workouts of their own" on app.workouts;
create policy "lifters log workouts of their own" on app.workouts
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their workouts" on app.workouts;
create policy "lifters change their workouts" on app.workouts
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their workouts" on app.workouts;
create policy "lifters delete their workouts" on app.workouts
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger refresh_lifter_stats_of_inserted
  after insert on app.workouts
  for each row when (new.set_count = 0)
  execute function app.refresh_lifter_stats_of_workout();

create or replace trigger refresh_lifter_stats_of_moved
  after update on app.workouts
  for each row when (
    (new.performed_at, new.local_date) is distinct from (old.performed_at, old.local_date))
  execute function app.refresh_lifter_stats_of_workout();

drop trigger if exists forget_comments on app.workouts;
create constraint trigger forget_comments
  after delete on app.workouts
  deferrable initially deferred
  for each row execute function app.forget_comments();

create or replace trigger refresh_days_of_deleted
  after delete on app.workouts
  referencing old table as gone
  for each statement execute function app.refresh_days_of_deleted_workouts();

create or replace trigger refresh_days_of_moved
  after update on app.workouts
  for each row when (new.local_date <> old.local_date)
  execute function app.refresh_days_of_moved_workout();

-- Not where the warm-ups alone are counted, as the repair `warm_ups` does: what devices have of the workout stays the same. The
-- day is generated, and would count as changed by any update.
create or replace trigger stamp
  before insert or update of name, performed_at, time_zone, duration_seconds, exercise_count, set_count, activity
  on app.workouts
  for each row execute function app.stamp_dated();

create or replace trigger note_deleted
  after delete on app.workouts
  referencing old table as gone
  for each statement execute function app.note_deleted('workout');

create or replace trigger refuse_deleted
  after insert on app.workouts
  referencing new table as fresh
  for each statement execute function app.refuse_deleted('workout');
