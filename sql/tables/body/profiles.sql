-- A profile is its owner's alone; no scope opens it.
alter table app.profiles enable row level security;
alter table app.profiles force row level security;
revoke all on app.profiles from public;
grant select on app.profiles to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, birth_date, gender, height_cm, height_feet, height_inches, fitness_level, activity_level,
    goals, week_start, theme, graph_colours, graph_scale)
  on app.profiles to mm_lifter, mm_coach;
grant update (
    birth_date, gender, height_cm, height_feet, height_inches, fitness_level, activity_level, goals, week_start,
    theme, graph_colours, graph_scale)
  on app.profiles to mm_lifter, mm_coach;

drop policy if exists "profiles stay in their tenant" on app.profiles;
create policy "profiles stay in their tenant" on app.profiles
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their own profile" on app.profiles;
create policy "people read their own profile" on app.profiles
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "people begin their own profile" on app.profiles;
create policy "people begin their own profile" on app.profiles
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "people change their own profile" on app.profiles;
create policy "people change their own profile" on app.profiles
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.profiles
  for each row execute function app.stamp_version();
