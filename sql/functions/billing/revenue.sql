-- The income, by month (in UTC), tier, provider and currency. A tier is the one that has the price now. Charges less
-- refunds and commission is what is left; where only the provider knows its fee, nothing is guessed and none is taken off.
-- The amount of an open dispute counts among the refunds until it is released, and so does a refund until it has failed: what
-- came back is no charge.
create or replace function app.revenue_of(tenant integer, first_day date, last_day date)
returns table (
  month date, tier text, provider text, currency text, charge_count bigint, charges bigint, refund_count bigint,
  refunds bigint, commission bigint, net bigint)
language sql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
  select date_trunc('month', payment.paid_at at time zone 'UTC')::date, price.tier, payment.provider, payment.currency,
         count(*) filter (where payment.amount >= 0 and not is_undone),
         coalesce(sum(payment.amount) filter (where payment.amount >= 0 and not is_undone), 0)::bigint,
         count(*) filter (where payment.amount < 0) - count(*) filter (where is_undone),
         coalesce(-sum(payment.amount) filter (where payment.amount < 0 or is_undone), 0)::bigint,
         sum(payment.commission)::bigint,
         (sum(payment.amount) - coalesce(sum(payment.commission), 0))::bigint
    from app.payments as payment
   cross join lateral (select payment.id ~ '^(released|reversal):' as is_undone) as refund
    left join app.tier_prices as price
      on price.tenant_id = payment.tenant_id
     and payment.price = case payment.provider when 'stripe' then price.stripe_price else price.app_store_product end
   where payment.tenant_id = tenant
     and payment.paid_at >= first_day::timestamp at time zone 'UTC'
     and payment.paid_at < (last_day + 1)::timestamp at time zone 'UTC'
   group by 1, 2, 3, 4
   order by 1, 2, 3, 4
$$;

-- The figures of the caller's tenant; without days the year up to today.
create or replace function app.revenue(first_day date, last_day date)
returns json
language plpgsql stable
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  last_one constant date := coalesce(last_day, (now() at time zone 'UTC')::date);
begin
  perform app.demand_duty('operations');
  return (
    select json_build_object('items', coalesce(json_agg(line), '[]'), 'next', null)
      from app.revenue_of(app.tenant_id(), coalesce(first_day, last_one - 365), last_one) as line);
end
$$;

grant execute on function app.revenue(date, date) to mm_admin;
