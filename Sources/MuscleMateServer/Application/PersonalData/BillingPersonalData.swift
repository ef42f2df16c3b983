extension PersonalData {
  static let billing: [Table] = [
    Table("app.modules", .tenant, .kept(.platform, "code is_there is_usual position")),
    Table(
      "app.features", .tenant, .kept(.platform, "code kind audience kept_read_only position module")),
    Table(
      "app.tiers", .tenant,
      .kept(.platform, "tenant_id code audience name position is_free trial_days is_active")),
    Table(
      "app.tier_prices", .tenant,
      .kept(
        .platform,
        "tenant_id id tier amount currency billing_interval stripe_price app_store_product is_active")),
    Table("app.tier_entitlements", .tenant, .kept(.platform, "tenant_id tier feature allowed at_most")),
    Table(
      "app.payment_gateways", .tenant, .kept(.platform, "tenant_id provider updated_at"),
      .kept(.credential, "sealed")),
    Table(
      "app.entitlement_overrides", .account, .kept(.identifier, "tenant_id account_id"),
      .exported(.purchases, "feature allowed at_most ends_at reason created_at")),
    Table(
      "app.subscriptions", .account,
      .kept(.identifier, "tenant_id account_id claimed_account customer applied_ticket"),
      .exported(
        .purchases,
        """
        provider reference price next_price started_at trial_ends_at period_ends_at failing_since grace_ends_at \
        cancels_at_period_end paused_at ended_at revoked_at status created_at settled_at
        """)),
    Table(
      "app.subscription_changes", .account, .kept(.identifier, "tenant_id id event_id"),
      .exported(
        .purchases,
        "provider reference from_state to_state from_price to_price cancels_at_period_end why at")),
    Table(
      "app.billing_reminders", .account,
      .kept(.identifier, "tenant_id account_id provider reference"),
      .kept(.purchases, "kind speaks_of due_at sent_at")),
    // app.subscriptions has the data about them.
    Table(
      "app.app_store_transactions", .subscription,
      .kept(.identifier, "tenant_id original_transaction_id transaction_id"),
      .kept(.purchases, "signed revoked")),
    Table(
      "app.app_store_renewals", .subscription, .kept(.identifier, "tenant_id original_transaction_id"),
      .kept(.purchases, "signed")),
    // As long as a chargeback or a provider's own question can come up.
    Table(
      "app.billing_events", .days(730), .kept(.identifier, "tenant_id provider event_id reference"),
      .kept(.purchases, "kind occurred_at received_at payload")),
    Table(
      "app.billing_event_outcomes", .days(730), .kept(.identifier, "tenant_id provider event_id id"),
      .kept(.platform, "outcome error at")),
    // Ten years, as tax law wants of business records; without the account once that is erased.
    Table(
      "app.payments", .days(3653), .kept(.identifier, "tenant_id account_id"),
      .exported(.purchases, "provider id reference price amount currency paid_at"),
      .kept(.platform, "commission_percent commission recorded_at")),
    Table(
      "app.stripe_customers", .account, .kept(.identifier, "tenant_id account_id customer checkout"),
      .kept(.platform, "checkouts counted_since created_at")),
  ]
}
