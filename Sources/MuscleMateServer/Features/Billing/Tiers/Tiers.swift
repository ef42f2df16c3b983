internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// A tenant's tiers, and the caller's entitlements.
enum Tiers: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/tiers", .anyone,
      "List the subscription plans on sale with their features and prices", module: .billing,
      reply: .ok(Page<Tier>.self), handle: list),
    Route(
      .get, "/v1/entitlements", .lifterOrCoach,
      "List what my plans include, and how much of each limit is used",
      reply: .ok(Page<Entitlement>.self), handle: mine),
  ]

  static let statements: [AnyStatement] = [onOffer.erased, own.erased]

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(onOffer()))
  }

  private static func mine(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(own()))
  }

  private static let onOffer = Statement<Document>(
    "tiers.on_offer", for: .everyone,
    """
    select app.tiers_on_offer()
    """)

  private static let own = Statement<Document>(
    "entitlements.own", for: .lifterOrCoach,
    """
    select app.own_entitlements()
    """)
}
