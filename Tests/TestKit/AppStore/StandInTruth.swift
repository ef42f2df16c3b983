public import Primitives
internal import Synchronization

/// The state of a subscription in the stand-in's own books: in the end, our database must have the same.
public struct StandInTruth: Equatable, Sendable {
  public let product: String
  public let nextProduct: String?
  public let expiresAt: Timestamp
  public let renews: Bool
  public let failingSince: Timestamp?
  public let graceEndsAt: Timestamp?
  public let endedAt: Timestamp?
  public let revokedAt: Timestamp?
  public let trialEndsAt: Timestamp?
  /// Charges less what was given back, in hundredths of the currency.
  public let paid: Int

  public init(
    product: String, nextProduct: String?, expiresAt: Timestamp, renews: Bool, failingSince: Timestamp?,
    graceEndsAt: Timestamp?, endedAt: Timestamp?, revokedAt: Timestamp?, trialEndsAt: Timestamp?, paid: Int
  ) {
    self.product = product
    self.nextProduct = nextProduct
    self.expiresAt = expiresAt
    self.renews = renews
    self.failingSince = failingSince
    self.graceEndsAt = graceEndsAt
    self.endedAt = endedAt
    self.revokedAt = revokedAt
    self.trialEndsAt = trialEndsAt
    self.paid = paid
  }
}

extension AppStoreStandIn {
  public var subscriptions: [String] { state.withLock { $0.purchases.keys.sorted() } }

  public func truth(of subscription: String) throws -> StandInTruth {
    try change(subscription) { purchase, _ in
      let last = purchase.last
      let paid = purchase.periods.map { period in
        guard !period.isTrial else { return 0 }
        let price = period.product.price / 10
        return period.revokedAt == nil ? price : price - price * period.revokedShare / 100_000
      }
      return StandInTruth(
        product: last.product.id,
        nextProduct: purchase.renews && purchase.nextProduct.id != last.product.id
          ? purchase.nextProduct.id : nil,
        expiresAt: last.expiresAt, renews: purchase.renews,
        failingSince: purchase.isRetrying ? last.expiresAt : nil,
        graceEndsAt: purchase.isRetrying ? purchase.graceEndsAt : nil,
        endedAt: purchase.expirationIntent != nil ? last.expiresAt : nil, revokedAt: last.revokedAt,
        trialEndsAt: purchase.periods.filter(\.isTrial).map(\.expiresAt).max(),
        paid: paid.reduce(0, +))
    }
  }
}
