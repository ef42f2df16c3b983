-- The lifter's alone: nobody coaches what is not done yet. The clock is turned by app.press_clock only.
alter table app.drafts enable row level security;
alter table app.drafts force row level security;
revoke all on app.drafts from public;
grant select, delete on app.drafts to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, id, name, performed_at, time_zone, notes, duration_seconds, activity, content,
    set_times, template_id, planned_workout_id)
  on app.drafts to mm_lifter, mm_coach;
grant update (name, performed_at, time_zone, notes, duration_seconds, activity, content, set_times)
  on app.drafts to mm_lifter, mm_coach;

drop policy if exists "drafts stay in their tenant" on app.drafts;
create policy "drafts stay in their tenant" on app.drafts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their drafts" on app.drafts;
create policy "lifters read their drafts" on app.drafts
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters begin drafts of their own" on app.drafts;
create policy "lifters begin drafts of their own" on app.drafts
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change their drafts" on app.drafts;
create policy "lifters change their drafts" on app.drafts
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete their drafts" on app.drafts;
create policy "lifters delete their drafts" on app.drafts
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.drafts
  for each row execute function app.stamp_draft();

create or replace trigger note_deleted
  after delete on app.drafts
  referencing old table as gone
  for each statement execute function app.note_deleted('draft');

create or replace trigger refuse_deleted
  after insert on app.drafts
  referencing new table as fresh
  for each statement execute function app.refuse_deleted('draft');
