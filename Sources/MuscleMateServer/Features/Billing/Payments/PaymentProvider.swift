internal import DatabaseAdministration
internal import Payments
internal import Postgres
internal import Primitives

/// One tenant's access to a provider: what settling asks of it. Made for a gateway by `PaymentProviders`.
struct PaymentProvider: Sendable {
  /// As the tables have it: `stripe`, `app_store`.
  let name: String
  /// The subscription as it is now; nil where the provider knows none by this reference. What is thrown counts as
  /// passing trouble: the event stays open.
  let subscription: @Sendable (_ reference: String) async throws -> ProviderSubscription?
  /// Everything that was paid and given back for it.
  let payments: @Sendable (_ reference: String) async throws -> [ProviderPayment]
  /// The references of subscriptions that the provider has and that changed since, so that those are found of which no
  /// event ever arrived; empty if the provider can't list them.
  let changedSince: @Sendable (_ moment: Timestamp) async throws -> [String]
  /// Ends a subscription at once, also where it ended already; nil where payments can't be disputed, or it is not ours to end.
  var end: (@Sendable (_ reference: String) async throws -> Void)?
}

/// How a provider is reached through a tenant's gateway: for the commands that look after all of them. A provider is a
/// line here. The App Store's needs the pool as well: what it signed is kept here, and asked for here.
enum PaymentProviders {
  typealias Make =
    @Sendable (_ gateway: PaymentGateway, _ services: Services, _ pool: Pool, _ isDryRun: Bool) throws
    -> PaymentProvider

  static let all: [String: Make] = [
    AppStorePurchases.provider: { gateway, services, pool, isDryRun in
      try AppStorePurchases(gateway, services, pool, keepsAnswers: !isDryRun).source()
    },
    StripePayments.provider: { gateway, services, _, _ in try .stripe(gateway, services) },
  ]

  /// Say what keeps settings from being a provider's, before they are sealed.
  static let checks: [String: @Sendable (_ settings: JSON) throws -> Void] = [
    "stripe": { settings in
      try require(["api_url", "secret_key", "webhook_secrets", "return_url"], in: settings)
      try StripePayments.check(settings)
    },
    AppStorePurchases.provider: { _ = try AppStoreSettings($0) },
  ]

  private static func require(_ names: [String], in settings: JSON) throws {
    let missing = names.filter { settings[$0] == nil }
    guard missing.isEmpty else {
      throw AdministrationError.refused("\(missing.joined(separator: ", ")) is missing")
    }
  }

  /// - Parameter isDryRun: a look that leaves no trace.
  static func provider(
    of gateway: PaymentGateway, _ services: Services, _ pool: Pool, isDryRun: Bool = false
  ) throws -> PaymentProvider? {
    try all[gateway.provider]?(gateway, services, pool, isDryRun)
  }
}
