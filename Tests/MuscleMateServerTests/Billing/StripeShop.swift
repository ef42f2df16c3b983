import Primitives
import TestKit

/// Someone who buys through the stand-in for Stripe.
struct StripeShop {
  let server: TestServer
  let stripe: StripeStandIn
  let anna: Client

  static func run(
    at now: Timestamp = .now, as role: String = "lifter", givesUpAs: String? = "canceled",
    _ body: (StripeShop) async throws -> Void
  ) async throws {
    let stripe = try await StripeStandIn.start(at: now, givesUpAs: givesUpAs)
    let outcome: Result<Void, any Error>
    do {
      try await TestServer.run { server in
        try server.sell(through: stripe)
        try await body(
          StripeShop(server: server, stripe: stripe, anna: try await server.person("anna", as: role)))
      }
      outcome = .success(())
    } catch {
      outcome = .failure(error)
    }
    await stripe.stop()
    try outcome.get()
  }

  /// The page that a checkout leads to.
  func page(_ tier: String, for client: Client? = nil) async throws -> String {
    let price = try server.price(of: tier)
    let answer = try await (client ?? anna).post("/v1/checkouts", ["price": .string(price)]).expect(200)
    return try answer.json["url"]?.text ?? ""
  }

  /// Buys, and lets Stripe deliver.
  @discardableResult
  func buy(_ tier: String, for client: Client? = nil) async throws -> String {
    let subscription = try stripe.pay(try await page(tier, for: client))
    try await deliver()
    return subscription
  }

  func deliver() async throws {
    let statuses = try await stripe.deliver(to: server.visitor, tenant: "musclemate")
    guard statuses.allSatisfy({ $0 == 204 }) else { throw Undelivered(statuses: statuses) }
  }

  struct Undelivered: Error {
    let statuses: [Int]
  }

  /// The state of the one subscription that there is.
  func state(for client: Client? = nil) async throws -> String? {
    try await subscription(for: client)?["state"]?.text
  }

  func subscription(for client: Client? = nil) async throws -> JSON? {
    try await (client ?? anna).get("/v1/subscriptions").expect(200).json["items"]?.elements?.first
  }

  /// Whether a feature is the caller's.
  func has(_ feature: String, _ client: Client? = nil) async throws -> Bool? {
    let mine = try await (client ?? anna).get("/v1/entitlements").expect(200).json["items"]?.elements ?? []
    return mine.first { $0["feature"]?.text == feature }?["allowed"]?.boolean
  }

  /// The rows of a table of the ledger.
  func count(_ table: String) throws -> String? {
    try server.database.rows("select count(*) from app.\(table) where tenant_id = 1").first?.first ?? nil
  }
}
