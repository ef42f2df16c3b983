-- Written by a trigger on sessions, read by the roll-up alone.
alter table app.active_days enable row level security;
alter table app.active_days force row level security;
revoke all on app.active_days from public;
