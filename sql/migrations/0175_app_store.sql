-- What the App Store signed of subscriptions, the latest signature of each. What a subscription is follows from it alone,
-- whether it came by a notification, by the app, or by asking; so the order in which it comes changes nothing.

-- A purchase or a renewal; the subscription bears the name of its first.
create table app.app_store_transactions (
  tenant_id integer not null references app.tenants on delete cascade,
  original_transaction_id text not null check (length(original_transaction_id) between 1 and 64),
  transaction_id text not null check (length(transaction_id) between 1 and 64),
  -- JWSTransactionDecodedPayload
  signed jsonb not null,
  -- the same as it was last signed while it was refunded or revoked
  revoked jsonb,
  primary key (tenant_id, original_transaction_id, transaction_id)
);

-- What will happen at the end of the period.
create table app.app_store_renewals (
  tenant_id integer not null references app.tenants on delete cascade,
  original_transaction_id text not null check (length(original_transaction_id) between 1 and 64),
  -- JWSRenewalInfoDecodedPayload
  signed jsonb not null,
  primary key (tenant_id, original_transaction_id)
);
