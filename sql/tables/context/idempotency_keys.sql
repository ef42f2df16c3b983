-- Written and read by app.claim_key alone.
alter table app.idempotency_keys enable row level security;
alter table app.idempotency_keys force row level security;
revoke all on app.idempotency_keys from public;
