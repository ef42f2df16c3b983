public import Primitives

/// The product and the customer of a checkout page of Stripe's.
public struct StripeCheckout: Sendable {
  public var price: String
  public var customer: String
  public var account: UUID
  public var tenant: String
  /// Free days before the first payment; 0 for none.
  public var trialDays: Int
  public var successURL: String
  public var cancelURL: String

  public init(
    price: String, customer: String, account: UUID, tenant: String, trialDays: Int, successURL: String,
    cancelURL: String
  ) {
    self.price = price
    self.customer = customer
    self.account = account
    self.tenant = tenant
    self.trialDays = trialDays
    self.successURL = successURL
    self.cancelURL = cancelURL
  }

  /// The account id is on the session and on the subscription that it makes: so each webhook of either shows whose
  /// it is, whatever happens to the customer's e-mail address.
  var form: StripeForm {
    var form: StripeForm = [
      "mode": "subscription", "customer": customer, "client_reference_id": "\(account)",
      "line_items[0][price]": price, "line_items[0][quantity]": "1",
      "success_url": successURL, "cancel_url": cancelURL,
      "metadata[account]": "\(account)", "metadata[tenant]": tenant,
      "subscription_data[metadata][account]": "\(account)", "subscription_data[metadata][tenant]": tenant,
    ]
    if trialDays > 0 { form.add("subscription_data[trial_period_days]", Int64(trialDays)) }
    return form
  }
}

/// A page of Stripe's that someone is sent to.
public struct StripePage: Equatable, Sendable {
  public let id: String
  public let url: String
}

/// The state of a checkout.
public enum StripeCheckoutState: Equatable, Sendable {
  case open
  case expired
  /// Paid, or begun as a trial: by this subscription.
  case complete(subscription: String?)
}

extension StripeAPI {
  /// - Parameter key: one account's customer is made once, however often it is asked for at the same time.
  public func makeCustomer(
    account: UUID, tenant: String, email: String?, idempotencyKey key: String
  ) throws(StripeError) -> String {
    var form: StripeForm = ["metadata[account]": "\(account)", "metadata[tenant]": tenant]
    form.add("email", email)
    return try StripeReader(try post("customers", form, idempotencyKey: key), "customer").text("id")
  }

  public func makeCheckout(_ checkout: StripeCheckout, idempotencyKey key: String) throws(StripeError)
    -> StripePage
  {
    try page(try post("checkout/sessions", checkout.form, idempotencyKey: key))
  }

  public func checkout(_ id: String) throws(StripeError) -> StripeCheckoutState? {
    guard StripeEvent.isName(id), let json = try find("checkout/sessions/\(id)") else { return nil }
    switch json["status"]?.text {
    case "open": return .open
    case "expired": return .expired
    default: return .complete(subscription: json["subscription"]?.text)
    }
  }

  /// Closes a checkout that is still open, so that it can't be paid beside another one.
  ///
  /// - Returns: its state afterwards: one that was paid just before stays paid.
  public func closeCheckout(_ id: String) throws(StripeError) -> StripeCheckoutState? {
    guard StripeEvent.isName(id) else { return nil }
    do {
      _ = try post("checkout/sessions/\(id)/expire")
      return .expired
    } catch {
      guard error.kind == .refused || error.kind == .missing else { throw error }
      // Not open any more (Stripe: "Only Checkout Sessions with a status in open can be expired").
      return try checkout(id)
    }
  }

  /// The page where a customer changes cards, sees invoices and cancels.
  public func makePortal(customer: String, returnURL: String) throws(StripeError) -> StripePage {
    try page(try post("billing_portal/sessions", ["customer": customer, "return_url": returnURL]))
  }

  private func page(_ json: JSON) throws(StripeError) -> StripePage {
    let reader = StripeReader(json, "session")
    return StripePage(id: try reader.text("id"), url: try reader.text("url"))
  }
}
