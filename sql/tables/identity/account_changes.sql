-- Written and read by the functions of these changes alone.
alter table app.account_changes enable row level security;
alter table app.account_changes force row level security;
revoke all on app.account_changes from public;
