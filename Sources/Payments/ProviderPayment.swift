public import Primitives

/// Money that moved at a provider, under the provider's own id: a charge or, negative, a refund.
public struct ProviderPayment: Equatable, Sendable {
  /// Stripe's invoice or refund id, the App Store's transaction id (a refund's with `refund:` before it).
  public var id: String
  /// The subscription that it belongs to.
  public var reference: String
  /// The bought price, as in `ProviderSubscription.price`.
  public var price: String?
  /// In the currency's minor unit (cents); negative for a refund.
  public var amount: Int64
  /// ISO 4217, upper case.
  public var currency: String
  public var paidAt: Timestamp

  public init(
    id: String, reference: String, price: String?, amount: Int64, currency: String, paidAt: Timestamp
  ) {
    self.id = id
    self.reference = reference
    self.price = price
    self.amount = amount
    self.currency = currency
    self.paidAt = paidAt
  }
}
