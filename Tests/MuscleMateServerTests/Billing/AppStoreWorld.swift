internal import Primitives
internal import TestKit
internal import Testing

struct MissingFeature: Error {
  let feature: String
}

/// A server that sells through a stand-in of the App Store.
enum AppStoreWorld {
  static let base = StandInProduct("lifter.base.monthly", price: 990)
  static let premium = StandInProduct("lifter.premium.monthly", price: 1_990)

  static func run(
    withKey: Bool = true, environment: String = "Sandbox", _ settings: [String: String] = [:],
    _ body: (TestServer, AppStoreStandIn) async throws -> Void
  ) async throws {
    try await AppStoreStandIn.run(environment: environment) { store in
      try await TestServer.run(settings) { server in
        try server.connect("app_store", store.settings(withKey: withKey))
        try server.name(priceOf: "lifter_base", "app_store_product", base.id)
        try server.name(priceOf: "lifter_premium", "app_store_product", premium.id)
        try server.database.administer("update app.tenants set modules = modules || array['billing']")
        try await body(server, store)
      }
    }
  }

  /// The state of each of the caller's subscriptions, the newest first.
  static func states(_ client: Client) async throws -> [String] {
    let page = try await client.get("/v1/subscriptions").expect(200).json
    return (page["items"]?.elements ?? []).compactMap { $0["state"]?.text }
  }

  static func isEntitled(_ client: Client, to feature: String = "all_graphs") async throws -> Bool {
    let page = try await client.get("/v1/entitlements").expect(200).json
    let row = page["items"]?.elements?.first { $0["feature"]?.text == feature }
    guard case .bool(let isAllowed)? = row?["allowed"] else { throw MissingFeature(feature: feature) }
    return isAllowed
  }

  static func account(_ client: Client) throws -> UUID { try #require(UUID(client.account)) }

  static func handOver(_ signed: String, _ client: Client) async throws -> Received {
    try await client.post("/v1/app-store/transactions", ["signed_transaction": .string(signed)])
  }

  /// How often each outcome is in the ledger.
  static func outcomes(_ server: TestServer) throws -> [String: Int] {
    let rows = try server.database.rows(
      "select outcome, count(*) from app.billing_event_outcomes group by outcome")
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] ?? "", $0[1].flatMap { Int($0) } ?? 0) })
  }

  static func eventCount(_ server: TestServer) throws -> String? {
    try server.database.rows("select count(*) from app.billing_events")[0][0]
  }
}
