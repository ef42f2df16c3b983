-- How far someone has read is theirs alone to know; written by app.read_comments and its like.
alter table app.comment_marks enable row level security;
alter table app.comment_marks force row level security;
revoke all on app.comment_marks from public;
grant select on app.comment_marks to mm_lifter, mm_coach;

drop policy if exists "comment marks stay in their tenant" on app.comment_marks;
create policy "comment marks stay in their tenant" on app.comment_marks
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "readers see how far they have read" on app.comment_marks;
create policy "readers see how far they have read" on app.comment_marks
  for select to mm_lifter, mm_coach
  using (reader_id = (select app.account_id()));
