internal import DatabaseAdministration
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Payments
internal import Postgres
internal import Primitives

/// Paying by card through Stripe: its pages for buying and for managing, changes of price, and its webhooks. Cards are
/// typed in at Stripe and never come here.
enum StripePayments: Feature {
  static let routes: [Route] = [
    Route(
      .post, "/v1/checkouts", .lifterOrCoach,
      "Open Stripe's checkout for a plan; an earlier checkout is closed", module: .billing,
      body: CheckoutRequest.self, reply: .ok(PaymentPage.self), holdsSecret: true, onlyOnline: true,
      deadline: stripeDeadline,
      refusals: [
        .rule(
          "a price that is not sold through Stripe, or not to the caller's role; a page to come back to is missing"
        ),
        .conflict("nothing is sold through Stripe here, or a subscription of the kind runs already"),
        .tooMany("more than 20 checkouts an hour"),
      ], handle: StripeCheckouts.begin),
    Route(
      .post, "/v1/checkouts/confirmation", .lifterOrCoach,
      "Confirm my last checkout with Stripe at once; what was paid for is open with the answer",
      reply: .ok(CheckoutConfirmation.self), onlyOnline: true, deadline: stripeDeadline,
      refusals: [.conflict("no checkout was begun, or nothing is sold through Stripe here")],
      handle: StripeCheckouts.confirm),
    Route(
      .post, "/v1/billing-portal", .lifterOrCoach,
      "Open Stripe's page for cards, invoices and cancellation",
      withoutConsent: true, body: PortalRequest.self, reply: .ok(PaymentPage.self), holdsSecret: true,
      onlyOnline: true, deadline: stripeDeadline,
      refusals: [
        .rule("a page to come back to is missing"), .conflict("nothing was bought through Stripe"),
      ], handle: StripeCheckouts.portal),
    Route(
      .put, "/v1/subscriptions/stripe/price", .lifterOrCoach,
      "Change the price of my subscription: upgrades at once, downgrades at the end of the period; the current price cancels a planned downgrade",
      module: .billing, body: PriceChange.self, reply: .ok(PlannedPriceChange.self), onlyOnline: true,
      deadline: stripeDeadline,
      refusals: [
        .rule("a price that is not sold through Stripe, or in another currency"),
        .conflict("no subscription runs at Stripe, it is paused or owed, or the card was declined"),
      ], handle: StripePriceChanges.change),
    Route(
      .post, "/v1/webhooks/{tenant}/stripe", .anyone, "Webhook for Stripe's signed events",
      reply: .noContent(), limit: 1 << 20, deadline: stripeDeadline, content: .signedJSON,
      refusals: [
        Refusal(status: 400, reason: "not signed, not by Stripe, too long ago, or no event"),
        Refusal(status: 415, reason: "not the JSON that Stripe sends"),
      ], handle: StripeWebhook.receive
    ).taking(["type": "object"]),
  ]

  static let statements: [AnyStatement] = StripeStatements.all

  /// Some requests to Stripe of ten seconds each at most.
  private static let stripeDeadline = Duration.seconds(45)
}

/// The settings of a tenant's gateway to Stripe (`musclemate tenant gateway`).
struct StripeSettings: Sendable {
  let api: StripeAPI
  let webhookSecrets: [String]
  /// The address that pages lead back to unless the app names another.
  let returnURL: String?

  init(_ settings: JSON, on services: Services) throws {
    guard let secretKey = settings["secret_key"]?.text else { throw Invalid() }
    api = StripeAPI(
      base: settings["api_url"]?.text ?? "https://api.stripe.com", secretKey: secretKey,
      transport: TraceParent.transport(StripeAPI.limits, leniency: services.configuration.leniency))
    webhookSecrets = (settings["webhook_secrets"]?.elements ?? []).compactMap(\.text)
    returnURL = settings["return_url"]?.text
  }

  struct Invalid: Error, CustomStringConvertible {
    let description = "the gateway to Stripe has no secret_key"
  }
}

extension StripePayments {
  /// Refuses settings that would fail only with the first event: an empty secret is known to everyone, and anyone
  /// could sign with it.
  static func check(_ settings: JSON) throws {
    let secrets = settings["webhook_secrets"]?.elements ?? []
    var faults: [String] = []
    if settings["secret_key"]?.text?.isEmpty != false { faults.append("secret_key") }
    if secrets.isEmpty || secrets.contains(where: { $0.text?.isEmpty != false }) {
      faults.append("webhook_secrets")
    }
    for name in ["api_url", "return_url"] {
      let text = settings[name]?.text ?? ""
      if !text.hasPrefix("https://"), !text.hasPrefix("http://") { faults.append(name) }
    }
    guard faults.isEmpty else {
      throw AdministrationError.refused("not usable: \(faults.joined(separator: ", "))")
    }
  }
}

extension PaymentProvider {
  static func stripe(_ api: StripeAPI, on services: Services) -> PaymentProvider {
    PaymentProvider(
      name: StripePayments.provider,
      subscription: { reference in
        try await services.providerPool.run { try api.subscription(reference)?.facts }
      },
      payments: { reference in try await services.providerPool.run { try api.payments(of: reference) } },
      changedSince: { moment in
        try await services.providerPool.run { try api.references(createdSince: moment) }
      },
      end: { reference in try await services.providerPool.run { try api.endSubscription(reference) } })
  }

  @Sendable static func stripe(_ gateway: PaymentGateway, _ services: Services) throws -> PaymentProvider {
    .stripe(try StripeSettings(gateway.settings, on: services).api, on: services)
  }
}

extension StripePayments {
  static let provider = "stripe"

  /// The gateway of the tenant that the caller belongs to.
  static func settings(of tenant: Int32, _ call: Call) async throws -> StripeSettings {
    let gateway = try await PaymentGateway.find(
      provider, of: tenant, services: call.services, pool: call.pool)
    // It was there a moment ago, when the database allowed the request.
    guard let gateway else { throw Problem(.conflict, .notSoldHere) }
    return try StripeSettings(gateway.settings, on: call.services)
  }

  /// Asks Stripe on the pool of providers. If Stripe refuses and the caller can do something about it, the answer says what.
  /// Otherwise the operator has to correct it, and the caller gets "not available".
  static func ask<Answer: Sendable>(
    _ call: Call, _ request: @escaping @Sendable () throws(StripeError) -> Answer
  ) async throws -> Answer {
    do {
      return try await call.services.providerPool.run { try request() }
    } catch let error as StripeError {
      if error.kind == .declined { throw Problem(.conflict, .paymentDeclined) }
      call.services.observe(
        .failed(route: call.route.path, request: call.request.id, error: error.description))
      throw Problem.unavailable(retryAfter: 5)
    }
  }
}
