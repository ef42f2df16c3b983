-- Written by app.receive_billing_event, read by the commands that look into the ledger.
alter table app.billing_events enable row level security;
alter table app.billing_events force row level security;
revoke all on app.billing_events from public;
