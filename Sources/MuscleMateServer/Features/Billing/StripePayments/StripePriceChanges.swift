internal import APISchema
internal import EventLoop
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Payments
internal import Postgres
internal import Primitives

/// From one price to another.
enum StripePriceChanges {
  static func change(_ call: Call, _: Nothing, _ request: PriceChange) async throws -> Response {
    let begun = try await call.run(StripeStatements.beginChange(request.price))
    let settings = try await StripePayments.settings(of: begun.tenant, call)
    let api = settings.api
    // The request's own: under a key of the change itself Stripe would repeat a declined card's answer for a day.
    let key = "price-\(call.request.id)"
    let changed = try await StripePayments.ask(call) { () throws(StripeError) in
      try api.change(begun, idempotencyKey: key)
    }
    guard let changed else { throw Problem(.conflict, .nothingToChange) }
    let settlement = Settlement(provider: StripePayments.provider, tenant: begun.tenant, pool: call.pool)
    do {
      _ = try await settlement.settle(begun.reference, with: .stripe(api, on: call.services))
    } catch let error as StripeError {
      // It is changed; its new state comes with Stripe's own event.
      call.services.observe(
        .failed(route: call.route.path, request: call.request.id, error: error.description))
    }
    let effect: PlannedPriceChange.Effect = changed.isAtOnce ? .atOnce : .atPeriodEnd
    return .json(
      .ok,
      [
        "takes_effect": .string(effect.rawValue),
        "at": (changed.isAtOnce ? call.services.clock() : changed.periodEndsAt).encoded(),
      ])
  }
}

extension StripeAPI {
  fileprivate struct Changed: Sendable {
    let isAtOnce: Bool
    let periodEndsAt: Timestamp
  }

  /// Nil where Stripe does not know the subscription, or it is over.
  fileprivate func change(_ begun: BegunChange, idempotencyKey key: String) throws(StripeError) -> Changed? {
    guard let subscription = try subscription(begun.reference), subscription.facts.endedAt == nil else {
      return nil
    }
    if subscription.facts.price == begun.stripePrice {
      try release(subscription)
    } else if begun.isAtOnce {
      try change(subscription, to: begun.stripePrice, idempotencyKey: key)
    } else {
      try changeAtPeriodEnd(subscription, to: begun.stripePrice)
    }
    return Changed(isAtOnce: begun.isAtOnce, periodEndsAt: subscription.facts.periodEndsAt)
  }
}
