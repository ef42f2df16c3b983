-- Read and written through functions alone: the installation's, and no tenant's.
alter table app.backups enable row level security;
alter table app.backups force row level security;
revoke all on app.backups from public;
