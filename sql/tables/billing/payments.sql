-- Written by app.record_payments alone; the payer reads it.
alter table app.payments enable row level security;
alter table app.payments force row level security;
revoke all on app.payments from public;
grant select on app.payments to mm_lifter, mm_coach;

drop policy if exists "requests stay in their tenant" on app.payments;
create policy "requests stay in their tenant" on app.payments
  as restrictive
  to mm_visitor, mm_lifter, mm_coach, mm_admin, mm_worker
  using (tenant_id = (select app.tenant_id()));

drop policy if exists "people read what they paid" on app.payments;
create policy "people read what they paid" on app.payments
  for select
  to mm_lifter, mm_coach
  using (account_id = (select app.account_id()));

create or replace trigger refuse_ledger_change
  before update on app.payments
  for each row execute function app.refuse_ledger_change();
