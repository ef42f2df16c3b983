-- Written by app.note_settlement, shown by app.own_subscriptions.
alter table app.subscription_changes enable row level security;
alter table app.subscription_changes force row level security;
revoke all on app.subscription_changes from public;

create or replace trigger keep_ledger
  before update on app.subscription_changes
  for each row execute function app.keep_ledger();
