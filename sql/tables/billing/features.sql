-- Read by the functions of entitlements alone.
alter table app.features enable row level security;
alter table app.features force row level security;
revoke all on app.features from public;
