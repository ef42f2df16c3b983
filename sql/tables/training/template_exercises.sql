-- Replaced with their template; within it they are moved and joined.
alter table app.template_exercises enable row level security;
alter table app.template_exercises force row level security;
revoke all on app.template_exercises from public;
grant select, insert, delete on app.template_exercises to mm_lifter, mm_coach;
grant update (position, superset) on app.template_exercises to mm_lifter, mm_coach;

drop policy if exists "exercises of templates stay in their tenant" on app.template_exercises;
create policy "exercises of templates stay in their tenant" on app.template_exercises
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read exercises of templates of their own" on app.template_exercises;
create policy "lifters read exercises of templates of their own" on app.template_exercises
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make exercises of templates of their own" on app.template_exercises;
create policy "lifters make exercises of templates of their own" on app.template_exercises
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change exercises of templates of their own" on app.template_exercises;
create policy "lifters change exercises of templates of their own" on app.template_exercises
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete exercises of templates of their own" on app.template_exercises;
create policy "lifters delete exercises of templates of their own" on app.template_exercises
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
