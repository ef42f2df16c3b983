-- Written by app.note_settlement, shown by app.own_subscriptions.
alter table app.subscription_changes enable row level security;
alter table app.subscription_changes force row level security;
revoke all on app.subscription_changes from public;
