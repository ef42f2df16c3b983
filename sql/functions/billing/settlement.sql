-- How a provider's facts become ours. To settle a subscription, a caller takes a ticket first, asks the provider then,
-- and hands in the answer with the ticket: of two looks the one that began later counts, in whatever order events,
-- deliveries and answers arrive.

-- One sequence for all: tickets are only ever compared within a subscription.
create or replace function app.begin_settlement(tenant_id integer, provider text, reference text)
returns bigint
language sql volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
  select nextval('app.settlement_tickets');
$$;

-- Whose subscription it is: the account that the provider was given, if there is such an account, else who has it already
-- (`facts` says so by its account_id), else who has the provider's customer. Null as long as nobody is known. The
-- provider's word comes first since what lapsed may be bought again from another account, under the same name.
create or replace function app.subscriber(facts app.subscriptions)
returns uuid
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
           (select account.id
              from app.accounts as account
             where account.tenant_id = facts.tenant_id
               and account.id = facts.claimed_account),
           facts.account_id,
           (select other.account_id
              from app.subscriptions as other
             where other.tenant_id = facts.tenant_id
               and other.provider = facts.provider
               and other.customer = facts.customer
               and other.account_id is not null
             limit 1))
$$;

-- `facts`: an object with the columns of app.subscriptions that the provider reports, and `account`. Answers
--   applied               they are ours now
--   unchanged             they were already
--   stale                 later ones are known
--   unknown_account       they are kept, and bound once the account is known
--   unknown_price         they are kept, and entitle to something once a tier has the price
-- and notes that as the end of the event, where one was the reason. Facts that name another tenant are refused (MM404).
create or replace function app.settle_subscription(
  tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text default null)
returns text
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  outcome text;
begin
  perform auth.set_context(tenant_id, null, null, 'worker');
  if facts ->> 'tenant' <> (select own.slug from app.tenants as own where own.id = settle_subscription.tenant_id) then
    perform app.raise_not_found('of-another-tenant');
  end if;
  outcome := app.apply_facts(tenant_id, provider, ticket, facts, event_id);
  if event_id is not null then
    perform app.close_billing_event(tenant_id, provider, event_id, outcome);
  end if;
  return outcome;
end
$$;

create or replace function app.apply_facts(tenant_id integer, provider text, ticket bigint, facts jsonb, event_id text)
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  before app.subscriptions;
  told app.subscriptions := jsonb_populate_record(null::app.subscriptions, facts);
begin
  told.tenant_id := apply_facts.tenant_id;
  told.provider := apply_facts.provider;
  told.claimed_account := facts ->> 'account';
  told.applied_ticket := ticket;
  told.created_at := now();
  told.settled_at := now();
  told.account_id := app.subscriber(told);
  insert into app.subscriptions
  select told.*
      on conflict do nothing;
  if not found then
    select subscription.*
      into strict before
      from app.subscriptions as subscription
     where subscription.tenant_id = told.tenant_id
       and subscription.provider = told.provider
       and subscription.reference = told.reference
       for update;
    if ticket < before.applied_ticket then
      return 'stale';
    end if;
    told.claimed_account := coalesce(told.claimed_account, before.claimed_account);
    told.customer := coalesce(told.customer, before.customer);
    told.account_id := before.account_id;
    told.account_id := app.subscriber(told);
    told.created_at := before.created_at;
    perform app.replace_subscription(told);
  end if;
  return app.note_settlement(before, told, apply_facts.event_id);
end
$$;

create or replace function app.replace_subscription(told app.subscriptions)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update app.subscriptions as subscription
     set account_id = told.account_id,
         claimed_account = told.claimed_account,
         customer = told.customer,
         price = told.price,
         next_price = told.next_price,
         started_at = told.started_at,
         trial_ends_at = told.trial_ends_at,
         period_ends_at = told.period_ends_at,
         failing_since = told.failing_since,
         grace_ends_at = told.grace_ends_at,
         cancels_at_period_end = told.cancels_at_period_end,
         paused_at = told.paused_at,
         ended_at = told.ended_at,
         revoked_at = told.revoked_at,
         status = told.status,
         applied_ticket = told.applied_ticket,
         settled_at = told.settled_at
   where subscription.tenant_id = told.tenant_id
     and subscription.provider = told.provider
     and subscription.reference = told.reference;
$$;

-- The outcome; and what follows from a change: a line of its history, its subscriber's notice now, and later ones.
create or replace function app.note_settlement(before app.subscriptions, told app.subscriptions, event_id text)
returns text
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  state_before constant text := case when before.reference is not null then app.state_of(before) end;
  state_now constant text := app.state_of(told);
  kept constant text[] := array['applied_ticket', 'settled_at'];
  is_changed constant boolean := to_jsonb(before) - kept is distinct from to_jsonb(told) - kept;
begin
  if is_changed then
    if state_before is distinct from state_now
       or before.price is distinct from told.price
       or before.cancels_at_period_end is distinct from told.cancels_at_period_end then
      insert into app.subscription_changes (
        tenant_id, provider, reference, from_state, to_state, from_price, to_price, cancels_at_period_end, why,
        event_id)
      values (
        told.tenant_id, told.provider, told.reference, state_before, state_now,
        nullif(before.price, told.price), case when before.price is distinct from told.price then told.price end,
        told.cancels_at_period_end, told.status, event_id);
    end if;
    perform app.plan_billing_reminders(told);
    if before.reference is not null then
      perform app.tell_subscriber(before, told, state_before, state_now);
    end if;
  end if;
  return case
           when told.account_id is null then 'unknown_account'
           when app.tier_of_price(told.tenant_id, told.provider, told.price) is null then 'unknown_price'
           when is_changed then 'applied'
           else 'unchanged'
         end;
end
$$;

-- Keeps what was paid and given back, once each; returns how many were new. Apple keeps 30 %, and 15 % once the
-- subscriber has paid for a year (App Store Review, "Auto-renewable subscriptions"); Stripe reports its fee with its
-- payouts, which are not asked for. A refund (`refund:` and the charge's id) gives back the share that was taken, and its
-- reversal (`reversal:`) takes it again; a refund after that is one like any other. Of a dispute the amount is held
-- (`held:`) as long as it is open, and released (`released:`) when it is decided; what is lost is booked back (`lost:`).
-- Admins get a notice of each.
create or replace function app.record_payments(tenant_id integer, provider text, payments jsonb)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  recorded integer;
  disputed record;
begin
  for disputed in
    select split_part(paid.id, ':', 2) as dispute, max(paid.reference) as reference, max(abs(paid.amount)) as amount,
           max(paid.currency) as currency,
           case when bool_or(starts_with(paid.id, 'lost:')) then 'lost'
                when bool_or(starts_with(paid.id, 'released:')) then 'won'
                else 'open' end as state
      from jsonb_to_recordset(payments) as paid (id text, reference text, amount bigint, currency text)
      left join app.payments as booked
        on booked.tenant_id = record_payments.tenant_id
       and booked.provider = record_payments.provider
       and booked.id = paid.id
     where paid.id ~ '^(held|released|lost):'
     group by 1
    having bool_or(booked.id is null)
  loop
    perform app.raise_alert(
      record_payments.tenant_id, 'payment_disputed', left(disputed.state || ' ' || disputed.dispute, 64),
      (select one.account_id
         from app.subscriptions as one
        where one.tenant_id = record_payments.tenant_id
          and one.provider = record_payments.provider
          and one.reference = disputed.reference),
      jsonb_build_object(
        'dispute', disputed.dispute, 'subscription', disputed.reference, 'amount', disputed.amount,
        'currency', disputed.currency, 'state', disputed.state),
      now());
  end loop;
  insert into app.payments (
    tenant_id, provider, id, reference, account_id, price, amount, currency, paid_at, commission_percent)
  select record_payments.tenant_id, record_payments.provider, paid.id, paid.reference, subscription.account_id,
         paid.price, paid.amount, paid.currency, paid.paid_at,
         case
           when record_payments.provider <> 'app_store' then null
           when coalesce(charge.paid_at, earlier.paid_at, paid.paid_at) >= subscription.started_at + interval '1 year' then 15
           else 30
         end
    from jsonb_to_recordset(payments) as paid (
           id text, reference text, price text, amount bigint, currency text, paid_at timestamptz)
    left join app.subscriptions as subscription
      on subscription.tenant_id = record_payments.tenant_id
     and subscription.provider = record_payments.provider
     and subscription.reference = paid.reference
    left join jsonb_to_recordset(payments) as charge (id text, paid_at timestamptz)
      on charge.id = split_part(paid.id, ':', 2)
    left join app.payments as earlier
      on earlier.tenant_id = record_payments.tenant_id
     and earlier.provider = record_payments.provider
     and earlier.id = split_part(paid.id, ':', 2)
      on conflict do nothing;
  get diagnostics recorded = row_count;
  return recorded + app.record_repeated_refunds(tenant_id, provider, payments);
end
$$;

-- The App Store names a refund by its purchase alone. One that comes after the one before was reversed has another moment,
-- and its reversal is one more than there are: both are kept under the next number. A look that does not know the last
-- refund is older than what is booked, and its reversal is one of before. Returns how many were new.
create or replace function app.record_repeated_refunds(tenant_id integer, provider text, payments jsonb)
returns integer
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  told record;
  charge text;
  refunds integer;
  reversals integer;
  last_refunded_at timestamptz;
  is_known boolean;
  recorded integer := 0;
begin
  for told in
    select paid.*
      from rows from (
             jsonb_to_recordset(payments)
               as (id text, reference text, price text, amount bigint, currency text, paid_at timestamptz))
             with ordinality as paid (id, reference, price, amount, currency, paid_at, row_num)
     where paid.id ~ '^(refund|reversal):'
     order by paid.row_num
  loop
    charge := split_part(told.id, ':', 2);
    select count(*) filter (where starts_with(booked.id, 'refund:')),
           count(*) filter (where starts_with(booked.id, 'reversal:')),
           max(booked.paid_at) filter (where starts_with(booked.id, 'refund:')),
           coalesce(bool_or(starts_with(booked.id, 'refund:') and booked.paid_at = told.paid_at), false)
      into refunds, reversals, last_refunded_at, is_known
      from app.payments as booked
     where booked.tenant_id = record_repeated_refunds.tenant_id
       and booked.provider = record_repeated_refunds.provider
       and booked.reference = told.reference
       and split_part(booked.id, ':', 1) in ('refund', 'reversal')
       and split_part(booked.id, ':', 2) = charge;
    if starts_with(told.id, 'refund:') and refunds = reversals and not is_known
       or starts_with(told.id, 'reversal:')
          and refunds > reversals
          and exists (
            select
              from jsonb_to_recordset(payments) as refund (id text, paid_at timestamptz)
             where refund.id = 'refund:' || charge
               and refund.paid_at = last_refunded_at) then
      insert into app.payments (
        tenant_id, provider, id, reference, account_id, price, amount, currency, paid_at, commission_percent)
      select booked.tenant_id, booked.provider,
             told.id || ':' || case when starts_with(told.id, 'refund:') then refunds else reversals end + 1,
             booked.reference, booked.account_id, told.price, told.amount, told.currency, told.paid_at,
             booked.commission_percent
        from app.payments as booked
       where booked.tenant_id = record_repeated_refunds.tenant_id
         and booked.provider = record_repeated_refunds.provider
         and booked.id = told.id
          on conflict do nothing;
      recorded := recorded + 1;
    end if;
  end loop;
  return recorded;
end
$$;

grant execute on function app.begin_settlement(integer, text, text),
    app.settle_subscription(integer, text, bigint, jsonb, text), app.record_payments(integer, text, jsonb)
  to mm_worker;
