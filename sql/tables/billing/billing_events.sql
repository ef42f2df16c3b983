-- Written by app.receive_billing_event, read by the commands that look into the ledger.
alter table app.billing_events enable row level security;
alter table app.billing_events force row level security;
revoke all on app.billing_events from public;

create or replace trigger refuse_ledger_change
  before update on app.billing_events
  for each row execute function app.refuse_ledger_change();

create or replace trigger forget_late_news
  before insert on app.billing_events
  for each row when (new.reference is not null) execute function app.forget_late_news();
