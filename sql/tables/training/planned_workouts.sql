-- Their owner's; a coach with the scope reads them and writes by app.upsert_assignment.
alter table app.planned_workouts enable row level security;
alter table app.planned_workouts force row level security;
revoke all on app.planned_workouts from public;
grant select, delete on app.planned_workouts to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, id, name, planned_for, starts_at, time_zone, sequence, template_id, programme_id,
    programme_version, cycle, week, session, prescription, remind_minutes)
  on app.planned_workouts to mm_lifter, mm_coach;
grant update (
    name, planned_for, starts_at, time_zone, sequence, template_id, programme_id, programme_version, cycle, week,
    session, prescription, state, workout_id, remind_minutes)
  on app.planned_workouts to mm_lifter, mm_coach;

drop policy if exists "planned workouts stay in their tenant" on app.planned_workouts;
create policy "planned workouts stay in their tenant" on app.planned_workouts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read planned workouts of their own" on app.planned_workouts;
drop policy if exists "lifters and coaches who plan read planned workouts" on app.planned_workouts;
create policy "lifters and coaches who plan read planned workouts" on app.planned_workouts
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('plans')))) is true);

drop policy if exists "lifters make planned workouts of their own" on app.planned_workouts;
create policy "lifters make planned workouts of their own" on app.planned_workouts
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change planned workouts of their own" on app.planned_workouts;
create policy "lifters change planned workouts of their own" on app.planned_workouts
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete planned workouts of their own" on app.planned_workouts;
create policy "lifters delete planned workouts of their own" on app.planned_workouts
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger refresh_effort_of_inserted
  after insert on app.planned_workouts
  for each row when (new.workout_id is not null)
  execute function app.refresh_effort_of_plan();

create or replace trigger refresh_effort_of_updated
  after update on app.planned_workouts
  for each row when (
    new.workout_id is distinct from old.workout_id
    or new.workout_id is not null and new.prescription is distinct from old.prescription)
  execute function app.refresh_effort_of_plan();

create or replace trigger refresh_stats_of_deleted
  after delete on app.planned_workouts
  referencing old table as gone
  for each statement execute function app.refresh_stats_of_deleted_plans();

create or replace trigger stamp
  before insert or update on app.planned_workouts
  for each row execute function app.stamp_planned_workout();

create or replace trigger note_deleted
  after delete on app.planned_workouts
  referencing old table as gone
  for each statement execute function app.note_deleted('planned_workout');

create or replace trigger refresh_reminder
  after insert or update on app.planned_workouts
  for each row execute function app.refresh_reminder();

create or replace trigger watch_assigned
  before insert or update or delete on app.planned_workouts
  for each row execute function app.watch_assigned_workout();

create or replace trigger tell_week_done
  after update on app.planned_workouts
  for each row
  when (new.assignment_id is not null and new.state <> 'planned' and old.state = 'planned')
  execute function app.tell_week_done();

create or replace trigger refuse_deleted
  after insert on app.planned_workouts
  referencing new table as fresh
  for each statement execute function app.refuse_deleted('planned_workout');
