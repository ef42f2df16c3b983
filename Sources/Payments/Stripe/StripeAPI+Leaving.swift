public import Primitives

/// Ends things at Stripe when an account is erased or a payment was lost. Every step may be repeated.
extension StripeAPI {
  /// Ends it at once; one that is over, or that Stripe does not know, is left as it is.
  ///
  /// - Parameter account: whose it has to be: several tenants may share an account at Stripe.
  public func endSubscription(_ reference: String, of account: UUID) throws(StripeError) {
    guard StripeEvent.isName(reference), let json = try find("subscriptions/\(reference)") else { return }
    try check(json, isOf: account)
    try end(json, reference)
  }

  /// The same, whose ever it is.
  public func endSubscription(_ reference: String) throws(StripeError) {
    guard StripeEvent.isName(reference), let json = try find("subscriptions/\(reference)") else { return }
    try end(json, reference)
  }

  private func end(_ json: JSON, _ reference: String) throws(StripeError) {
    guard json["status"] != "canceled", json["status"] != "incomplete_expired" else { return }
    _ = try delete("subscriptions/\(reference)")
  }

  /// Address, cards and all else that Stripe knows of them; the payments stay in its books.
  public func forgetCustomer(_ customer: String, of account: UUID) throws(StripeError) {
    guard StripeEvent.isName(customer), let json = try find("customers/\(customer)") else { return }
    guard json["deleted"] != true else { return }
    try check(json, isOf: account)
    _ = try delete("customers/\(customer)")
  }

  /// An object that was made at Stripe itself names no account.
  private func check(_ json: JSON, isOf account: UUID) throws(StripeError) {
    if let named = json["metadata"]?["account"]?.text, UUID(named) != account {
      throw StripeError(.refused, message: "it is of another account")
    }
  }
}
