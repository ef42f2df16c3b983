-- Its client reads it always, its coach while let in. Written by app.send_message and its like alone.
alter table app.messages enable row level security;
alter table app.messages force row level security;
revoke all on app.messages from public;
grant select on app.messages to mm_lifter, mm_coach;

drop policy if exists "messages stay in their tenant" on app.messages;
create policy "messages stay in their tenant" on app.messages
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "clients read their messages" on app.messages;
create policy "clients read their messages" on app.messages
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches read messages with clients who let them in, and their own" on app.messages;
create policy "coaches read messages with clients who let them in, and their own" on app.messages
  for select to mm_coach
  using (lifter_id = (select app.account_id())
         or coach_id = (select app.account_id())
            and lifter_id = any (array(select app.open_clients())));
