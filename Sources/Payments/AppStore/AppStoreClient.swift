public import HTTPClient
public import Primitives

/// The App Store Server API: what the App Store itself says of a subscription. It blocks; everything it returns was
/// signed and verified.
public struct AppStoreClient: Sendable {
  public typealias Perform = @Sendable (OutgoingRequest) throws -> OutgoingResponse

  private let settings: AppStoreSettings
  private let key: AppStoreSettings.Key
  private let perform: Perform
  private let clock: @Sendable () -> Timestamp

  /// Nil where the tenant has given no key.
  public init?(
    _ settings: AppStoreSettings, clock: @escaping @Sendable () -> Timestamp, perform: @escaping Perform
  ) {
    guard let key = settings.key else { return nil }
    self.settings = settings
    self.key = key
    self.clock = clock
    self.perform = perform
  }

  /// Signed data as it was fetched.
  public struct Fetched: Sendable {
    public var transactions: [AppStoreTransaction] = []
    public var renewals: [AppStoreRenewal] = []

    public init() {}

    /// The App Store answers for all of a subscriber's subscriptions.
    public func only(of reference: String) -> Fetched {
      var fetched = Fetched()
      fetched.transactions = transactions.filter { $0.originalID == reference }
      fetched.renewals = renewals.filter { $0.originalID == reference }
      return fetched
    }
  }

  /// Everything of the subscriber that this subscription leads to: the present state, and how it came about. Nil where
  /// the App Store knows no such subscription.
  public func everything(of reference: String) throws -> Fetched? {
    guard var fetched = try statuses(of: reference) else { return nil }
    fetched.transactions += try history(of: reference)
    return fetched
  }

  /// Get All Subscription Statuses.
  private func statuses(of reference: String) throws -> Fetched? {
    guard let answer = try send("GET", "/inApps/v1/subscriptions/\(reference)") else { return nil }
    var fetched = Fetched()
    for group in answer["data"]?.elements ?? [] {
      for last in group["lastTransactions"]?.elements ?? [] {
        if let signed = last["signedTransactionInfo"]?.text {
          fetched.transactions.append(try settings.verifier.transaction(signed))
        }
        if let signed = last["signedRenewalInfo"]?.text {
          fetched.renewals.append(try settings.verifier.renewal(signed))
        }
      }
    }
    return fetched
  }

  /// Twenty to a page; nobody renews more often than weekly for forty years.
  private static let pages = 100

  /// Get Transaction History.
  private func history(of reference: String) throws -> [AppStoreTransaction] {
    var transactions: [AppStoreTransaction] = []
    var query = "?productType=AUTO_RENEWABLE"
    for _ in 0..<Self.pages {
      guard let answer = try send("GET", "/inApps/v2/history/\(reference)\(query)") else {
        return transactions
      }
      for signed in answer["signedTransactions"]?.elements ?? [] {
        guard let signed = signed.text else { throw AppStoreFault.malformed }
        transactions.append(try settings.verifier.transaction(signed))
      }
      guard answer["hasMore"]?.boolean == true else { return transactions }
      query = "?productType=AUTO_RENEWABLE&revision=\(try Self.token(answer["revision"]))"
    }
    throw AppStoreAPIError.tooMuch
  }

  /// Get Notification History: what was sent between these moments, delivered or not. The App Store keeps 180 days.
  public func notifications(from start: Timestamp, to end: Timestamp) throws -> [AppStoreNotification] {
    let body: JSON = [
      "startDate": .number("\(start.unixMilliseconds)"), "endDate": .number("\(end.unixMilliseconds)"),
    ]
    var notifications: [AppStoreNotification] = []
    var query = ""
    for _ in 0..<Self.pages * 10 {
      guard let answer = try send("POST", "/inApps/v1/notifications/history\(query)", body) else { break }
      for item in answer["notificationHistory"]?.elements ?? [] {
        guard let signed = item["signedPayload"]?.text else { throw AppStoreFault.malformed }
        notifications.append(try settings.verifier.notification(signed))
      }
      guard answer["hasMore"]?.boolean == true else { return notifications }
      query = "?paginationToken=\(try Self.token(answer["paginationToken"]))"
    }
    throw AppStoreAPIError.tooMuch
  }

  /// Nil where what is asked for is not there.
  private func send(_ method: String, _ path: String, _ body: JSON? = nil) throws -> JSON? {
    guard let token = AppStoreToken.make(key, bundle: settings.verifier.bundle, at: clock()) else {
      throw AppStoreAPIError.unusableKey
    }
    var headers = [
      (name: "Authorization", value: "Bearer \(token)"), (name: "Accept", value: "application/json"),
    ]
    if body != nil { headers.append((name: "Content-Type", value: "application/json")) }
    let answer = try perform(
      OutgoingRequest(method, settings.apiURL + path, headers: headers, body: body?.bytes ?? []))
    switch answer.status {
    case 200: return try JSON.parse(answer.body)
    case 401: throw AppStoreAPIError.unauthorized
    case 429: throw AppStoreAPIError.tooManyRequests
    default:
      let code = (try? JSON.parse(answer.body))?["errorCode"]?.integer
      if let code, AppStoreAPIError.unknownSubscription.contains(code) { return nil }
      throw AppStoreAPIError.refused(status: answer.status, code: code)
    }
  }

  /// The App Store's mark for the next page, as a part of the query.
  private static func token(_ json: JSON?) throws -> String {
    guard let text = json?.text, !text.isEmpty else { throw AppStoreFault.malformed }
    return text.utf8.map { byte in
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 95, 126: String(UnicodeScalar(byte))
      default: "%" + Hexadecimal.encode([byte])
      }
    }.joined()
  }
}

/// The reasons why the App Store gave no answer.
public enum AppStoreAPIError: Error, Equatable, Sendable {
  /// Our token: the key was revoked, or issuer and key id do not belong to it.
  case unauthorized
  case unusableKey
  case tooManyRequests
  /// More pages than there can be.
  case tooMuch
  case refused(status: Int, code: Int?)

  /// Whether the same will do later, without anyone changing anything.
  public var isTransient: Bool {
    switch self {
    case .tooManyRequests: true
    case .refused(let status, let code): status >= 500 || code.map(Self.retryable.contains) == true
    default: false
    }
  }

  /// AccountNotFound, OriginalTransactionIdNotFound, TransactionIdNotFound.
  fileprivate static let unknownSubscription: Set = [4_040_001, 4_040_005, 4_040_010]
  /// AccountNotFoundRetryable, AppNotFoundRetryable, OriginalTransactionIdNotFoundRetryable.
  private static let retryable: Set = [4_040_002, 4_040_004, 4_040_006]
}
