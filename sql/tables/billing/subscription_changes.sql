-- Written by app.note_settlement, shown by app.own_subscriptions.
alter table app.subscription_changes enable row level security;
alter table app.subscription_changes force row level security;
revoke all on app.subscription_changes from public;

create or replace trigger refuse_ledger_change
  before update on app.subscription_changes
  for each row execute function app.refuse_ledger_change();
