-- Written by app.notify alone; whom it concerns reads it, says so, and throws it away. Notices of a module that the tenant
-- has not are kept and not shown.
alter table app.notices enable row level security;
alter table app.notices force row level security;
revoke all on app.notices from public;
grant select, delete on app.notices to mm_lifter, mm_coach, mm_admin;
grant update (read_at) on app.notices to mm_lifter, mm_coach, mm_admin;

drop policy if exists "notices stay in their tenant" on app.notices;
create policy "notices stay in their tenant" on app.notices
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read their notices" on app.notices;
create policy "people read their notices" on app.notices
  for select to mm_lifter, mm_coach, mm_admin
  using (
    account_id = (select app.account_id())
    and kind <> all ((select app.kinds_without_module())::text[]));

drop policy if exists "people mark their notices as read" on app.notices;
create policy "people mark their notices as read" on app.notices
  for update to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()))
  with check (account_id = (select app.account_id()));

drop policy if exists "people throw their notices away" on app.notices;
create policy "people throw their notices away" on app.notices
  for delete to mm_lifter, mm_coach, mm_admin
  using (account_id = (select app.account_id()));
