-- A goal is its lifter's alone; no scope opens it. To a key that is not for the body no goal of the body is there.
alter table app.goals enable row level security;
alter table app.goals force row level security;
revoke all on app.goals from public;
grant select, delete on app.goals to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, id, kind, exercise_id, lift, target, unit, reps, notes, started_on, due_on)
  on app.goals to mm_lifter, mm_coach;
grant update (kind, exercise_id, lift, target, unit, reps, notes, started_on, due_on)
  on app.goals to mm_lifter, mm_coach;

drop policy if exists "goals stay in their tenant" on app.goals;
create policy "goals stay in their tenant" on app.goals
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their own goals" on app.goals;
create policy "lifters read their own goals" on app.goals
  for select to mm_lifter, mm_coach
  using (
    lifter_id = (select app.account_id())
    and (kind not in ('body_weight', 'body_fat') or (select app.sees_area('body'))));

drop policy if exists "lifters set goals of their own" on app.goals;
create policy "lifters set goals of their own" on app.goals
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their goals" on app.goals;
create policy "lifters change their goals" on app.goals
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters give goals up" on app.goals;
create policy "lifters give goals up" on app.goals
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.goals
  for each row execute function app.stamp_goal();

create or replace trigger note_deleted
  after delete on app.goals
  referencing old table as gone
  for each statement execute function app.note_deleted('goal');

create or replace trigger refuse_deleted
  after insert on app.goals
  referencing new table as fresh
  for each statement execute function app.refuse_deleted('goal');
