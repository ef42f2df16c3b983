internal import Payments
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
  /// event ever arrived; empty where the provider can't tell.
  let changedSince: @Sendable (_ moment: Timestamp) async throws -> [String]
}

/// How a provider is reached, given what the tenant's gateway has sealed. A provider is a line here.
enum PaymentProviders {
  typealias Make = @Sendable (_ settings: JSON, _ services: Services) throws -> PaymentProvider

  static let all: [String: Make] = [:]
}
