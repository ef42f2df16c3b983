-- Read by app.sync_page alone; its epoch is changed by whoever restores a backup.
alter table app.installation enable row level security;
alter table app.installation force row level security;
revoke all on app.installation from public;
