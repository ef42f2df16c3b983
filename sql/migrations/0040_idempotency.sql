-- What a request with an Idempotency-Key made, so that its repetition finds it instead of making another.
create table app.idempotency_keys (
  tenant_id      integer     not null,
  account_id     uuid        not null,
  key            text        not null check (length(key) between 1 and 255),
  -- SHA-256 over method, path and body: the same key under another request is a mistake of the client
  request_digest bytea       not null check (length(request_digest) = 32),
  resource_id    uuid        not null,
  created_at     timestamptz not null default now(),
  primary key (tenant_id, account_id, key),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index idempotency_keys_age on app.idempotency_keys (created_at);
