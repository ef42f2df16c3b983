-- The content of the caller's tiers is asked here and nowhere else. Features are in app.features; reading and exporting
-- one's own log is none, and no tier can gate it. The first that says something decides:
--
--   1. a tenant without the module `billing` sells nothing: everyone has everything
--   2. an override of the account
--   3. the best of the tiers that the account holds: those of its subscriptions, and the free ones
--   4. a feature that no tier of the tenant names is not sold: everyone has it
--
-- A subscription that may only be read any more counts for features that show something, not for those that write.

-- The tiers of an account now: the free tiers of its audiences (everyone trains; coaches also coach), and what it pays
-- for.
create or replace function app.held_tiers(of_account uuid)
returns table (tier text, state text, provider text, reference text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select free.code, 'free', null, null
      from app.accounts as account
      join app.tiers as free
        on free.tenant_id = account.tenant_id
       and free.is_free
       and (free.audience = 'lifter' or free.audience = any (account.roles))
     where account.tenant_id = app.tenant_id()
       and account.id = of_account
     union all
    select price.tier, current.state, subscription.provider, subscription.reference
      from app.subscriptions as subscription
      join app.tier_prices as price
        on price.tenant_id = subscription.tenant_id
       and subscription.price =
             case subscription.provider when 'stripe' then price.stripe_price else price.app_store_product end
     cross join lateral (select app.state_of(subscription) as state) as current
     where subscription.tenant_id = app.tenant_id()
       and subscription.account_id = of_account
       and current.state in ('trial', 'active', 'cancelled', 'grace', 'read_only');
end
$$;

-- One row: whether the account has the feature, how many of it (null is as many as one likes), and from where.
create or replace function app.entitlement(of_feature text, of_account uuid)
returns table (allowed boolean, at_most integer, tier text, state text, is_override boolean)
language plpgsql stable rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  known app.features;
begin
  perform
     from app.tenants as tenant
    where tenant.id = app.tenant_id()
      and tenant.modules @> array['billing'];
  if not found then
    return query select true, null::integer, null::text, null::text, false;
    return;
  end if;
  select *
    into strict known
    from app.features as feature
   where feature.code = of_feature;
  return query
    select given.allowed, given.at_most, null::text, null::text, true
      from app.entitlement_overrides as given
     where given.tenant_id = app.tenant_id()
       and given.account_id = of_account
       and given.feature = of_feature
       and given.ends_at > now();
  if found then
    return;
  end if;
  return query
    select contained.allowed, contained.at_most, held.tier, held.state, false
      from app.held_tiers(of_account) as held
      join app.tier_entitlements as contained
        on contained.tenant_id = app.tenant_id()
       and contained.tier = held.tier
       and contained.feature = of_feature
     where held.state <> 'read_only' or known.kept_read_only
     order by contained.allowed desc, contained.at_most desc nulls first, held.state = 'free' desc
     limit 1;
  if found then
    return;
  end if;
  return query
    select sold.by_no_one, case when known.kind = 'limit' and not sold.by_no_one then 0 end, null::text, null::text, false
      from (
        select not exists (
          select
            from app.tier_entitlements as other
           where other.tenant_id = app.tenant_id()
             and other.feature = of_feature) as by_no_one) as sold;
end
$$;

create or replace function app.entitled(feature text)
returns boolean
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (select had.allowed from app.entitlement(entitled.feature, app.account_id()) as had);
end
$$;

-- How many of something the tier allows; null is as many as one likes. `account` is the caller where it is null.
create or replace function app.limit_of(feature text, account uuid default null)
returns integer
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select case when had.allowed then had.at_most else 0 end
      from app.entitlement(limit_of.feature, coalesce(limit_of.account, app.account_id())) as had);
end
$$;

-- The tiers on offer that contain the feature, or of a limit more than there is.
create or replace function app.plans_with(of_feature text, more_than integer default null)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(plan), '[]')
      from (
        select tier.code, tier.name, tier.trial_days,
               app.price_list(tier.tenant_id, tier.code) as prices
          from app.tiers as tier
          join app.tier_entitlements as contained
            on contained.tenant_id = tier.tenant_id
           and contained.tier = tier.code
           and contained.feature = of_feature
           and contained.allowed
           and (more_than is null or contained.at_most is null or contained.at_most > more_than)
         where tier.tenant_id = app.tenant_id()
           and tier.is_active
           and not tier.is_free
         order by tier.position, tier.code) as plan);
end
$$;

-- MM402: which feature it is, which plans have it, and a look at what it would show. Returns so that it can be used where
-- the answer would: `case when app.entitled('x') then … else app.refuse('x', …) end` makes the preview only for who
-- needs it.
create or replace function app.refuse(feature text, preview json default null, more_than integer default null)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception using errcode = 'MM402', message = feature, detail = json_build_object(
    'entitlement', feature, 'plans', app.plans_with(feature, more_than), 'preview', preview);
end
$$;

-- For the select list of a gated statement, behind what finds the row: who may not see it gets 404 as before.
create or replace function app.demand(feature text, preview json default null)
returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if app.entitled(feature) is not true then
    perform app.refuse(feature, preview);
  end if;
  return true;
end
$$;

-- Refuses one more of something: with the plans that have room, where a tier is what limits it.
create or replace function app.demand_room(feature text, taken bigint, account uuid default null)
returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  allowed constant integer := app.limit_of(feature, account);
begin
  if taken >= allowed then
    perform app.refuse(feature, null, allowed);
  end if;
end
$$;

grant execute on function app.entitled(text), app.limit_of(text, uuid), app.plans_with(text, integer),
    app.refuse(text, json, integer), app.demand(text, json), app.demand_room(text, bigint, uuid)
  to mm_lifter, mm_coach;
