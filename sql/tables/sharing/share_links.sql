-- An account's own; who has a link comes by app.open_share_link, which knows its hash.
alter table app.share_links enable row level security;
alter table app.share_links force row level security;
revoke all on app.share_links from public;
grant select (tenant_id, account_id, id, kind, request, name, document, created_at, refreshed_at, expires_at,
              withdrawn_at, opens)
   on app.share_links to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.share_links;
create policy "requests stay in their tenant" on app.share_links
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people see the links that they made" on app.share_links;
create policy "people see the links that they made" on app.share_links
  for select to mm_lifter, mm_coach
  using (account_id = (select app.account_id()));
