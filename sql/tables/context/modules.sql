-- Read by the functions of modules alone.
alter table app.modules enable row level security;
alter table app.modules force row level security;
revoke all on app.modules from public;
