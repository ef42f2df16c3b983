-- A coach sees the invitations sent, an addressee sees those received, except of a coach they have blocked;
-- neither sees the token's hash. They are made and answered in functions alone (sql/functions/sharing/invites.sql).
alter table app.invites enable row level security;
alter table app.invites force row level security;
revoke all on app.invites from public;
grant select (tenant_id, id, coach_id, recipient, lifter_id, message, scopes, state, created_at, expires_at,
              closed_at, team_id)
   on app.invites to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.invites;
create policy "requests stay in their tenant" on app.invites
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters see invites addressed to them" on app.invites;
create policy "lifters see invites addressed to them" on app.invites
  for select to mm_lifter
  using (not is_silent
         and (lifter_id = (select app.account_id())
              or recipient = (select app.verified_address())));

drop policy if exists "coaches see invites they sent or received" on app.invites;
create policy "coaches see invites they sent or received" on app.invites
  for select to mm_coach
  using (coach_id = (select app.account_id())
         or not is_silent
            and (lifter_id = (select app.account_id())
                 or recipient = (select app.verified_address())));
