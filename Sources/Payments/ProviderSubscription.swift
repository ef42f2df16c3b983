public import Primitives

/// A subscription as its provider reports it now: facts and instants, in one form for every provider. The database alone
/// decides what they mean for the subscriber (`app.subscription_state`).
public struct ProviderSubscription: Equatable, Sendable {
  /// The provider's name for it: Stripe's `sub_…`, the App Store's original transaction id.
  public var reference: String
  /// Our account, as the purchase passed it to the provider; nil if it did not.
  public var account: UUID?
  /// The slug of the purchase's tenant, as the purchase passed it to the provider; nil if it did not. Several tenants may
  /// sell through one account at a provider.
  public var tenant: String?
  /// Stripe's `cus_…`; the App Store has none.
  public var customer: String?
  /// The bought price: Stripe's price id, the App Store's product id.
  public var price: String
  /// The price after the end of the period, if the subscription was downgraded.
  public var nextPrice: String?
  public var startedAt: Timestamp
  /// The end of the free trial, while it is or where it was one.
  public var trialEndsAt: Timestamp?
  public var periodEndsAt: Timestamp
  /// Since when a payment is owed that the provider still tries to collect.
  public var failingSince: Timestamp?
  /// Until when the provider itself wants it served meanwhile (the App Store's billing grace period).
  public var graceEndsAt: Timestamp?
  /// Cancelled by the subscriber: not renewed after the period.
  public var cancelsAtPeriodEnd: Bool
  public var pausedAt: Timestamp?
  /// Over: cancelled at once, expired, or given up as unpaid.
  public var endedAt: Timestamp?
  /// Taken back with the money (refund, family sharing ended): nothing was owed from then on.
  public var revokedAt: Timestamp?
  /// The provider's own word for its state, for support.
  public var status: String

  public init(
    reference: String, account: UUID?, price: String, startedAt: Timestamp, periodEndsAt: Timestamp,
    status: String
  ) {
    self.reference = reference
    self.account = account
    self.price = price
    self.startedAt = startedAt
    self.periodEndsAt = periodEndsAt
    self.status = status
    cancelsAtPeriodEnd = false
  }
}
