internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Payments
internal import Postgres
internal import Primitives

/// Pages of Stripe's to which someone is sent.
enum StripeCheckouts {
  static func begin(_ call: Call, _: Nothing, _ request: CheckoutRequest) async throws -> Response {
    let unended: [UnendedSubscription] = try await call.run(StripeStatements.unended(request.price))
    for earlier in unended { try await refuse(beside: earlier, call) }
    let begun = try await call.run(StripeStatements.begin(request.price))
    let settings = try await StripePayments.settings(of: begun.tenant, call)
    guard let successURL = request.successURL ?? settings.returnURL else {
      throw Problem.invalid("/success_url", .needed)
    }
    var checkout = StripeCheckout(
      price: begun.stripePrice, customer: try await customer(of: begun, settings.api, call),
      account: begun.account, tenant: begun.tenantName, trialDays: Int(begun.trialDays),
      successURL: successURL,
      cancelURL: request.cancelURL ?? settings.returnURL ?? successURL)
    let page: StripePage
    do {
      page = try await make(checkout, settings.api, call)
    } catch let error as StripeError where error.isMissing("customer") {
      checkout.customer = try await customer(of: begun, settings.api, call, lost: checkout.customer)
      page = try await make(checkout, settings.api, call)
    }
    try await close(before: page, of: request, begun.tenant, settings.api, call)
    return .json(.ok, ["url": .string(page.url)])
  }

  /// A user who comes back from Stripe's page need not wait for the webhook. A repeated request gets the same answer.
  static func confirm(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    let own = try await call.run(StripeStatements.ownCheckout())
    let api = try await StripePayments.settings(of: own.tenant, call).api
    let state = try await StripePayments.ask(call) { () throws(StripeError) in try api.checkout(own.checkout)
    }
    var confirmation = CheckoutConfirmation()
    switch state {
    case .open: confirmation.state = .open
    case .expired, nil: confirmation.state = .expired
    case .complete(let subscription):
      confirmation.state = .complete
      if let subscription { try await settle(subscription, own.tenant, api, call) }
    }
    return .json(.ok, confirmation.encoded())
  }

  private static func settle(
    _ subscription: String, _ tenant: Int32, _ api: StripeAPI, _ call: Call
  ) async throws {
    let settlement = Settlement(provider: StripePayments.provider, tenant: tenant, pool: call.pool)
    do {
      _ = try await settlement.settle(subscription, with: .stripe(api, on: call.services))
    } catch let error as StripeError {
      _ = try await StripePayments.ask(call) { () throws(StripeError) in throw error }
    }
  }

  static func portal(_ call: Call, _: Nothing, _ request: PortalRequest) async throws -> Response {
    let own = try await call.run(StripeStatements.ownCustomer())
    let settings = try await StripePayments.settings(of: own.tenant, call)
    guard let returnURL = request.returnURL ?? settings.returnURL else {
      throw Problem.invalid("/return_url", .needed)
    }
    let page = try await StripePayments.ask(call) { () throws(StripeError) in
      try settings.api.makePortal(customer: own.customer, returnURL: returnURL)
    }
    return .json(.ok, ["url": .string(page.url)])
  }

  /// Two would be paid for at once where an earlier one is over for us and not for Stripe. What is owed for it can be
  /// paid in the portal, or it can be cancelled there.
  private static func refuse(beside earlier: UnendedSubscription, _ call: Call) async throws {
    let api = try await StripePayments.settings(of: earlier.tenant, call).api
    let settlement = Settlement(provider: StripePayments.provider, tenant: earlier.tenant, pool: call.pool)
    let source = PaymentProvider.stripe(api, on: call.services)
    let look: Settlement.Look?
    do {
      look = try await settlement.look(at: earlier.reference, through: source)
    } catch let error as StripeError {
      look = try await StripePayments.ask(call) { () throws(StripeError) in throw error }
    }
    guard let look else { return }
    _ = try await settlement.apply(look, event: nil, with: source)
    if look.subscription.endedAt == nil { throw Problem(.conflict, .subscribedThroughStripe) }
  }

  /// The account's one customer, made where there is none. Requests that do so at the same time get the same one, since
  /// the key is the account's; it changes by the hour because Stripe repeats a failure too.
  ///
  /// - Parameter lost: one that Stripe does not know any more.
  private static func customer(
    of begun: BegunCheckout, _ api: StripeAPI, _ call: Call, lost: String? = nil
  ) async throws -> String {
    if let customer = begun.customer, customer != lost { return customer }
    let hour = call.services.clock().unixSeconds / 3600
    let key = ["customer", "\(begun.tenant)", "\(begun.account)", "\(hour)", lost].compactMap { $0 }
    let made = try await StripePayments.ask(call) { () throws(StripeError) in
      try api.makeCustomer(
        account: begun.account, tenant: begun.tenantName, email: begun.email,
        idempotencyKey: key.joined(separator: "-"))
    }
    return try await call.run(StripeStatements.upsertCustomer(made, lost))
  }

  private static func make(_ checkout: StripeCheckout, _ api: StripeAPI, _ call: Call) async throws
    -> StripePage
  {
    let key = "checkout-\(call.request.id)-\(checkout.customer)"
    do {
      return try await call.services.providerPool.run { try api.makeCheckout(checkout, idempotencyKey: key) }
    } catch let error as StripeError where !error.isMissing("customer") {
      return try await StripePayments.ask(call) { () throws(StripeError) in throw error }
    }
  }

  /// Only the last of two pages can be paid. If the one before was paid and its event is still under way, the payment is
  /// settled now, and it is checked again whether another may be bought; if not, the new page is closed.
  private static func close(
    before page: StripePage, of request: CheckoutRequest, _ tenant: Int32, _ api: StripeAPI, _ call: Call
  ) async throws {
    let earlier = try await call.run(StripeStatements.swapCheckout(page.id))
    guard !earlier.isEmpty, earlier != page.id else { return }
    let state = try await StripePayments.ask(call) { () throws(StripeError) in try api.closeCheckout(earlier)
    }
    guard let state, case .complete(let subscription?) = state else { return }
    let settlement = Settlement(provider: StripePayments.provider, tenant: tenant, pool: call.pool)
    do {
      _ = try await settlement.settle(subscription, with: .stripe(api, on: call.services))
      try await checkAgain(request, call)
    } catch {
      _ = try await StripePayments.ask(call) { () throws(StripeError) in try api.closeCheckout(page.id) }
      throw error is StripeError ? Problem.unavailable(retryAfter: 5) : error
    }
  }

  private static func checkAgain(_ request: CheckoutRequest, _ call: Call) async throws {
    _ = try await call.run(StripeStatements.begin(request.price))
  }
}
