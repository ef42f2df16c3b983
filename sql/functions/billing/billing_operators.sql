-- The command's actions on tiers, as the owner: through mm_definer, since the owner sees no row under FORCE.

-- MM404 where there is no such tenant.
create or replace function app.tenant_by_slug(tenant text)
returns integer
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  number constant integer := (select one.id from app.tenants as one where one.slug = lower(tenant));
begin
  if number is null then
    perform app.raise_not_found('unknown-tenant');
  end if;
  return number;
end
$$;

create or replace function app.number_of_tenant(tenant text)
returns integer
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.tenant_by_slug(tenant);
$$;

-- Switches a module on or off, and returns those that are on. MM422 for one to be switched on that this release has not.
create or replace function app.set_module(tenant text, module text, is_on boolean)
returns text[]
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.check_modules(case when is_on then array[module] end);
  select app.audit_in(
    app.tenant_by_slug(tenant), 'module_switched', null, jsonb_build_object('module', module, 'is_on', is_on));
  update app.tenants as changed
     set modules = array(
           select distinct wanted
             from unnest(array_remove(changed.modules, module) || case when is_on then array[module] end) as wanted
            order by wanted)
   where changed.id = app.tenant_by_slug(tenant)
  returning changed.modules;
$$;

create or replace function app.set_payment_gateway(tenant text, provider text, sealed bytea)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.payment_gateways (tenant_id, provider, sealed)
  values (app.tenant_by_slug(tenant), provider, sealed)
      on conflict on constraint payment_gateways_pkey do update
     set sealed = excluded.sealed,
         updated_at = now();
  select app.audit_in(
    app.tenant_by_slug(tenant), 'gateway_connected', null, jsonb_build_object('provider', provider));
$$;

create or replace function app.remove_payment_gateway(tenant text, provider text)
returns boolean
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  select app.audit_in(
    app.tenant_by_slug(tenant), 'gateway_removed', null, jsonb_build_object('provider', provider));
  with gone as (
    delete from app.payment_gateways as gateway
     where gateway.tenant_id = app.tenant_by_slug(tenant)
       and gateway.provider = remove_payment_gateway.provider
    returning gateway.provider
  )
  select exists (select from gone);
$$;

-- All that a tenant sells, in the form that app.set_tiers takes.
create or replace function app.tiers_document(tenant text)
returns json
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(document)
    from (
      select owner.grace_days, owner.read_only_days,
             (select coalesce(json_agg(line), '[]')
                from (
                  select tier.code, tier.audience, tier.name, tier.is_free, tier.trial_days, tier.is_active,
                         (select coalesce(json_agg(sold), '[]')
                            from (
                              select price.id, price.amount, price.currency, price.billing_interval as interval,
                                     price.stripe_price, price.app_store_product, price.is_active
                                from app.tier_prices as price
                               where price.tenant_id = tier.tenant_id
                                 and price.tier = tier.code
                               order by price.currency, price.amount, price.id) as sold) as prices,
                         (select coalesce(json_agg(contained), '[]')
                            from (
                              select entitlement.feature, entitlement.at_most
                                from app.tier_entitlements as entitlement
                                join app.features as feature on feature.code = entitlement.feature
                               where entitlement.tenant_id = tier.tenant_id
                                 and entitlement.tier = tier.code
                                 and entitlement.allowed
                               order by feature.position) as contained) as features
                    from app.tiers as tier
                   where tier.tenant_id = owner.id
                   order by tier.position, tier.code) as line) as tiers
        from app.tenants as owner
       where owner.id = app.tenant_by_slug(tenant)) as document;
$$;

-- The tiers of the document are offered from now on. Tiers and prices that it does not list are not offered any more, and
-- stay what they are for those who have them: nobody loses what they pay for.
create or replace function app.set_tiers(tenant text, document jsonb)
returns void
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  owner constant integer := app.tenant_by_slug(tenant);
  tier record;
begin
  update app.tenants as changed
     set grace_days = coalesce((document ->> 'grace_days')::smallint, changed.grace_days),
         read_only_days = coalesce((document ->> 'read_only_days')::smallint, changed.read_only_days)
   where changed.id = owner;
  update app.tiers as old set is_active = false, is_free = false where old.tenant_id = owner;
  update app.tier_prices as old set is_active = false where old.tenant_id = owner;
  for tier in
    select listed.value as written, listed.ordinality as position
      from jsonb_array_elements(document -> 'tiers') with ordinality as listed
  loop
    perform app.set_tier(owner, tier.written, tier.position::smallint);
  end loop;
  perform app.audit_in(owner, 'tiers_changed', null, '{}');
end
$$;

-- A price without an id is a new one, unless the tier has one of the same amount, currency and interval that the provider
-- knows by no other name. A name that no price has any more stays with one that is not offered: whoever pays under it keeps
-- the tier (at Stripe another amount always is another price).
create or replace function app.set_tier(owner integer, written jsonb, place smallint)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  told app.tiers := jsonb_populate_record(null::app.tiers, written);
  before constant app.tier_prices[] := array(
    select price
      from app.tier_prices as price
     where price.tenant_id = owner
       and price.tier = told.code
     order by price.id);
begin
  insert into app.tiers (tenant_id, code, audience, name, position, is_free, trial_days, is_active)
  values (owner, told.code, told.audience, told.name, place, told.is_free, told.trial_days, told.is_active)
      on conflict (tenant_id, code) do update
     set audience = excluded.audience,
         name = excluded.name,
         position = excluded.position,
         is_free = excluded.is_free,
         trial_days = excluded.trial_days,
         is_active = excluded.is_active;
  delete from app.tier_entitlements as old
   where old.tenant_id = owner
     and old.tier = told.code;
  insert into app.tier_entitlements (tenant_id, tier, feature, at_most)
  select owner, told.code, contained.feature, contained.at_most
    from jsonb_to_recordset(written -> 'features') as contained (feature text, at_most integer);
  -- A name is one price's; without this two could not exchange theirs.
  update app.tier_prices as old
     set stripe_price = case when old.stripe_price <> all (taken.stripe) then old.stripe_price end,
         app_store_product = case when old.app_store_product <> all (taken.app_store) then old.app_store_product end
    from (
      select array_remove(array_agg(sold.value ->> 'stripe_price'), null) as stripe,
             array_remove(array_agg(sold.value ->> 'app_store_product'), null) as app_store
        from jsonb_array_elements(written -> 'prices') as sold) as taken
   where old.tenant_id = owner
     and (old.stripe_price = any (taken.stripe) or old.app_store_product = any (taken.app_store));
  -- Of several prices that one of before could be, the first is it.
  with listed as (
    select sold.*, same.id as before_id,
           row_number() over (partition by same.id order by sold.position) as row_num
      from rows from (
             jsonb_to_recordset(written -> 'prices') as (
               id uuid, amount bigint, currency text, interval text, stripe_price text, app_store_product text,
               is_active boolean)) with ordinality as sold (
             id, amount, currency, interval, stripe_price, app_store_product, is_active, position)
      left join lateral (
             select old.id
               from unnest(before) as old
              where old.amount = sold.amount
                and old.currency = sold.currency
                and old.billing_interval = sold.interval
                and coalesce(old.stripe_price = sold.stripe_price, true)
                and coalesce(old.app_store_product = sold.app_store_product, true)
                and not exists (
                  select
                    from jsonb_array_elements(written -> 'prices') as named
                   where named.value ->> 'id' = old.id::text)
              order by (old.stripe_price = sold.stripe_price) is true desc,
                    (old.app_store_product = sold.app_store_product) is true desc, old.id
              limit 1) as same
        on sold.id is null
  )
  insert into app.tier_prices (
    tenant_id, id, tier, amount, currency, billing_interval, stripe_price, app_store_product, is_active)
  select owner, coalesce(sold.id, case when sold.row_num = 1 then sold.before_id end, app.new_id()), told.code,
         sold.amount, sold.currency, sold.interval, sold.stripe_price, sold.app_store_product, sold.is_active
    from listed as sold
      on conflict (tenant_id, id) do update
     set tier = excluded.tier,
         amount = excluded.amount,
         currency = excluded.currency,
         billing_interval = excluded.billing_interval,
         stripe_price = excluded.stripe_price,
         app_store_product = excluded.app_store_product,
         is_active = excluded.is_active;
  insert into app.tier_prices (
    tenant_id, id, tier, amount, currency, billing_interval, stripe_price, app_store_product, is_active)
  select owner, app.new_id(), told.code, old.amount, old.currency, old.billing_interval, name.stripe, name.app_store,
         false
    from unnest(before) as old
   cross join lateral (
           values (old.stripe_price, null), (null, old.app_store_product)) as name (stripe, app_store)
   where name.stripe is not null
      or name.app_store is not null
      on conflict do nothing;
end
$$;

-- Which tenants ask people to pay for tiers that nobody can buy, and those tiers, in their order: the module is on, and no price
-- of the tier has a name at a provider that the tenant is connected to.
create or replace function app.tiers_not_for_sale()
returns table (tenant text, tiers text)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select owner.slug, string_agg(tier.code, ', ' order by tier.position, tier.code)
    from app.tenants as owner
    join app.tiers as tier
      on tier.tenant_id = owner.id
     and tier.is_active
     and not tier.is_free
   where 'billing' = any (owner.modules)
     and not exists (
       select
         from app.tier_prices as price
         join app.payment_gateways as gateway
           on gateway.tenant_id = price.tenant_id
        where price.tenant_id = tier.tenant_id
          and price.tier = tier.code
          and price.is_active
          and case gateway.provider when 'stripe' then price.stripe_price else price.app_store_product end is not null)
   group by owner.slug
   order by owner.slug;
$$;

grant execute on function app.tiers_not_for_sale() to musclemate_server;
