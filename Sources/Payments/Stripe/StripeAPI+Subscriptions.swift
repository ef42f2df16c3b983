public import Primitives

extension StripeAPI {
  /// A subscription as it stands now; nil where Stripe has none of this name.
  public func subscription(_ reference: String) throws(StripeError) -> StripeSubscription? {
    guard StripeEvent.isName(reference),
      let json = try find("subscriptions/\(reference)", ["expand[]": "schedule"])
    else { return nil }
    return try read(json)
  }

  private func read(_ json: JSON) throws(StripeError) -> StripeSubscription {
    let subscription = try StripeSubscription(json)
    guard subscription.isOwed else { return subscription }
    let open = try list("invoices", ["subscription": subscription.facts.reference, "status": "open"])
    var owedSince: Timestamp?
    for invoice in open {
      let sentAt = try StripeInvoice.sentAt(invoice)
      owedSince = min(owedSince ?? sentAt, sentAt)
    }
    return try StripeSubscription(json, owedSince: owedSince)
  }

  /// What was paid for a subscription, and paid back, since it began.
  public func payments(of reference: String) throws(StripeError) -> [ProviderPayment] {
    guard StripeEvent.isName(reference) else { return [] }
    var query = StripeInvoice.expansion
    query.add("subscription", reference)
    var payments: [ProviderPayment] = []
    for invoice in try list("invoices", query) {
      payments += try StripeInvoice(invoice, of: reference).payments
    }
    return payments
  }

  /// The subscription that a charge was for; nil where it was for something else.
  public func subscription(ofCharge charge: String) throws(StripeError) -> String? {
    guard StripeEvent.isName(charge),
      let json = try find("charges/\(charge)", ["expand[]": "invoice"]), let invoice = json["invoice"]
    else { return nil }
    return StripeInvoice.subscription(of: invoice)
  }

  /// The names of all subscriptions that there are, ended ones included, from this instant on.
  public func references(createdSince start: Timestamp? = nil) throws(StripeError) -> [String] {
    var query: StripeForm = ["status": "all"]
    query.add("created[gte]", start?.unixSeconds)
    return try list("subscriptions", query).compactMap { $0["id"]?.text }
  }
}
