-- The caller's subscriptions, the newest first, each with its last changes. What has lapsed stays in the list.
create or replace function app.own_subscriptions()
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object('items', coalesce(json_agg(shown), '[]'), 'next', null)
      from (
        select own.provider, own.reference, tier.code as tier, tier.name as tier_name, current.state,
               course.ends_at as state_ends_at,
               case
                 when current.state in ('grace', 'read_only', 'paused', 'lapsed', 'revoked') then course.began_at
               end as state_began_at,
               case
                 -- one that is over for us is owed until the provider has ended it, unless it was cancelled
                 when current.state in ('grace', 'read_only')
                   or (current.state = 'lapsed' and own.ended_at is null and not own.cancels_at_period_end)
                   then least(own.failing_since, own.period_ends_at)
               end as owed_since,
               -- in the person's zone, for the words that the server adds
               to_char(coalesce(course.ends_at, own.period_ends_at) at time zone person.time_zone, 'YYYY-MM-DD') as last_day,
               app.price_json(paid) as price,
               planned.tier as next_tier,
               app.price_json(planned) as next_price,
               own.started_at, own.trial_ends_at, own.period_ends_at, own.cancels_at_period_end,
               current.state in ('trial', 'active', 'grace') and not own.cancels_at_period_end as renews,
               (select coalesce(json_agg(line), '[]')
                  from (
                    select change.at, change.from_state as from, change.to_state as to,
                           app.tier_of_price(change.tenant_id, change.provider, change.to_price) as tier,
                           change.cancels_at_period_end
                      from app.subscription_changes as change
                     where change.tenant_id = own.tenant_id
                       and change.provider = own.provider
                       and change.reference = own.reference
                     order by change.id desc
                     limit 50) as line) as history
          from app.subscriptions as own
          join app.accounts as person
            on person.tenant_id = own.tenant_id
           and person.id = own.account_id
         cross join lateral (select app.state_of(own) as state) as current
          left join lateral (
            select min(step.at) filter (where step.at > now()) as ends_at,
                   max(step.at) filter (where step.at <= now()) as began_at
              from app.subscription_course(own) as step) as course
            on true
          left join app.tier_prices as paid
            on paid.tenant_id = own.tenant_id
           and own.price = case own.provider when 'stripe' then paid.stripe_price else paid.app_store_product end
          left join app.tier_prices as planned
            on planned.tenant_id = own.tenant_id
           and own.next_price = case own.provider when 'stripe' then planned.stripe_price else planned.app_store_product end
          left join app.tiers as tier
            on tier.tenant_id = paid.tenant_id
           and tier.code = paid.tier
         where own.tenant_id = app.tenant_id()
           and own.account_id = app.account_id()
         order by own.started_at desc, own.reference
         limit 100) as shown);
end
$$;

-- Null where no tier of the tenant has such a price.
create or replace function app.tier_of_price(tenant integer, of_provider text, of_price text)
returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select price.tier
      from app.tier_prices as price
     where price.tenant_id = tenant
       and of_price = case of_provider when 'stripe' then price.stripe_price else price.app_store_product end);
end
$$;

grant execute on function app.own_subscriptions() to mm_lifter, mm_coach;
