internal import HTTPServer
internal import Primitives

/// What is counted by the minute.
struct MinuteLimits: Sendable {
  /// Requests by one API key.
  static let byKey = 300
  /// Requests of one session for what changed, unless set otherwise.
  static let usualPulls = 120
  /// Operations of one session, unless set otherwise.
  static let usualOperations = 600

  /// Visits to pages of share links from one address, unless set otherwise.
  static let usualVisits = 60

  let keys = MinuteLimiter(byKey)
  let pulls: MinuteLimiter
  let operations: MinuteLimiter
  private let visits: MinuteLimiter

  init(_ configuration: Configuration) {
    pulls = MinuteLimiter(configuration.pullsPerMinute)
    visits = MinuteLimiter(configuration.visitsPerMinute)
    operations = MinuteLimiter(configuration.operationsPerMinute)
  }

  /// Counts a request of this session.
  ///
  /// - Throws: 429 where it is one too many.
  func count(_ head: RequestHead, on route: Route, by token: SessionToken, at now: Timestamp) throws(Problem)
  {
    let session = token.digest
    if route.isPull { try refuse(pulls.wait(session, at: now)) }
    guard route.takesOperations, head.headers[SyncOperation.field] != nil else { return }
    // By the session, whatever device the field names: a new name would be a new count.
    try refuse(operations.wait(session, at: now))
  }

  /// Counts a visit to the page of a share link. An IPv6 subscriber is one visitor.
  ///
  /// - Throws: 429 where it is one too many.
  func countVisit(from address: IPAddress, at now: Timestamp) throws(Problem) {
    try refuse(visits.wait(Array("\(address.subscriber)".utf8), at: now))
  }

  private func refuse(_ seconds: Int?) throws(Problem) {
    if let seconds { throw Problem.tooManyRequests(retryAfter: seconds) }
  }
}
