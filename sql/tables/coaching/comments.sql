-- Everyone who may see the content of a workout sees what was written about it. Written by app.write_comment and its like
-- alone.
alter table app.comments enable row level security;
alter table app.comments force row level security;
revoke all on app.comments from public;
grant select on app.comments to mm_lifter, mm_coach;

drop policy if exists "comments stay in their tenant" on app.comments;
create policy "comments stay in their tenant" on app.comments
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters and coaches with the details read comments" on app.comments;
create policy "lifters and coaches with the details read comments" on app.comments
  for select to mm_lifter, mm_coach
  using ((lifter_id = any (array(select app.lifters_visible_for('workout_details')))) is true);

create or replace trigger stamp
  before insert or update on app.comments
  for each row execute function app.stamp_version();

create or replace trigger note_deleted
  after delete on app.comments
  referencing old table as gone
  for each statement execute function app.note_deleted('comment');
