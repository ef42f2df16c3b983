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

  let keys = MinuteLimiter(byKey)
  let pulls: MinuteLimiter
  let operations: MinuteLimiter

  init(_ configuration: Configuration) {
    pulls = MinuteLimiter(configuration.pullsPerMinute)
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

  private func refuse(_ seconds: Int?) throws(Problem) {
    if let seconds { throw Problem.tooManyRequests(retryAfter: seconds) }
  }
}
