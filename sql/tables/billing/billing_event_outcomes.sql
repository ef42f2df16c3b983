-- Written by app.close_billing_event, read by the commands that look into the ledger.
alter table app.billing_event_outcomes enable row level security;
alter table app.billing_event_outcomes force row level security;
revoke all on app.billing_event_outcomes from public;

create or replace trigger refuse_ledger_change
  before update on app.billing_event_outcomes
  for each row execute function app.refuse_ledger_change();
