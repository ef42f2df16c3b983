-- Read and written by the admins' functions alone.
alter table app.account_locks enable row level security;
alter table app.account_locks force row level security;
revoke all on app.account_locks from public;
