-- Who someone is at Stripe, and their last checkout there. What they bought stands in app.subscriptions.
create table app.stripe_customers (
  tenant_id integer not null,
  account_id uuid not null,
  -- null until Stripe has made it
  customer text check (customer ~ '^[A-Za-z0-9_]{1,255}$'),
  -- a page that may still be open: it is closed when another is asked for, so that nobody pays twice
  checkout text check (checkout ~ '^[A-Za-z0-9_]{1,255}$'),
  -- checkouts within the hour that began then
  checkouts smallint not null default 0 check (checkouts >= 0),
  counted_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (tenant_id, account_id),
  unique (tenant_id, customer),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);
