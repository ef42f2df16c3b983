-- Private to their owner.
alter table app.templates enable row level security;
alter table app.templates force row level security;
revoke all on app.templates from public;
grant select, delete on app.templates to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, id, name, notes, position, weekdays, any_day, exercise_count, set_count)
  on app.templates to mm_lifter, mm_coach;
grant update (name, notes, position, weekdays, any_day, exercise_count, set_count, updated_at)
  on app.templates to mm_lifter, mm_coach;

drop policy if exists "templates stay in their tenant" on app.templates;
create policy "templates stay in their tenant" on app.templates
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read templates of their own" on app.templates;
create policy "lifters read templates of their own" on app.templates
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make templates of their own" on app.templates;
create policy "lifters make templates of their own" on app.templates
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters change templates of their own" on app.templates;
create policy "lifters change templates of their own" on app.templates
  for update to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()))
  with check (lifter_id = (select app.account_id()));

drop policy if exists "lifters delete templates of their own" on app.templates;
create policy "lifters delete templates of their own" on app.templates
  for delete to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

create or replace trigger stamp
  before insert or update on app.templates
  for each row execute function app.stamp_template();

-- Behind `stamp`: PostgreSQL fires triggers in the order of their names.
create or replace trigger take_place
  before insert on app.templates
  for each row execute function app.place_template();

create or replace trigger note_deleted
  after delete on app.templates
  referencing old table as gone
  for each statement execute function app.note_deleted('template');

create or replace trigger refuse_deleted
  after insert on app.templates
  referencing new table as fresh
  for each statement execute function app.refuse_deleted('template');
