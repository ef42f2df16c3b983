-- The offered tiers, and those of the caller.

-- A price as it is shown, with the providers through whom it can be bought: those that know it, and that the tenant reaches.
create or replace function app.price_json(price app.tier_prices)
returns json
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select row_to_json(shown)
    from (
      select price.id, price.amount, price.currency, price.billing_interval as interval,
             array(
               select gateway.provider
                 from app.payment_gateways as gateway
                where gateway.tenant_id = price.tenant_id
                  and case gateway.provider
                        when 'stripe' then price.stripe_price is not null
                        when 'app_store' then price.app_store_product is not null
                      end
                order by gateway.provider desc) as providers,
             price.app_store_product
       where price.id is not null) as shown
$$;

-- The present prices of a tier, the lowest first.
create or replace function app.price_list(tenant integer, of_tier text)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(json_agg(app.price_json(price) order by price.currency, price.amount, price.id), '[]')
      from app.tier_prices as price
     where price.tenant_id = tenant
       and price.tier = of_tier
       and price.is_active);
end
$$;

-- A tenant without the module `billing` offers nothing.
create or replace function app.tiers_on_offer()
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object('items', coalesce(json_agg(offered), '[]'), 'next', null)
      from (
        select tier.code, tier.audience, tier.name, tier.is_free, tier.trial_days,
               app.price_list(tier.tenant_id, tier.code) as prices,
               (select coalesce(json_agg(contained), '[]')
                  from (
                    select feature.code as feature, entitlement.at_most
                      from app.tier_entitlements as entitlement
                      join app.features as feature
                        on feature.code = entitlement.feature
                       and (feature.module is null or tenant.modules @> array[feature.module])
                     where entitlement.tenant_id = tier.tenant_id
                       and entitlement.tier = tier.code
                       and entitlement.allowed
                     order by feature.position) as contained) as features
          from app.tenants as tenant
          join app.tiers as tier
            on tier.tenant_id = tenant.id
           and tier.is_active
         where tenant.id = app.tenant_id()
           and tenant.modules @> array['billing']
         order by tier.position, tier.code) as offered);
end
$$;

-- How much of a limit is taken, where that is counted.
create or replace function app.used_of(of_feature text, of_account uuid)
returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return case of_feature
           when 'templates' then (
             select count(*)
               from app.templates as template
              where template.tenant_id = app.tenant_id()
                and template.lifter_id = of_account)
           when 'clients' then app.client_count(of_account)
         end;
end
$$;

create or replace function app.own_entitlements()
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object('items', coalesce(json_agg(shown), '[]'), 'next', null)
      from (
        select feature.code as feature, feature.kind, had.allowed, had.at_most,
               case feature.kind when 'limit' then app.used_of(feature.code, account.id) end as used,
               had.tier, had.is_override
          from app.accounts as account
          join app.features as feature
            on (feature.audience = 'lifter' or feature.audience = any (account.roles))
           and (feature.module is null or app.has_module(feature.module))
         cross join lateral app.entitlement(feature.code, account.id) as had
         where account.tenant_id = app.tenant_id()
           and account.id = app.account_id()
         order by feature.position) as shown);
end
$$;

grant execute on function app.tiers_on_offer() to mm_visitor, mm_lifter, mm_coach, mm_admin;
grant execute on function app.own_entitlements() to mm_lifter, mm_coach;
