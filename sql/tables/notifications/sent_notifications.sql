-- Written by the jobs that send notices.
alter table app.sent_notifications enable row level security;
alter table app.sent_notifications force row level security;
revoke all on app.sent_notifications from public;
