-- A lifter's own; coaches with the scope `plans` read them.
alter table app.training_breaks enable row level security;
alter table app.training_breaks force row level security;
revoke all on app.training_breaks from public;
grant select, delete on app.training_breaks to mm_lifter, mm_coach;
grant insert (tenant_id, lifter_id, id, begins_on, ends_on) on app.training_breaks to mm_lifter, mm_coach;
grant update (begins_on, ends_on) on app.training_breaks to mm_lifter, mm_coach;

drop policy if exists "breaks stay in their tenant" on app.training_breaks;
create policy "breaks stay in their tenant" on app.training_breaks
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches who plan read breaks" on app.training_breaks;
create policy "lifters and coaches who plan read breaks" on app.training_breaks
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('plans')))) is true);

drop policy if exists "lifters mark breaks of their own" on app.training_breaks;
create policy "lifters mark breaks of their own" on app.training_breaks
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change breaks of their own" on app.training_breaks;
create policy "lifters change breaks of their own" on app.training_breaks
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete breaks of their own" on app.training_breaks;
create policy "lifters delete breaks of their own" on app.training_breaks
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
