-- The meaning of a subscription's facts at a moment: the one place that decides. Nothing waits for a job or an event; a
-- state ends by itself at its instant.
--
--   trial      before the end of the free trial
--   active     paid for
--   cancelled  paid for, and not renewed after it
--   grace      a payment is owed: everything is kept for the provider's grace period, else the tenant's
--   read_only  still owed after that: what was paid for can be read for some days more
--   paused     the provider collects nothing and nothing is owed
--   lapsed     over
--   revoked    taken back with the money
--
-- With the same facts a state only ever opens less than the one before. Where a period has passed and no news of a renewal
-- came, the renewal counts as owed: late news cost nobody their access, and lost ones are no gift. Days are of 24 hours, so
-- that the answer depends on no time zone.
create or replace function app.subscription_state(
  trial_ends_at timestamptz, period_ends_at timestamptz, failing_since timestamptz, grace_ends_at timestamptz,
  cancels_at_period_end boolean, paused_at timestamptz, ended_at timestamptz, revoked_at timestamptz,
  grace_days integer, read_only_days integer, at timestamptz)
returns text
language plpgsql immutable parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
  owed_since timestamptz;
  grace_until timestamptz;
begin
  if revoked_at <= at then
    return 'revoked';
  elsif ended_at <= at or cancels_at_period_end and period_ends_at <= at then
    return 'lapsed';
  elsif paused_at <= at then
    return 'paused';
  end if;
  if failing_since <= at then
    -- a failure that was noticed after the period had ended began with that end
    owed_since := least(failing_since, period_ends_at);
  elsif trial_ends_at > at then
    return 'trial';
  elsif period_ends_at <= at then
    owed_since := period_ends_at;
  else
    return case when cancels_at_period_end then 'cancelled' else 'active' end;
  end if;
  -- a grace period that ended before the payment was owed belongs to an earlier failure
  grace_until := case
                   when grace_ends_at > owed_since then grace_ends_at
                   else owed_since + make_interval(hours => 24 * grace_days)
                 end;
  return case
           when at < grace_until then 'grace'
           when at < grace_until + make_interval(hours => 24 * read_only_days) then 'read_only'
           else 'lapsed'
         end;
end
$$;

-- The same of a row, with its tenant's days. In plpgsql because its plan outlives the call.
create or replace function app.state_of(subscription app.subscriptions, at timestamptz default now())
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select app.subscription_state(
             subscription.trial_ends_at, subscription.period_ends_at, subscription.failing_since,
             subscription.grace_ends_at, subscription.cancels_at_period_end, subscription.paused_at,
             subscription.ended_at, subscription.revoked_at, tenant.grace_days, tenant.read_only_days, at)
      from app.tenants as tenant
     where tenant.id = subscription.tenant_id);
end
$$;

-- The states that the facts lead through by themselves, each with the moment at which it begins.
create or replace function app.subscription_course(subscription app.subscriptions)
returns table (at timestamptz, state text)
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with owed as (
    select since.at, tenant.grace_days, tenant.read_only_days
      from app.tenants as tenant
     cross join unnest(array[subscription.failing_since, subscription.period_ends_at]) as since (at)
     where tenant.id = subscription.tenant_id
  ),
  moments as (
    select unnest(array[
             subscription.started_at, subscription.trial_ends_at, subscription.period_ends_at,
             subscription.failing_since, subscription.paused_at, subscription.ended_at, subscription.revoked_at,
             subscription.grace_ends_at]) as at
     union
    select owed.at + make_interval(hours => 24 * owed.grace_days)
      from owed
     union
    select owed.at + make_interval(hours => 24 * (owed.grace_days + owed.read_only_days))
      from owed
     union
    select subscription.grace_ends_at + make_interval(hours => 24 * owed.read_only_days)
      from owed
  ),
  states as (
    select moments.at, app.state_of(subscription, moments.at) as state
      from moments
     where moments.at >= subscription.started_at
  ),
  changes as (
    select states.*, lag(states.state) over (order by states.at) as before
      from states
  )
  select changes.at, changes.state
    from changes
   where changes.state is distinct from changes.before
   order by changes.at
$$;
