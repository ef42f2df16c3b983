extension AccessMatrix {
  private static let subscription = "tenant_id = 1 and reference = 'sub_world'"
  private static let event = "tenant_id = 1 and event_id = 'evt_world'"

  static let billing: [TableAccess] = [
    TableAccess("app.modules", where: "code = 'goals'"),
    TableAccess("app.features", where: "code = 'all_graphs'"),
    TableAccess("app.tiers", where: "tenant_id = 1 and code = 'lifter_premium'", select: .ofTenant),
    TableAccess("app.tier_prices", where: "tenant_id = 1 and tier = 'lifter_premium'", select: .ofTenant),
    TableAccess(
      "app.tier_entitlements", where: "tenant_id = 1 and tier = 'lifter_premium'", select: .ofTenant),
    TableAccess(
      "app.entitlement_overrides", where: "tenant_id = 1 and account_id = '\(ownerID)'",
      seed: """
        insert into app.entitlement_overrides (tenant_id, account_id, feature, reason)
        values (1, '\(ownerID)', 'food_tracking', 'a present')
        """,
      select: .owner),
    TableAccess(
      "app.subscriptions", where: subscription,
      seed: """
        insert into app.subscriptions (
          tenant_id, provider, reference, account_id, price, started_at, period_ends_at, cancels_at_period_end,
          status, applied_ticket)
        values (1, 'stripe', 'sub_world', '\(ownerID)', 'price_world', now(), now() + interval '1 month', false,
                'active', 1)
        """,
      select: .owner),
    TableAccess(
      "app.subscription_changes", where: subscription,
      seed: """
        insert into app.subscription_changes (
          tenant_id, provider, reference, to_state, cancels_at_period_end, why)
        values (1, 'stripe', 'sub_world', 'active', false, 'active')
        """),
    TableAccess(
      "app.billing_reminders", where: subscription,
      seed: """
        insert into app.billing_reminders (tenant_id, account_id, provider, reference, kind, speaks_of, due_at)
        values (1, '\(ownerID)', 'stripe', 'sub_world', 'trial_ends', now(), now())
        """),
    TableAccess(
      "app.billing_events", where: event,
      seed: """
        insert into app.billing_events (tenant_id, provider, event_id, kind, occurred_at, payload)
        values (1, 'stripe', 'evt_world', 'customer.subscription.created', now(), '{}')
        """),
    TableAccess(
      "app.billing_event_outcomes", where: event,
      seed: """
        insert into app.billing_event_outcomes (tenant_id, provider, event_id, outcome)
        values (1, 'stripe', 'evt_world', 'applied')
        """),
    TableAccess(
      "app.payments", where: "tenant_id = 1 and id = 'in_world'",
      seed: """
        insert into app.payments (tenant_id, provider, id, reference, account_id, amount, currency, paid_at)
        values (1, 'stripe', 'in_world', 'sub_world', '\(ownerID)', 199, 'USD', now())
        """,
      select: .owner),
    TableAccess(
      "app.app_store_transactions", where: "tenant_id = 1 and transaction_id = '2000'",
      seed: """
        insert into app.app_store_transactions (tenant_id, original_transaction_id, transaction_id, signed)
        values (1, '1000', '2000', '{"signedDate": 1}')
        """),
    TableAccess(
      "app.app_store_renewals", where: "tenant_id = 1 and original_transaction_id = '1000'",
      seed: """
        insert into app.app_store_renewals (tenant_id, original_transaction_id, signed)
        values (1, '1000', '{"signedDate": 1}')
        """),
    TableAccess(
      "app.payment_gateways", where: "tenant_id = 1",
      seed: """
        insert into app.payment_gateways (tenant_id, provider, sealed)
        values (1, 'stripe', decode('0201020304' || repeat('00', 40), 'hex'))
        """),
    TableAccess(
      "app.stripe_customers", where: "tenant_id = 1",
      seed: """
        insert into app.stripe_customers (tenant_id, account_id, customer)
        values (1, '\(ownerID)', 'cus_world')
        """),
  ]
}
