-- Written by the jobs that send notices.
alter table app.tellings enable row level security;
alter table app.tellings force row level security;
revoke all on app.tellings from public;
