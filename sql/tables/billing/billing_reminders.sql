-- Written and sent by the functions of settlement alone.
alter table app.billing_reminders enable row level security;
alter table app.billing_reminders force row level security;
revoke all on app.billing_reminders from public;
