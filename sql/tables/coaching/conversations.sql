-- Its client reads it always, its coach while let in. Written by app.send_message and its like alone.
alter table app.conversations enable row level security;
alter table app.conversations force row level security;
revoke all on app.conversations from public;
grant select on app.conversations to mm_lifter, mm_coach;

drop policy if exists "conversations stay in their tenant" on app.conversations;
create policy "conversations stay in their tenant" on app.conversations
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "clients read their conversations" on app.conversations;
create policy "clients read their conversations" on app.conversations
  for select to mm_lifter
  using (lifter_id = (select app.account_id()));

drop policy if exists "coaches read conversations with clients who let them in, and their own" on app.conversations;
create policy "coaches read conversations with clients who let them in, and their own" on app.conversations
  for select to mm_coach
  using (lifter_id = (select app.account_id())
         or coach_id = (select app.account_id())
            and lifter_id = any (array(select app.open_clients())));
