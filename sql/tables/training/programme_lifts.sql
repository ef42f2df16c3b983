-- A history: written once and never changed; it goes with its programme.
alter table app.programme_lifts enable row level security;
alter table app.programme_lifts force row level security;
revoke all on app.programme_lifts from public;
grant select on app.programme_lifts to mm_lifter, mm_coach;
grant insert (
    tenant_id, lifter_id, programme_id, cycle, number, position, exercise, base, unit, reps, misses, reason, why)
  on app.programme_lifts to mm_lifter, mm_coach;

drop policy if exists "programme lifts stay in their tenant" on app.programme_lifts;
create policy "programme lifts stay in their tenant" on app.programme_lifts
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "lifters read their programme lifts" on app.programme_lifts;
create policy "lifters read their programme lifts" on app.programme_lifts
  for select to mm_lifter, mm_coach
  using (lifter_id = (select app.account_id()));

drop policy if exists "lifters make programme lifts of their own" on app.programme_lifts;
create policy "lifters make programme lifts of their own" on app.programme_lifts
  for insert to mm_lifter, mm_coach
  with check (lifter_id = (select app.account_id()));
