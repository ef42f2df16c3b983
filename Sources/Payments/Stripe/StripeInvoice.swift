public import Primitives

/// An invoice of Stripe's: what was paid on it, and what was paid back.
public struct StripeInvoice: Sendable {
  /// A page of invoices must bring their charges' refunds along.
  public static let expansion: StripeForm = ["expand[]": "data.charge.refunds"]

  public let payments: [ProviderPayment]
  /// The charge, if its cardholder disputed it.
  public let disputedCharge: String?

  /// - Throws: what misses what every paid invoice of Stripe's has.
  public init(_ json: JSON, of subscription: String) throws(StripeError) {
    let reader = StripeReader(json, "invoice")
    let amount = try reader.amount("amount_paid")
    // Nothing was taken for a trial, a credit, or what is not yet paid.
    guard amount > 0 else {
      payments = []
      disputedCharge = nil
      return
    }
    disputedCharge = json["charge"]?["disputed"] == true ? json["charge"]?["id"]?.text : nil
    let changes = StripeReader(json["status_transitions"], "invoice", else: json)
    let payment = ProviderPayment(
      id: try reader.text("id"), reference: subscription, price: Self.price(json), amount: amount,
      currency: try reader.text("currency").uppercased(), paidAt: try changes.time("paid_at", "created"))
    var payments = [payment]
    for refund in json["charge"]?["refunds"]?["data"]?.elements ?? [] {
      payments += try Self.refund(refund, of: payment)
    }
    self.payments = payments
  }

  /// The amounts that a dispute of this invoice's charge moved (Stripe, "Dispute object"). An inquiry (`warning_…`) moves
  /// nothing. While it is open the amount is held; decided, that is released, and if it is lost booked back.
  public func dispute(_ json: JSON) throws(StripeError) -> [ProviderPayment] {
    let reader = StripeReader(json, "dispute")
    let status = try reader.text("status")
    guard let payment = payments.first, !status.hasPrefix("warning") else { return [] }
    let id = try reader.text("id")
    let amount = try reader.amount("amount")
    var held = payment
    held.id = "held:\(id)"
    held.amount = -amount
    held.currency = try reader.text("currency").uppercased()
    held.paidAt = try reader.time("created")
    guard status == "won" || status == "lost" else { return [held] }
    var released = held
    released.id = "released:\(id)"
    released.amount = amount
    guard status == "lost" else { return [held, released] }
    var lost = held
    lost.id = "lost:\(id)"
    return [held, released, lost]
  }

  /// The subscription of an invoice, whichever API version wrote the invoice.
  public static func subscription(of json: JSON) -> String? {
    let details = json["parent"]?["subscription_details"]
    return json["subscription"]?.text ?? json["subscription"]?["id"]?.text ?? details?["subscription"]?.text
  }

  /// When it was sent: from then on it was owed.
  static func sentAt(_ json: JSON) throws(StripeError) -> Timestamp {
    try StripeReader(json["status_transitions"], "invoice", else: json).time("finalized_at", "created")
  }

  /// A refund that waits for the customer has moved no money. One that failed or was cancelled may have been reported as
  /// pending before, and recorded entries stay: so it comes with its reversal, and both add up to nothing.
  private static func refund(_ json: JSON, of payment: ProviderPayment) throws(StripeError)
    -> [ProviderPayment]
  {
    let status = json["status"]?.text
    if status == "requires_action" { return [] }
    let reader = StripeReader(json, "refund")
    let refund = ProviderPayment(
      id: try reader.text("id"), reference: payment.reference, price: payment.price,
      amount: -(try reader.amount("amount")), currency: payment.currency, paidAt: try reader.time("created"))
    guard status == "failed" || status == "canceled" else { return [refund] }
    var reversal = refund
    reversal.id = "reversal:\(refund.id)"
    reversal.amount = -refund.amount
    return [refund, reversal]
  }

  /// After a change of price the invoice lists what is given back for the old one and what is taken for the new one:
  /// it was paid for the last line that took money.
  private static func price(_ json: JSON) -> String? {
    let lines = json["lines"]?["data"]?.elements ?? []
    let taking = lines.last { ($0["amount"]?.integer ?? 0) > 0 } ?? lines.last
    return taking?["price"]?["id"]?.text ?? taking?["plan"]?["id"]?.text
      ?? taking?["pricing"]?["price_details"]?["price"]?.text
  }
}
