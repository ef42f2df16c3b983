-- Replaced with their template, never changed.
alter table app.template_sets enable row level security;
alter table app.template_sets force row level security;
revoke all on app.template_sets from public;
grant select, insert, delete on app.template_sets to mm_lifter, mm_coach;

drop policy if exists "sets of templates stay in their tenant" on app.template_sets;
create policy "sets of templates stay in their tenant" on app.template_sets
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read sets of templates of their own" on app.template_sets;
create policy "lifters read sets of templates of their own" on app.template_sets
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make sets of templates of their own" on app.template_sets;
create policy "lifters make sets of templates of their own" on app.template_sets
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete sets of templates of their own" on app.template_sets;
create policy "lifters delete sets of templates of their own" on app.template_sets
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));
