-- Written by app.upsert_app_store_data, read by app.app_store_history.
alter table app.app_store_transactions enable row level security;
alter table app.app_store_transactions force row level security;
revoke all on app.app_store_transactions from public;
