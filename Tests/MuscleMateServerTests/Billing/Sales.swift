import EventLoop
import Payments
import Postgres
import Primitives
import TestKit

@testable import MuscleMateServer

/// A shop for tests: MuscleMate's tiers, whose prices the providers call `price_TIER` and `product.TIER`.
extension TestServer {
  func sell() throws {
    try database.administer(
      """
      update app.tenants set modules = modules || '{billing}';
      update app.tier_prices set stripe_price = 'price_' || tier, app_store_product = 'product.' || tier;
      """)
  }

  /// Makes these facts ours, as a look at the provider would.
  @discardableResult
  func settle(_ subscription: ProviderSubscription, provider: String = "stripe") throws -> String {
    let rows = try ScriptSession(database.superuser).rows(
      """
      select app.settle_subscription(
               1, $1, app.begin_settlement(1, $1, $2), $3::jsonb)
      """, provider, subscription.reference, subscription.facts.description)
    return rows[0][0] ?? ""
  }
}

extension ProviderSubscription {
  /// A month of a tier that began yesterday.
  static func month(of tier: String, for client: Client, reference: String = "sub_1") -> ProviderSubscription
  {
    ProviderSubscription(
      reference: reference, account: UUID(client.account), price: "price_\(tier)", startedAt: .days(-1),
      periodEndsAt: .days(30), status: "active")
  }

  func with(_ change: (inout ProviderSubscription) -> Void) -> ProviderSubscription {
    var changed = self
    change(&changed)
    return changed
  }
}

extension Timestamp {
  /// So many days from now.
  static func days(_ days: Int64) -> Timestamp { Timestamp.now.advanced(bySeconds: days * 86_400) }
}

/// Runs with the settlement of a provider over a pool of its own.
func withSettlement(
  _ provider: String = "stripe", in database: TestDatabase,
  _ body: @escaping @Sendable (Settlement) async throws -> Void
) async throws {
  let threads = try LoopThreads(count: 1)
  var configuration = PoolConfiguration(connection: database.server)
  configuration.connections = 4
  configuration.leniency = TestServer.leniency
  let pool = Pool(loop: threads.loops[0], configuration: configuration)
  let work = Task { try await body(Settlement(provider: provider, tenant: 1, pool: pool)) }
  let result = await work.result
  await pool.close()
  threads.stopAndWait()
  try result.get()
}
