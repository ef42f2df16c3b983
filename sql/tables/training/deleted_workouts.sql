-- The lifter's alone: what was deleted is out of every coach's sight.
alter table app.deleted_workouts enable row level security;
alter table app.deleted_workouts force row level security;
revoke all on app.deleted_workouts from public;
grant select, insert, delete on app.deleted_workouts to mm_lifter, mm_coach;

drop policy if exists "deleted workouts stay in their tenant" on app.deleted_workouts;
create policy "deleted workouts stay in their tenant" on app.deleted_workouts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read the workouts they deleted" on app.deleted_workouts;
create policy "lifters read the workouts they deleted" on app.deleted_workouts
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters keep the workouts they delete" on app.deleted_workouts;
create policy "lifters keep the workouts they delete" on app.deleted_workouts
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters take back the workouts they deleted" on app.deleted_workouts;
create policy "lifters take back the workouts they deleted" on app.deleted_workouts
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop trigger if exists forget_comments on app.deleted_workouts;
create constraint trigger forget_comments
  after delete on app.deleted_workouts
  deferrable initially deferred
  for each row execute function app.forget_comments();
