-- References stay within a tenant; features are of the platform, and named by a list as scopes are.
alter table app.tier_entitlements
  drop constraint tier_entitlements_feature_fkey,
  add constraint tier_entitlements_feature_check check (feature in (
    'all_graphs', 'food_tracking', 'templates', 'storage_mb', 'client_lifts', 'clients'));

alter table app.entitlement_overrides
  drop constraint entitlement_overrides_feature_fkey,
  add constraint entitlement_overrides_feature_check check (feature in (
    'all_graphs', 'food_tracking', 'templates', 'storage_mb', 'client_lifts', 'clients'));

drop index app.tier_entitlements_by_feature;
drop index app.entitlement_overrides_by_feature;
