-- The providers' data about erased people: the ledger keeps what was paid, and nobody's name; what they say later, too.

-- Payments stay without the account (tax law), and of a provider's event only that there was one.
create or replace function app.forget_purchases(tenant integer, account uuid)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  names constant text[] := array(
    select account::text
     union
    select known.customer
      from app.stripe_customers as known
     where known.tenant_id = tenant
       and known.account_id = account
       and known.customer is not null
     union
    select subscription.customer
      from app.subscriptions as subscription
     where subscription.tenant_id = tenant
       and (subscription.account_id = account or subscription.claimed_account = account)
       and subscription.customer is not null);
  event record;
begin
  -- One by one: how few they are the planner does not know, and would read the table whole to join them.
  for event in
    select naming.provider, naming.event_id
      from app.billing_events as naming
     where naming.tenant_id = tenant
       and app.words_of(naming.payload) && app.words_of(to_jsonb(names))
     union
    select told.provider, told.event_id
      from app.subscriptions as subscription
      join app.billing_events as told
        on told.tenant_id = subscription.tenant_id
       and told.provider = subscription.provider
       and told.reference = subscription.reference
     where subscription.tenant_id = tenant
       and (subscription.account_id = account or subscription.claimed_account = account)
  loop
    update app.billing_events as told
       set payload = app.erased_payload()
     where told.tenant_id = tenant
       and told.provider = event.provider
       and told.event_id = event.event_id
       and told.payload <> app.erased_payload();
  end loop;
  -- known to the provider as this account's, and bound to none here; or bound to another, which it stays
  delete
    from app.subscriptions as subscription
   where subscription.tenant_id = tenant
     and subscription.claimed_account = account
     and subscription.account_id is null;
  update app.subscriptions as subscription
     set claimed_account = null
   where subscription.tenant_id = tenant
     and subscription.claimed_account = account
     and subscription.account_id <> account;
end
$$;

-- The part of the provider's words that a ledger entry keeps once the person they were about is erased.
create or replace function app.erased_payload()
returns jsonb
language sql immutable parallel safe
return '{"erased": true}'::jsonb;

-- News of a subscription whose person is erased may come for weeks (its own end among them): they are noted, without the
-- words.
create or replace function app.forget_late_news()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.is_of_erased(new.tenant_id, new.provider, new.reference) then
    new.payload := app.erased_payload();
  end if;
  return new;
end
$$;

-- Changes by such events are kept as they were sold, and not to whom.
create or replace function app.forget_late_subscriber()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.is_of_erased(new.tenant_id, new.provider, new.reference) then
    new.claimed_account := null;
    new.customer := null;
  end if;
  return new;
end
$$;

create or replace function app.is_of_erased(tenant integer, provider text, reference text)
returns boolean
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select exists (
           select
             from app.billing_events as earlier
            where earlier.tenant_id = tenant
              and earlier.provider = is_of_erased.provider
              and earlier.reference = is_of_erased.reference
              and earlier.payload = app.erased_payload());
$$;
