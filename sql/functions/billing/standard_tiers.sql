-- MuscleMate's own tiers and prices: what a tenant begins with. Logging, history, import, export, ten templates and sharing
-- with a coach are free; 0.99 a month brings the graphs of the three main lifts, summaries, programmes and a hundred
-- templates; 1.99 every other graph, those of the body, and food. Each is tried for 14 days. A tenant may change it
-- (`musclemate tier apply`), and without the module `billing` everyone has everything.
create or replace function app.add_standard_tiers(tenant integer)
returns void
language sql
security definer
set search_path = pg_catalog, pg_temp
as $$
  insert into app.tiers (tenant_id, code, audience, name, position, is_free, trial_days)
  values
    (tenant, 'lifter_free', 'lifter', 'Lifter', 1, true, 0),
    (tenant, 'lifter_base', 'lifter', 'Lifter Base', 2, false, 14),
    (tenant, 'lifter_premium', 'lifter', 'Lifter Premium', 3, false, 14),
    (tenant, 'coach_free', 'coach', 'Coach', 4, true, 0),
    (tenant, 'coach_premium', 'coach', 'Coach Premium', 5, false, 14);

  insert into app.tier_prices (tenant_id, id, tier, amount, currency, billing_interval)
  values
    (tenant, gen_random_uuid(), 'lifter_base', 99, 'USD', 'month'),
    (tenant, gen_random_uuid(), 'lifter_premium', 199, 'USD', 'month'),
    (tenant, gen_random_uuid(), 'coach_premium', 99, 'USD', 'month');

  insert into app.tier_entitlements (tenant_id, tier, feature, at_most)
  values
    (tenant, 'lifter_free', 'templates', 10),
    (tenant, 'lifter_free', 'storage_mb', 100),
    (tenant, 'lifter_base', 'templates', 100),
    (tenant, 'lifter_base', 'storage_mb', 1000),
    (tenant, 'lifter_base', 'main_graphs', null),
    (tenant, 'lifter_base', 'summaries', null),
    (tenant, 'lifter_base', 'programmes', null),
    (tenant, 'lifter_premium', 'templates', null),
    (tenant, 'lifter_premium', 'storage_mb', 5000),
    (tenant, 'lifter_premium', 'main_graphs', null),
    (tenant, 'lifter_premium', 'summaries', null),
    (tenant, 'lifter_premium', 'programmes', null),
    (tenant, 'lifter_premium', 'all_graphs', null),
    (tenant, 'lifter_premium', 'food_tracking', null),
    (tenant, 'coach_free', 'clients', 25),
    -- a coach makes them for clients
    (tenant, 'coach_free', 'programmes', null),
    (tenant, 'coach_premium', 'clients', 500),
    (tenant, 'coach_premium', 'client_lifts', null),
    (tenant, 'coach_premium', 'programmes', null);
$$;
