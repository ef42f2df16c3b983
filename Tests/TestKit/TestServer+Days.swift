internal import Primitives

/// Days that pass for the billing of a test: no clock is moved, what happened moves into the past.
extension TestServer {
  public func letDaysPass(_ days: Int64, at stripe: StripeStandIn) throws {
    stripe.advance(days: days)
    stripe.moveIntoThePast(days: days)
    try moveSubscriptionsIntoThePast(days)
  }

  public func letDaysPass(_ days: Int64, at store: AppStoreStandIn) throws {
    store.moveIntoThePast(days: days)
    try moveSubscriptionsIntoThePast(days)
  }

  /// The database's own dates of them, which the provider may not report again.
  private func moveSubscriptionsIntoThePast(_ days: Int64) throws {
    let moments = [
      "started_at", "trial_ends_at", "period_ends_at", "failing_since", "grace_ends_at", "paused_at",
      "ended_at",
      "revoked_at",
    ]
    let moved = moments.map { "\($0) = \($0) - interval '\(days) days'" }
    try database.administer("update app.subscriptions set \(moved.joined(separator: ", "))")
  }
}
