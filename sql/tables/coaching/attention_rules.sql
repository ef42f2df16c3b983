-- A coach's own.
alter table app.attention_rules enable row level security;
alter table app.attention_rules force row level security;
revoke all on app.attention_rules from public;
grant select, delete on app.attention_rules to mm_coach;
grant insert (
    tenant_id, coach_id, lifter_id, muted, missed_sessions, missed_days, fall_percent, fall_exposures, rpe_excess,
    rpe_sessions, silent_days)
  on app.attention_rules to mm_coach;
grant update (
    muted, missed_sessions, missed_days, fall_percent, fall_exposures, rpe_excess, rpe_sessions, silent_days) on app.attention_rules to mm_coach;

drop policy if exists "attention rules stay in their tenant" on app.attention_rules;
create policy "attention rules stay in their tenant" on app.attention_rules
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "coaches read attention rules of their own" on app.attention_rules;
create policy "coaches read attention rules of their own" on app.attention_rules
  for select to mm_coach
  using (coach_id = (select app.account_id()));

drop policy if exists "coaches make attention rules of their own" on app.attention_rules;
create policy "coaches make attention rules of their own" on app.attention_rules
  for insert to mm_coach
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches change attention rules of their own" on app.attention_rules;
create policy "coaches change attention rules of their own" on app.attention_rules
  for update to mm_coach
  using (coach_id = (select app.account_id()))
  with check (coach_id = (select app.account_id()));

drop policy if exists "coaches delete attention rules of their own" on app.attention_rules;
create policy "coaches delete attention rules of their own" on app.attention_rules
  for delete to mm_coach
  using (coach_id = (select app.account_id()));
