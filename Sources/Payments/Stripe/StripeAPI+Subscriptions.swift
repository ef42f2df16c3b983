public import Primitives

extension StripeAPI {
  /// A subscription in its present state; nil where Stripe has none of this name.
  public func subscription(_ reference: String) throws(StripeError) -> StripeSubscription? {
    guard StripeEvent.isName(reference), let json = try find("subscriptions/\(reference)") else { return nil }
    let subscription = try StripeSubscription(json)
    let plan: JSON? =
      if let schedule = subscription.schedule { try find("subscription_schedules/\(schedule)") } else { nil }
    let owedSince = subscription.isOwed ? try oldestOpenInvoice(of: reference) : nil
    return try StripeSubscription(
      json, plan: plan, owedSince: owedSince, buyer: try buyer(subscription))
  }

  /// The buyer of a subscription that no checkout of ours made: one that was made for a customer of ours at Stripe itself.
  private func buyer(_ subscription: StripeSubscription) throws(StripeError) -> UUID? {
    guard subscription.facts.account == nil, let customer = subscription.facts.customer,
      StripeEvent.isName(customer)
    else { return nil }
    return try find("customers/\(customer)").flatMap(StripeSubscription.account)
  }

  private func oldestOpenInvoice(of reference: String) throws(StripeError) -> Timestamp? {
    var oldest: Timestamp?
    for invoice in try list("invoices", ["subscription": reference]) where invoice["status"] == "open" {
      let sentAt = try StripeInvoice.sentAt(invoice)
      oldest = min(oldest ?? sentAt, sentAt)
    }
    return oldest
  }

  /// The payments for a subscription, with refunds and disputes, since it began.
  public func payments(of reference: String) throws(StripeError) -> [ProviderPayment] {
    guard StripeEvent.isName(reference) else { return [] }
    var query = StripeInvoice.expansion
    query.add("subscription", reference)
    var payments: [ProviderPayment] = []
    for json in try list("invoices", query) {
      let invoice = try StripeInvoice(json, of: reference)
      payments += invoice.payments
      guard let charge = invoice.disputedCharge, StripeEvent.isName(charge) else { continue }
      for dispute in try list("disputes", ["charge": charge]) { payments += try invoice.dispute(dispute) }
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
