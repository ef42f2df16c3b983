-- A coach's own.
alter table app.attention_dismissals enable row level security;
alter table app.attention_dismissals force row level security;
revoke all on app.attention_dismissals from public;
grant select, delete on app.attention_dismissals to mm_coach;
grant insert (tenant_id, coach_id, entry_id, lifter_id, rule, until)
  on app.attention_dismissals to mm_coach;
grant update (dismissed_at, until) on app.attention_dismissals to mm_coach;

drop policy if exists "dismissals stay in their tenant" on app.attention_dismissals;
create policy "dismissals stay in their tenant" on app.attention_dismissals
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches read dismissals of their own" on app.attention_dismissals;
create policy "coaches read dismissals of their own" on app.attention_dismissals
  for select to mm_coach
  using (coach_id = (select app.account_id()));

drop policy if exists "coaches make dismissals of their own" on app.attention_dismissals;
create policy "coaches make dismissals of their own" on app.attention_dismissals
  for insert to mm_coach
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches change dismissals of their own" on app.attention_dismissals;
create policy "coaches change dismissals of their own" on app.attention_dismissals
  for update to mm_coach
  using (coach_id = (select app.account_id()))
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches take back dismissals of their own" on app.attention_dismissals;
create policy "coaches take back dismissals of their own" on app.attention_dismissals
  for delete to mm_coach
  using (coach_id = (select app.account_id()));
