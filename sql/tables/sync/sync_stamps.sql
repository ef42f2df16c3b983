-- Written by triggers and read by app.sync_changes alone.
alter table app.sync_stamps enable row level security;
alter table app.sync_stamps force row level security;
revoke all on app.sync_stamps from public;
