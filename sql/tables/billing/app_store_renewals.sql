-- Written by app.upsert_app_store_data, read by app.app_store_history.
alter table app.app_store_renewals enable row level security;
alter table app.app_store_renewals force row level security;
revoke all on app.app_store_renewals from public;
