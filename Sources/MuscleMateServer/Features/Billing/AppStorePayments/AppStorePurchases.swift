internal import EventLoop
internal import HTTPClient
internal import Payments
internal import Postgres
internal import Primitives

/// A tenant's subscriptions in the App Store: of each subscription and purchase, our tables keep the latest document that
/// the App Store signed. With a key for its API the App Store is asked first, and its answer is kept as well; without one
/// the notifications and the app are the only sources. Either way the state follows from what is kept, so it is the same
/// in whatever order things arrived.
struct AppStorePurchases: Sendable {
  static let provider = "app_store"

  let settings: AppStoreSettings
  let tenant: Int32
  let services: Services
  let pool: Pool
  /// False for a look that leaves no trace: what the App Store answers then counts without being kept.
  let keepsAnswers: Bool

  init(
    _ gateway: PaymentGateway, _ services: Services, _ pool: Pool, keepsAnswers: Bool = true
  ) throws {
    self.keepsAnswers = keepsAnswers
    settings = try AppStoreSettings(gateway.settings)
    tenant = gateway.tenant
    self.services = services
    self.pool = pool
  }

  var settlement: Settlement { Settlement(provider: Self.provider, tenant: tenant, pool: pool) }

  /// - Parameters:
  ///   - claimant: the account that presents the purchase. It gets the purchase if the purchase names no account and
  ///     nobody has it yet.
  ///   - makesDo: whether a silent App Store is no obstacle: the app has just handed over what it signed.
  func source(claimant: UUID? = nil, makesDo: Bool = false) -> PaymentProvider {
    PaymentProvider(
      name: Self.provider,
      subscription: { reference in
        var answer = AppStoreClient.Fetched()
        do {
          answer = try await ask(reference)
        } catch  where makesDo {
          services.observe(.providerFailed(provider: Self.provider, error: "\(error)"))
        }
        return try await history(of: reference, claimant: claimant).adding(answer).subscription
      },
      payments: { reference in try await history(of: reference, claimant: nil).payments },
      changedSince: { moment in try await changed(since: moment) })
  }

  /// Keeps verified data; what is older than what is there changes nothing.
  func upsert(_ transactions: [AppStoreTransaction], _ renewals: [AppStoreRenewal]) async throws {
    _ = try await pool.exchange(
      as: .worker, preamble: PaymentStatements.begin(),
      AppStoreStatements.upsert(
        tenant, .array(transactions.map(\.payload)), .array(renewals.map(\.payload))))
  }

  private var client: AppStoreClient? {
    AppStoreClient(
      settings, clock: services.clock,
      perform: TraceParent.transport(leniency: services.configuration.leniency))
  }

  private func ask(_ reference: String) async throws -> AppStoreClient.Fetched {
    guard let client,
      let fetched = try await services.providerPool.run({ try client.everything(of: reference) })
    else { return AppStoreClient.Fetched() }
    if keepsAnswers { try await upsert(fetched.transactions, fetched.renewals) }
    return fetched.only(of: reference)
  }

  /// The changes of all notifications since, delivered or not, from the App Store's list. Their signed content is stored too.
  private func changed(since moment: Timestamp) async throws -> [String] {
    guard let client else { return [] }
    let now = services.clock()
    let notifications = try await services.providerPool.run {
      try client.notifications(from: moment, to: now)
    }
    let ofSubscriptions = notifications.filter { $0.reference != nil }
    if keepsAnswers {
      try await upsert(ofSubscriptions.compactMap(\.transaction), ofSubscriptions.compactMap(\.renewal))
    }
    return Array(Set(ofSubscriptions.compactMap(\.reference)))
  }

  private func history(of reference: String, claimant: UUID?) async throws -> AppStoreHistory {
    let told = try await pool.exchange(
      as: .worker, preamble: PaymentStatements.begin(), AppStoreStatements.history(tenant, reference))
    let entries = (told["transactions"]?.elements ?? []).compactMap { kept -> AppStoreHistory.Entry? in
      guard let transaction = kept["signed"].flatMap({ AppStoreTransaction($0) }) else { return nil }
      return .init(transaction, revoked: kept["revoked"].flatMap { AppStoreTransaction($0) })
    }
    let account = told["account"]?.text.flatMap { UUID($0) }
    return AppStoreHistory(
      entries, renewal: told["renewal"].flatMap { AppStoreRenewal($0) }, account: account ?? claimant)
  }
}
