-- Graphs of the three main lifts, summaries and programmes can be sold. As long as no tier of a tenant names them, everyone
-- has them: whoever sells something by now takes nothing away with this.
alter table app.tier_entitlements
  drop constraint tier_entitlements_feature_check,
  add constraint tier_entitlements_feature_check check (feature in (
    'all_graphs', 'food_tracking', 'templates', 'storage_mb', 'client_lifts', 'clients', 'main_graphs', 'summaries',
    'programmes'));
alter table app.entitlement_overrides
  drop constraint entitlement_overrides_feature_check,
  add constraint entitlement_overrides_feature_check check (feature in (
    'all_graphs', 'food_tracking', 'templates', 'storage_mb', 'client_lifts', 'clients', 'main_graphs', 'summaries',
    'programmes'));

set local role mm_definer;

insert into app.features (code, kind, audience, kept_read_only, position, module)
values
  ('main_graphs', 'access', 'lifter', true, 7, null),
  ('summaries', 'access', 'lifter', true, 8, null),
  -- asked when a programme is made or its next cycle begun; what is there goes on
  ('programmes', 'access', 'lifter', false, 9, 'programmes');

-- MuscleMate's own list, where it lies as it came and has never been sold from.
insert into app.tier_entitlements (tenant_id, tier, feature)
select tenant.id, paid.tier, given.feature
  from app.tenants as tenant
 cross join (values ('lifter_base'), ('lifter_premium')) as paid (tier)
 cross join (values ('main_graphs'), ('summaries'), ('programmes')) as given (feature)
 where not tenant.modules @> array['billing']
   and not exists (
     select
       from app.tier_prices as price
      where price.tenant_id = tenant.id
        and (price.stripe_price is not null or price.app_store_product is not null))
   and (select array_agg(
                 concat_ws(' ', held.tier, held.feature, held.at_most)
                 order by concat_ws(' ', held.tier, held.feature, held.at_most) collate "C")
          from app.tier_entitlements as held
         where held.tenant_id = tenant.id
           and held.allowed)
       = array[
           'coach_free clients 25', 'coach_premium client_lifts', 'coach_premium clients 500',
           'lifter_base storage_mb 1000', 'lifter_base templates 100', 'lifter_free storage_mb 100',
           'lifter_free templates 10', 'lifter_premium all_graphs', 'lifter_premium food_tracking',
           'lifter_premium storage_mb 5000', 'lifter_premium templates'];

-- A coach makes programmes for clients.
insert into app.tier_entitlements (tenant_id, tier, feature)
select tier.tenant_id, tier.code, 'programmes'
  from app.tiers as tier
 where tier.code in ('coach_free', 'coach_premium')
   and exists (
     select
       from app.tier_entitlements as sold
      where sold.tenant_id = tier.tenant_id
        and sold.feature = 'programmes');
