-- Written by app.notify and the job that sends them: no request role reads it.
alter table app.pushes enable row level security;
alter table app.pushes force row level security;
revoke all on app.pushes from public;
