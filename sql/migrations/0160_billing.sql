-- What a tenant sells, who has which subscription, and the ledger of all that providers told and took.

-- How long someone whose payment fails keeps everything, and how long they then still read what they paid for.
alter table app.tenants
  add column grace_days smallint not null default 7 check (grace_days between 0 and 60),
  add column read_only_days smallint not null default 7 check (read_only_days between 0 and 365);

-- What can be sold at all: the code asks for these by name. `access` is yes or no, `limit` a number.
create table app.features (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{0,49}$'),
  kind text not null check (kind in ('access', 'limit')),
  -- whose tiers it belongs to
  audience text not null check (audience in ('lifter', 'coach')),
  -- whether a subscription that may only be read any more still opens it: true for what shows, false for what writes
  kept_read_only boolean not null,
  position smallint not null
);

insert into app.features (code, kind, audience, kept_read_only, position)
values
  ('all_graphs', 'access', 'lifter', true, 1),
  -- asked when food is written; the diary itself is one's own log, and reading that is never sold
  ('food_tracking', 'access', 'lifter', false, 2),
  ('templates', 'limit', 'lifter', false, 3),
  ('storage_mb', 'limit', 'lifter', false, 4),
  ('client_lifts', 'access', 'coach', true, 5),
  ('clients', 'limit', 'coach', false, 6);

create table app.tiers (
  tenant_id integer not null references app.tenants on delete cascade,
  code text not null check (code ~ '^[a-z][a-z0-9_]{0,49}$'),
  audience text not null check (audience in ('lifter', 'coach')),
  name text not null check (length(name) between 1 and 100),
  position smallint not null default 0,
  -- what everyone of the audience has without paying
  is_free boolean not null default false,
  trial_days smallint not null default 0 check (trial_days between 0 and 365),
  -- a tier that is not offered any more goes on for those who have it
  is_active boolean not null default true,
  primary key (tenant_id, code),
  check (not is_free or trial_days = 0)
);

create unique index tiers_one_free_for_an_audience on app.tiers (tenant_id, audience) where is_free;

create table app.tier_prices (
  tenant_id integer not null,
  id uuid not null,
  tier text not null,
  -- in the currency's minor unit: cents
  amount bigint not null check (amount between 0 and 100000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  billing_interval text not null check (billing_interval in ('month', 'year')),
  -- what it is called at the provider
  stripe_price text check (stripe_price ~ '^[[:graph:]]{1,255}$'),
  app_store_product text check (app_store_product ~ '^[[:graph:]]{1,255}$'),
  is_active boolean not null default true,
  primary key (tenant_id, id),
  foreign key (tenant_id, tier) references app.tiers (tenant_id, code) on delete cascade,
  unique (tenant_id, stripe_price),
  unique (tenant_id, app_store_product)
);

create index tier_prices_by_tier on app.tier_prices (tenant_id, tier);

-- A feature that no tier of the tenant names is not sold: everyone has it.
create table app.tier_entitlements (
  tenant_id integer not null,
  tier text not null,
  feature text not null references app.features,
  allowed boolean not null default true,
  -- of a limit: null is as many as one likes
  at_most integer check (at_most >= 0),
  primary key (tenant_id, tier, feature),
  foreign key (tenant_id, tier) references app.tiers (tenant_id, code) on delete cascade
);

create index tier_entitlements_by_feature on app.tier_entitlements (feature);

-- What support gave or took, above every tier.
create table app.entitlement_overrides (
  tenant_id integer not null,
  account_id uuid not null,
  feature text not null references app.features,
  allowed boolean not null default true,
  at_most integer check (at_most >= 0),
  ends_at timestamptz not null default 'infinity',
  reason text not null check (length(reason) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (tenant_id, account_id, feature),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index entitlement_overrides_by_feature on app.entitlement_overrides (feature);

-- The facts of a subscription as its provider told them last. What follows from them at a moment is
-- app.subscription_state's to say. Its price is looked up when it is read, so that one that becomes known later counts.
create table app.subscriptions (
  tenant_id integer not null references app.tenants on delete cascade,
  provider text not null check (provider in ('stripe', 'app_store')),
  reference text not null check (length(reference) between 1 and 255),
  -- null as long as nobody here is known to have it
  account_id uuid,
  -- whose it is by the provider's word, whether there is such an account or not
  claimed_account uuid,
  customer text check (length(customer) between 1 and 255),
  price text not null check (length(price) between 1 and 255),
  next_price text check (length(next_price) between 1 and 255),
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_ends_at timestamptz not null,
  failing_since timestamptz,
  grace_ends_at timestamptz,
  cancels_at_period_end boolean not null,
  paused_at timestamptz,
  ended_at timestamptz,
  revoked_at timestamptz,
  status text not null check (length(status) <= 100),
  -- the ticket of the look at the provider that these facts come from: an earlier look changes nothing any more
  applied_ticket bigint not null,
  -- where the facts were not fetched but told by a signed message: the moment of which they speak
  facts_as_of timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz not null default now(),
  primary key (tenant_id, provider, reference),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index subscriptions_by_account on app.subscriptions (tenant_id, account_id);
create index subscriptions_by_customer on app.subscriptions (tenant_id, provider, customer);

-- Whoever looked later wins, whatever the order of the answers.
create sequence app.settlement_tickets as bigint;

-- Every message of a provider, once. Append-only.
create table app.billing_events (
  tenant_id integer not null references app.tenants on delete cascade,
  provider text not null check (provider in ('stripe', 'app_store', 'operator')),
  event_id text not null check (length(event_id) between 1 and 255),
  kind text not null check (length(kind) between 1 and 255),
  -- the subscription that it speaks of, where it speaks of one
  reference text check (length(reference) between 1 and 255),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  payload jsonb not null,
  primary key (tenant_id, provider, event_id)
);

create index billing_events_by_reference on app.billing_events (tenant_id, provider, reference, occurred_at);
create index billing_events_newest_first on app.billing_events (tenant_id, received_at desc);

-- Every attempt to act on one. Append-only.
create table app.billing_event_outcomes (
  tenant_id integer not null,
  provider text not null,
  event_id text not null,
  id bigint generated always as identity,
  -- `failed` is the one that is not final: the provider sends the event again
  outcome text not null check (outcome in (
    'applied', 'unchanged', 'stale', 'unknown_account', 'unknown_price', 'unknown_subscription', 'ignored', 'failed')),
  error text check (length(error) <= 1000),
  at timestamptz not null default now(),
  primary key (tenant_id, provider, event_id, id),
  foreign key (tenant_id, provider, event_id) references app.billing_events on delete cascade
);

-- How a subscription went from one state to another, and by which event. Append-only.
create table app.subscription_changes (
  tenant_id integer not null,
  provider text not null,
  reference text not null,
  id bigint generated always as identity,
  from_state text,
  to_state text not null,
  -- null where it did not change
  from_price text,
  to_price text,
  cancels_at_period_end boolean not null,
  why text not null check (length(why) <= 255),
  event_id text,
  at timestamptz not null default now(),
  primary key (tenant_id, provider, reference, id),
  foreign key (tenant_id, provider, reference) references app.subscriptions on delete cascade
);

-- Money that moved: kept as the law wants it when the account is gone, then without the account. Append-only.
create table app.payments (
  tenant_id integer not null references app.tenants on delete cascade,
  provider text not null check (provider in ('stripe', 'app_store')),
  id text not null check (length(id) between 1 and 255),
  reference text not null check (length(reference) between 1 and 255),
  account_id uuid,
  price text check (length(price) between 1 and 255),
  -- in minor units; negative for a refund
  amount bigint not null check (amount between -100000000000 and 100000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  paid_at timestamptz not null,
  -- what the provider keeps, where it follows from the contract; null where only the provider knows
  commission_percent smallint check (commission_percent between 0 and 100),
  -- in minor units, with the amount's sign
  commission bigint generated always as (round(amount * commission_percent / 100.0)) stored,
  recorded_at timestamptz not null default now(),
  primary key (tenant_id, provider, id),
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete set null (account_id)
);

create index payments_by_account on app.payments (tenant_id, account_id);
create index payments_by_time on app.payments (tenant_id, paid_at);

-- How a tenant reaches its providers. Keys and secrets are encrypted by the server.
create table app.payment_gateways (
  tenant_id integer not null references app.tenants on delete cascade,
  provider text not null check (provider in ('stripe', 'app_store')),
  -- AES-256-GCM, bound to tenant and provider
  sealed bytea not null check (octet_length(sealed) between 33 and 100000 and get_byte(sealed, 0) = 2),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, provider)
);

-- What a subscriber will have to be told by themselves, unless something comes between: made anew with each settlement.
create table app.billing_reminders (
  tenant_id integer not null,
  account_id uuid not null,
  provider text not null,
  reference text not null,
  kind text not null check (kind in ('trial_ends', 'subscription_read_only', 'subscription_ended')),
  -- the moment that it speaks of
  speaks_of timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, provider, reference, kind, speaks_of),
  foreign key (tenant_id, provider, reference) references app.subscriptions on delete cascade,
  foreign key (tenant_id, account_id) references app.accounts (tenant_id, id) on delete cascade
);

create index billing_reminders_by_account on app.billing_reminders (tenant_id, account_id);
create index billing_reminders_due on app.billing_reminders (due_at) where sent_at is null;

-- It takes a preview now.
drop function if exists app.demand(text);
