internal import Primitives

/// What has to end at Stripe when someone's account is erased. Both may be repeated.
extension StripeAPI {
  /// Ends it at once; one that is over, or that Stripe does not know, is left as it is.
  ///
  /// - Parameter tenant: whose it has to be: several may share an account at Stripe.
  public func endSubscription(_ reference: String, of tenant: String) throws(StripeError) {
    guard StripeEvent.isName(reference), let json = try find("subscriptions/\(reference)") else { return }
    try check(json, isOf: tenant)
    guard json["status"] != "canceled", json["status"] != "incomplete_expired" else { return }
    _ = try delete("subscriptions/\(reference)")
  }

  /// Address, cards and all else that Stripe knows of them; what was paid stays in its books.
  public func forgetCustomer(_ customer: String, of tenant: String) throws(StripeError) {
    guard StripeEvent.isName(customer), let json = try find("customers/\(customer)") else { return }
    guard json["deleted"] != true else { return }
    try check(json, isOf: tenant)
    _ = try delete("customers/\(customer)")
  }

  /// What was made at Stripe itself names no tenant.
  private func check(_ json: JSON, isOf tenant: String) throws(StripeError) {
    if let named = json["metadata"]?["tenant"]?.text, named != tenant {
      throw StripeError(.refused, message: "it is of the tenant \(named)")
    }
  }
}
