-- Read by auth.begin_visit and the mail loop's functions alone.
alter table app.tenant_hosts enable row level security;
alter table app.tenant_hosts force row level security;
revoke all on app.tenant_hosts from public;
