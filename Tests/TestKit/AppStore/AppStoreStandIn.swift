public import Primitives
internal import Synchronization

/// The App Store for tests: its certificates, its shop, its server API over real HTTP and its notifications, in the
/// shapes that Apple publishes. Its clock is the test's to move.
///
///     try await AppStoreStandIn.run { store in
///       let bought = try store.buy(premium, for: account)
///       try await store.deliver(bought.notification, to: server.visitor).expect(200)
///     }
public final class AppStoreStandIn: Sendable {
  public static let bundle = "example.musclemate"
  public static let app = 123_456_789

  public let authority: TestAuthority
  public let environment: String
  /// The address of its API.
  public var address: String { state.withLock { $0.address } }
  let state: Mutex<State>
  /// The key that our server signs its requests with.
  let apiKeyPEM: String

  struct State {
    var address = ""
    var now: Timestamp
    var lastSignedAt: Timestamp
    var serial = 2_000_000_000
    var purchases: [String: StandInPurchase] = [:]
    var sent: [StandInNotification] = []
    /// Answers of the API that fail from here on, and those so far.
    var failures = 0
    var requests = 0
  }

  public static func run(
    environment: String = "Sandbox", _ body: (AppStoreStandIn) async throws -> Void
  ) async throws {
    let store = try AppStoreStandIn(environment: environment)
    let server = try await LocalServer { store.answer($0) }
    store.state.withLock { $0.address = server.address }
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(try await body(store))
    } catch {
      outcome = .failure(error)
    }
    await server.stop()
    try outcome.get()
  }

  private init(environment: String) throws {
    authority = try TestAuthority()
    self.environment = environment
    apiKeyPEM = try TestKey().pem()
    state = Mutex(State(now: .now.wholeMilliseconds, lastSignedAt: Timestamp(unixSeconds: 0)))
  }

  /// The gateway's settings of a tenant that sells through this store.
  public func settings(withKey: Bool = true) -> JSON {
    var members: [JSON.Member] = [
      .init("bundle_id", .string(Self.bundle)), .init("app_apple_id", .number("\(Self.app)")),
      .init("environment", .string(environment.lowercased())), .init("roots_pem", .string(authority.rootPEM)),
      .init("api_url", .string(address)),
    ]
    if withKey {
      members += [
        .init("issuer_id", "57246542-96fe-1a63-e053-0824d011072a"), .init("key_id", "2X9R4HXF34"),
        .init("private_key_pem", .string(apiKeyPEM)),
      ]
    }
    return .object(members)
  }

  // MARK: - Its time and its health

  public var now: Timestamp {
    get { state.withLock { $0.now } }
    set { state.withLock { $0.now = newValue.wholeMilliseconds } }
  }

  public func advance(days: Int, seconds: Int = 0) {
    state.withLock { $0.now = $0.now.advanced(bySeconds: Int64(days) * 86_400 + Int64(seconds)) }
  }

  /// Lets so many of the API's next answers be 500.
  public func fail(next count: Int) { state.withLock { $0.failures = count } }

  public var requestCount: Int { state.withLock { $0.requests } }
  public var sent: [StandInNotification] { state.withLock { $0.sent } }

  /// Gives the notification to a server, as the App Store does.
  public func deliver(
    _ notification: StandInNotification, to client: Client, tenant: String = "musclemate"
  ) async throws -> Received {
    try await client.post(
      "/v1/webhooks/\(tenant)/app-store", ["signedPayload": .string(notification.signedPayload)])
  }

  /// A device's proof of the subscription's last period (or an earlier one): signed now.
  public func signedTransaction(of subscription: String, period: Int? = nil) throws -> String {
    try change(subscription) { purchase, state in
      let shown = period.map { purchase.periods[$0] } ?? purchase.last
      return try authority.sign(
        purchase.transaction(shown, in: environment, bundle: Self.bundle, at: state.tick()))
    }
  }

  func change<Result: Sendable>(
    _ subscription: String, _ body: (inout StandInPurchase, inout State) throws -> Result
  ) throws -> Result {
    try state.withLock { state in
      guard var purchase = state.purchases[subscription] else {
        throw TestKitError("no purchase \(subscription)")
      }
      defer { state.purchases[subscription] = purchase }
      return try body(&purchase, &state)
    }
  }
}

/// A notification that was signed; delivered or not is the test's affair.
public struct StandInNotification: Sendable {
  public let id: UUID
  public let kind: String
  public let signedAt: Timestamp
  public let signedPayload: String
}

extension AppStoreStandIn.State {
  /// The moment of a signature: never the same twice, so that the later one is known.
  mutating func tick() -> Timestamp {
    let next = Timestamp(unixMicroseconds: (lastSignedAt.unixMilliseconds + 1) * 1_000)
    lastSignedAt = max(now, next)
    return lastSignedAt
  }

  mutating func nextID() -> String {
    serial += 1
    return "\(serial)"
  }
}

extension Timestamp {
  /// As exact as the App Store gives it.
  fileprivate var wholeMilliseconds: Timestamp { Timestamp(unixMicroseconds: unixMilliseconds * 1_000) }
}
