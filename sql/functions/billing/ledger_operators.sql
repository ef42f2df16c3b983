-- Overrides and the ledger, for the command, as the owner, and for reconciliation, as the worker.

-- MM404 where the tenant has nobody of this username, address or id.
create or replace function app.account_of(owner integer, who text)
returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  found_one constant uuid := (
    select account.id
      from app.accounts as account
     where account.tenant_id = owner
       and lower(who) in (account.username, account.email, account.id::text));
begin
  if found_one is null then
    perform app.raise_not_found('no-such-account');
  end if;
  return found_one;
end
$$;

-- A line of the ledger for what an operator did.
create or replace function app.note_operation(owner integer, kind text, reference text, payload jsonb)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into app.billing_events (tenant_id, provider, event_id, kind, reference, occurred_at, payload)
  values (owner, 'operator', app.new_id()::text, kind, reference, now(), payload);
$$;

-- Gives an account a feature above its tiers, or takes it, until a moment or for good; without `allowed` the override
-- ends and the tiers count again. The ledger keeps who got what and why.
create or replace function app.set_entitlement(
  tenant text, who text, feature text, allowed boolean, at_most integer, ends_at timestamptz, reason text)
returns uuid
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  owner constant integer := app.tenant_by_slug(tenant);
  account constant uuid := app.account_of(owner, who);
begin
  if set_entitlement.allowed is null then
    delete from app.entitlement_overrides as given
     where given.tenant_id = owner
       and given.account_id = account
       and given.feature = set_entitlement.feature;
  else
    insert into app.entitlement_overrides (tenant_id, account_id, feature, allowed, at_most, ends_at, reason)
    values (
      owner, account, set_entitlement.feature, set_entitlement.allowed, set_entitlement.at_most,
      coalesce(set_entitlement.ends_at, 'infinity'), set_entitlement.reason)
        on conflict (tenant_id, account_id, feature) do update
       set allowed = excluded.allowed,
           at_most = excluded.at_most,
           ends_at = excluded.ends_at,
           reason = excluded.reason,
           created_at = now();
  end if;
  perform app.note_operation(owner, 'entitlement', null, jsonb_build_object(
    'account', account, 'feature', set_entitlement.feature, 'allowed', set_entitlement.allowed,
    'at_most', set_entitlement.at_most, 'ends_at', set_entitlement.ends_at, 'reason', set_entitlement.reason));
  perform app.audit_in(owner, 'entitlement_changed', account, jsonb_build_object(
    'feature', set_entitlement.feature, 'allowed', set_entitlement.allowed, 'at_most', set_entitlement.at_most,
    'ends_at', set_entitlement.ends_at));
  return account;
end
$$;

create or replace function app.list_entitlement_overrides(tenant text)
returns table (username text, feature text, allowed boolean, at_most integer, ends_at timestamptz, reason text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select account.username, given.feature, given.allowed, given.at_most, given.ends_at, given.reason
    from app.entitlement_overrides as given
    join app.accounts as account
      on account.tenant_id = given.tenant_id
     and account.id = given.account_id
   where given.tenant_id = app.tenant_by_slug(tenant)
   order by account.username, given.feature;
$$;

-- The latest events with what came of each last, of one tenant or all; `only_open` are those that came to no end.
create or replace function app.list_billing_events(tenant text, only_open boolean, at_most integer)
returns table (
  slug text, provider text, event_id text, kind text, reference text, occurred_at timestamptz, received_at timestamptz,
  attempts bigint, outcome text, error text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select owner.slug, event.provider, event.event_id, event.kind, event.reference, event.occurred_at, event.received_at,
         tried.attempts, tried.outcome, tried.error
    from app.billing_events as event
    join app.tenants as owner on owner.id = event.tenant_id
   cross join lateral (
     select count(*) as attempts, (array_agg(attempt.outcome order by attempt.id desc))[1] as outcome,
            (array_agg(attempt.error order by attempt.id desc))[1] as error
       from app.billing_event_outcomes as attempt
      where attempt.tenant_id = event.tenant_id
        and attempt.provider = event.provider
        and attempt.event_id = event.event_id) as tried
   where (list_billing_events.tenant is null or event.tenant_id = app.tenant_by_slug(list_billing_events.tenant))
     and (not only_open or event.provider <> 'operator' and coalesce(tried.outcome, 'failed') = 'failed')
   order by event.received_at desc, event.event_id
   limit list_billing_events.at_most;
$$;

create or replace function app.find_billing_event(event_id text)
returns table (tenant_id integer, provider text, reference text, payload jsonb)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select event.tenant_id, event.provider, event.reference, event.payload
    from app.billing_events as event
   where event.event_id = find_billing_event.event_id
     and event.provider <> 'operator';
$$;

-- The subscriptions of a tenant at a provider that can still change: all but those that ended a year ago.
create or replace function app.references_to_reconcile(tenant integer, provider text)
returns setof text
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select subscription.reference
    from app.subscriptions as subscription
   where subscription.tenant_id = tenant
     and subscription.provider = references_to_reconcile.provider
     and coalesce(subscription.ended_at, subscription.period_ends_at) > now() - interval '1 year'
   order by subscription.reference;
$$;

-- In what a provider's facts differ from ours: `[{"field", "ours", "theirs"}]`; one for `reference` where we have none.
create or replace function app.subscription_differences(tenant integer, of_provider text, facts jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  ours app.subscriptions;
  theirs app.subscriptions := jsonb_populate_record(null::app.subscriptions, facts);
begin
  select subscription.*
    into ours
    from app.subscriptions as subscription
   where subscription.tenant_id = tenant
     and subscription.provider = of_provider
     and subscription.reference = theirs.reference;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('field', told.key, 'ours', kept.value, 'theirs', told.value)), '[]')
      from jsonb_each(to_jsonb(theirs)) as told
      join jsonb_each(to_jsonb(ours)) as kept using (key)
     where told.value is distinct from kept.value
       and case
             when ours.reference is null then told.key = 'reference'
             else told.key in (
               'price', 'next_price', 'started_at', 'trial_ends_at', 'period_ends_at', 'failing_since',
               'grace_ends_at', 'cancels_at_period_end', 'paused_at', 'ended_at', 'revoked_at', 'status')
           end);
end
$$;

-- The report of a reconciliation, for later.
create or replace function app.record_reconciliation(tenant integer, report jsonb)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.note_operation(tenant, 'reconciliation', null, report);
$$;

grant execute on function app.find_billing_event(text), app.references_to_reconcile(integer, text),
    app.subscription_differences(integer, text, jsonb), app.record_reconciliation(integer, jsonb)
  to mm_worker;
