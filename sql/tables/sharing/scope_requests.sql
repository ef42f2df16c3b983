-- Seen by who asked and by who is asked; made and answered in sql/functions/sharing/scope_requests.sql.
alter table app.scope_requests enable row level security;
alter table app.scope_requests force row level security;
revoke all on app.scope_requests from public;
grant select on app.scope_requests to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.scope_requests;
create policy "requests stay in their tenant" on app.scope_requests
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see what they are asked for" on app.scope_requests;
create policy "lifters see what they are asked for" on app.scope_requests
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches see what they ask for and are asked for" on app.scope_requests;
create policy "coaches see what they ask for and are asked for" on app.scope_requests
  for select to mm_coach
  using (coach_id = (select app.account_id())
         or lifter_id = (select app.account_id()));
