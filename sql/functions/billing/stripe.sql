-- Buying through Stripe: what may be bought, by whom, and who they are there. Money and subscriptions are Stripe's to keep
-- and app.settle_subscription's to report.

-- The price that is asked for, if the caller's tenant sells it through Stripe and it is for one of the caller's roles.
-- MM409 where the tenant has no access to Stripe, MM422 for any other price.
create or replace function app.stripe_offer(of_price uuid)
returns table (
  stripe_price text, amount bigint, currency text, billing_interval text, tier text, audience text,
  tier_position smallint, trial_days smallint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
       select
         from app.payment_gateways as gateway
        where gateway.tenant_id = app.tenant_id()
          and gateway.provider = 'stripe') then
    perform app.raise_conflict('not-sold-here');
  end if;
  return query
    select price.stripe_price, price.amount, price.currency, price.billing_interval, tier.code, tier.audience,
           tier.position, tier.trial_days
      from app.tier_prices as price
      join app.tiers as tier
        on tier.tenant_id = price.tenant_id
       and tier.code = price.tier
      join app.accounts as account
        on account.tenant_id = price.tenant_id
       and account.id = app.account_id()
     where price.tenant_id = app.tenant_id()
       and price.id = of_price
       and price.is_active
       and price.stripe_price is not null
       and tier.is_active
       and (tier.audience = 'lifter' or tier.audience = any (account.roles));
  if not found then
    perform app.raise_fault('/price', 'unknown');
  end if;
end
$$;

-- The caller's subscriptions to tiers of an audience, through whichever provider, with the state of each.
create or replace function app.subscriptions_to(of_audience text)
returns table (provider text, reference text, price text, state text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select subscription.provider, subscription.reference, subscription.price, app.state_of(subscription)
      from app.subscriptions as subscription
      join app.tiers as tier
        on tier.tenant_id = subscription.tenant_id
       and tier.code = app.tier_of_price(subscription.tenant_id, subscription.provider, subscription.price)
       and tier.audience = of_audience
     where subscription.tenant_id = app.tenant_id()
       and subscription.account_id = app.account_id();
end
$$;

-- Everything that Stripe needs for a checkout. A trial is for who never had a subscription of the kind. MM409
-- where one runs already: two of a kind would be paid for at once. MM429 beyond 20 checkouts an hour.
create or replace function app.begin_stripe_checkout(of_price uuid)
returns table (
  tenant_id integer, tenant text, account_id uuid, email text, customer text, stripe_price text, trial_days integer)
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  offer record;
  running text;
  taken smallint;
begin
  select *
    into strict offer
    from app.stripe_offer(of_price);
  select held.provider
    into running
    from app.subscriptions_to(offer.audience) as held
   where held.state not in ('lapsed', 'revoked')
   limit 1;
  if running = 'stripe' then
    perform app.raise_conflict('subscribed-through-stripe');
  elsif running is not null then
    perform app.raise_conflict('subscribed-through-app-store');
  end if;
  insert into app.stripe_customers as known (tenant_id, account_id, checkouts)
  values (app.tenant_id(), app.account_id(), 1)
      on conflict (tenant_id, account_id) do update
     set checkouts =
           case when known.counted_since > now() - interval '1 hour' then known.checkouts + 1 else 1 end,
         counted_since =
           case when known.counted_since > now() - interval '1 hour' then known.counted_since else now() end
  returning known.checkouts
    into taken;
  if taken > 20 then
    perform app.raise_limited('too-many-checkouts', 3600);
  end if;
  return query
    select tenant.id, tenant.slug, app.account_id(), app.verified_address(), known.customer, offer.stripe_price,
           case
             when exists (select from app.subscriptions_to(offer.audience)) then 0
             else offer.trial_days::integer
           end
      from app.tenants as tenant
      join app.stripe_customers as known
        on known.tenant_id = tenant.id
       and known.account_id = app.account_id()
     where tenant.id = app.tenant_id();
end
$$;

-- The caller's subscriptions of the price's kind that are over by our reckoning, while Stripe never said so: it may still
-- collect what is owed, or have collected it and the news were lost. It is to be asked before another is sold.
create or replace function app.unended_at_stripe(of_price uuid)
returns table (tenant_id integer, reference text)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select own.tenant_id, own.reference
      from app.tier_prices as price
      join app.tiers as tier
        on tier.tenant_id = price.tenant_id
       and tier.code = price.tier
     cross join lateral app.subscriptions_to(tier.audience) as held
      join app.subscriptions as own
        on own.tenant_id = price.tenant_id
       and own.provider = held.provider
       and own.reference = held.reference
     where price.tenant_id = app.tenant_id()
       and price.id = of_price
       and held.provider = 'stripe'
       and held.state = 'lapsed'
       and own.ended_at is null;
end
$$;

-- Keeps what Stripe made, unless another request was faster; returns who the account is at Stripe from now on. `lost` is
-- one that Stripe does not know any more (the tenant may have moved to another account there).
create or replace function app.upsert_stripe_customer(customer text, lost text)
returns text
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
     update app.stripe_customers as known
        set customer = coalesce(
              nullif(known.customer, upsert_stripe_customer.lost), upsert_stripe_customer.customer)
      where known.tenant_id = app.tenant_id()
        and known.account_id = app.account_id()
  returning known.customer;
$$;

-- Notes the page that was made last, and returns the one before, which is to be closed.
create or replace function app.swap_stripe_checkout(checkout text)
returns text
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  with before as materialized (
    select known.checkout
      from app.stripe_customers as known
     where known.tenant_id = app.tenant_id()
       and known.account_id = app.account_id()
       for update
  ),
  noted as (
    update app.stripe_customers as known
       set checkout = swap_stripe_checkout.checkout
      from before
     where known.tenant_id = app.tenant_id()
       and known.account_id = app.account_id()
  )
  select before.checkout
    from before;
$$;

-- The caller's customer id at Stripe. MM409 where the tenant has no access to Stripe, or the caller never bought there.
create or replace function app.own_stripe_customer()
returns table (tenant_id integer, customer text)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select gateway.tenant_id, coalesce(known.customer, subscription.customer)
      from app.payment_gateways as gateway
      left join app.stripe_customers as known
        on known.tenant_id = gateway.tenant_id
       and known.account_id = app.account_id()
      left join app.subscriptions as subscription
        on subscription.tenant_id = gateway.tenant_id
       and subscription.provider = 'stripe'
       and subscription.account_id = app.account_id()
     where gateway.tenant_id = app.tenant_id()
       and gateway.provider = 'stripe'
       and coalesce(known.customer, subscription.customer) is not null
     order by subscription.started_at desc nulls last
     limit 1;
  if not found then
    perform app.raise_conflict('no-stripe-customer');
  end if;
end
$$;

-- The page that was made last for the caller. MM409 where there is none, or the tenant has no access to Stripe.
create or replace function app.own_stripe_checkout()
returns table (tenant_id integer, checkout text)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select known.tenant_id, known.checkout
      from app.payment_gateways as gateway
      join app.stripe_customers as known
        on known.tenant_id = gateway.tenant_id
       and known.account_id = app.account_id()
     where gateway.tenant_id = app.tenant_id()
       and gateway.provider = 'stripe'
       and known.checkout is not null;
  if not found then
    perform app.raise_conflict('no-stripe-customer');
  end if;
end
$$;

-- Which of the caller's subscriptions at Stripe is to go to another price, and when: at once to a higher tier, a longer
-- interval or a higher amount; when the period ends to anything less, since that is paid for. MM409 where none runs, it is
-- paused or a payment is owed, MM422 for a price in another currency, which Stripe can't change to.
create or replace function app.begin_stripe_change(of_price uuid)
returns table (tenant_id integer, reference text, stripe_price text, is_at_once boolean)
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  offer record;
  held record;
begin
  select *
    into strict offer
    from app.stripe_offer(of_price);
  select own.reference, own.state, price.amount, price.currency, price.billing_interval, tier.position
    into held
    from app.subscriptions_to(offer.audience) as own
    join app.tier_prices as price
      on price.tenant_id = app.tenant_id()
     and price.stripe_price = own.price
    join app.tiers as tier
      on tier.tenant_id = price.tenant_id
     and tier.code = price.tier
   where own.provider = 'stripe'
     and own.state not in ('lapsed', 'revoked')
   limit 1;
  if not found then
    perform app.raise_conflict('nothing-to-change');
  elsif held.state = 'paused' then
    perform app.raise_conflict('subscription-paused');
  elsif held.state not in ('trial', 'active', 'cancelled') then
    perform app.raise_conflict('payment-owed');
  elsif held.currency <> offer.currency then
    perform app.raise_fault('/price', 'invalid', held.currency);
  end if;
  return query
    select app.tenant_id(), held.reference, offer.stripe_price,
           (offer.tier_position, offer.billing_interval = 'year', offer.amount)
             >= (held.position, held.billing_interval = 'year', held.amount);
end
$$;

grant execute on function app.begin_stripe_checkout(uuid), app.unended_at_stripe(uuid),
    app.upsert_stripe_customer(text, text), app.swap_stripe_checkout(text), app.own_stripe_customer(),
    app.begin_stripe_change(uuid), app.own_stripe_checkout()
  to mm_lifter, mm_coach;
