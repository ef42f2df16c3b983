-- A subscriber's notices about their subscription: at once what a provider's event changed, later what time alone does.

-- Notice and mail of one thing. The context's tenant is the subscription's. The mail leads to where it is paid or cancelled
-- (`manage_url`): Apple's own page for what the App Store sold, else the tenant's pages, from which the billing portal opens
-- (POST /v1/billing-portal: its links live for minutes and can't be mailed).
create or replace function app.tell_of_subscription(subscription app.subscriptions, kind text, moment timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  arguments jsonb;
  recipient record;
begin
  if subscription.account_id is null then
    return;
  end if;
  select account.email, account.time_zone, coalesce(account.display_name, account.username) as name, tier.name as tier,
         case subscription.provider
           when 'app_store' then 'https://apps.apple.com/account/subscriptions'
           else tenant.public_url
         end as manage_url
    into recipient
    from app.accounts as account
    join app.tenants as tenant
      on tenant.id = account.tenant_id
    left join app.tiers as tier
      on tier.tenant_id = account.tenant_id
     and tier.code = app.tier_of_price(subscription.tenant_id, subscription.provider, subscription.price)
   where account.tenant_id = subscription.tenant_id
     and account.id = subscription.account_id;
  arguments := jsonb_build_object(
    'tier', coalesce(recipient.tier, subscription.price),
    'date', to_char(moment at time zone recipient.time_zone, 'YYYY-MM-DD'),
    'provider', subscription.provider, 'reference', subscription.reference);
  perform app.notify(subscription.account_id, kind, arguments);
  perform app.queue_mail(
    kind, recipient.email,
    arguments || jsonb_strip_nulls(
      jsonb_build_object('name', recipient.name, 'manage_url', recipient.manage_url)));
end
$$;

create or replace function app.tell_subscriber(
  before app.subscriptions, told app.subscriptions, state_before text, state_now text)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if state_now = 'revoked' and state_before <> 'revoked' then
    perform app.tell_of_subscription(told, 'subscription_refunded', told.revoked_at);
  elsif state_now = 'lapsed' and state_before not in ('lapsed', 'revoked') then
    perform app.tell_of_subscription(told, 'subscription_ended', coalesce(told.ended_at, now()));
  elsif told.failing_since is distinct from before.failing_since and state_now = 'grace' then
    -- until when everything stays as it is
    perform app.tell_of_subscription(told, 'payment_failed', (
      select min(course.at)
        from app.subscription_course(told) as course
       where course.state in ('read_only', 'lapsed')
         and course.at > now()));
  elsif told.failing_since is distinct from before.failing_since and state_now = 'read_only'
        and state_before <> 'read_only' then
    -- the news came after the grace was over, which can't be promised any more
    perform app.tell_of_subscription(told, 'subscription_read_only', (
      select max(course.at)
        from app.subscription_course(told) as course
       where course.state = 'read_only'
         and course.at <= now()));
  end if;
end
$$;

-- The reminders that time alone causes: its trial ends in three days, it can only be read, it is over. Made again
-- whenever the facts change; what was sent stays sent.
create or replace function app.plan_billing_reminders(subscription app.subscriptions)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  delete from app.billing_reminders as planned
   where planned.tenant_id = subscription.tenant_id
     and planned.provider = subscription.provider
     and planned.reference = subscription.reference
     and planned.sent_at is null;
  if subscription.account_id is null then
    return;
  end if;
  insert into app.billing_reminders (tenant_id, account_id, provider, reference, kind, speaks_of, due_at)
  select subscription.tenant_id, subscription.account_id, subscription.provider, subscription.reference,
         coming.kind, coming.speaks_of, coming.due_at
    from (
      select 'trial_ends', subscription.trial_ends_at, subscription.trial_ends_at - interval '3 days'
       where app.state_of(subscription) = 'trial'
         and not subscription.cancels_at_period_end
       union all
      select case course.state when 'read_only' then 'subscription_read_only' else 'subscription_ended' end,
             course.at, course.at
        from app.subscription_course(subscription) as course
       where course.state in ('read_only', 'lapsed')) as coming (kind, speaks_of, due_at)
   where coming.speaks_of > now()
     and app.state_of(subscription) not in ('lapsed', 'revoked', 'paused')
      on conflict do nothing;
end
$$;

-- Sends what is due, and returns what it was about. What has come true otherwise by now (a trial that was prolonged has
-- other facts, hence another reminder) is not there any more. Nobody gets a notice of a trial's end who has it behind
-- them: of that the provider's news speaks.
create or replace function app.send_billing_reminders(at timestamptz, at_most integer)
returns text[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  subscription app.subscriptions;
  handled text[] := '{}';
begin
  for due in
    select reminder.*
      from app.billing_reminders as reminder
     where reminder.sent_at is null
       and reminder.due_at <= send_billing_reminders.at
     order by reminder.due_at
     limit at_most
       for update skip locked
  loop
    perform auth.set_context(due.tenant_id, null, null, 'worker');
    select one.*
      into subscription
      from app.subscriptions as one
     where one.tenant_id = due.tenant_id
       and one.provider = due.provider
       and one.reference = due.reference;
    if due.kind <> 'trial_ends' or due.speaks_of > send_billing_reminders.at then
      perform app.tell_of_subscription(subscription, due.kind, due.speaks_of);
    end if;
    update app.billing_reminders as reminder
       set sent_at = send_billing_reminders.at
     where reminder.tenant_id = due.tenant_id
       and reminder.provider = due.provider
       and reminder.reference = due.reference
       and reminder.kind = due.kind
       and reminder.speaks_of = due.speaks_of;
    handled := handled || due.reference::text;
  end loop;
  return handled;
end
$$;
