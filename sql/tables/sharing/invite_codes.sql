-- A coach's own; who redeems one comes by app.find_code, which knows its hash.
alter table app.invite_codes enable row level security;
alter table app.invite_codes force row level security;
revoke all on app.invite_codes from public;
grant select (tenant_id, id, coach_id, team_id, hint, message, scopes, uses, used, created_at, expires_at,
              withdrawn_at)
   on app.invite_codes to mm_coach;

drop policy if exists "requests stay in their tenant" on app.invite_codes;
create policy "requests stay in their tenant" on app.invite_codes
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches see the codes they hand around" on app.invite_codes;
create policy "coaches see the codes they hand around" on app.invite_codes
  for select to mm_coach
  using (coach_id = (select app.account_id()));
