internal import HTTPServer
internal import Primitives
internal import Synchronization

/// How often each of many callers may call: so many requests a minute, counted by each server for itself. A program that
/// runs wild leaves the pool to people.
final class MinuteLimiter: Sendable {
  /// Of one caller.
  let requestsPerMinute: Int

  private struct Window {
    var minute: Int64 = 0
    var counts: [[UInt8]: Int] = [:]
  }

  private let window = Mutex(Window())
  /// Callers that were never known are counted too; beyond so many in a minute the count begins again.
  private static let capacity = 50_000

  init(_ requestsPerMinute: Int) { self.requestsPerMinute = requestsPerMinute }

  /// Seconds to wait; nil where the caller may go on.
  func wait(_ caller: [UInt8], at now: Timestamp) -> Int? {
    let minute = now.unixSeconds / 60
    return window.withLock { window in
      if window.minute != minute || window.counts.count >= Self.capacity {
        window = Window(minute: minute)
      }
      let count = window.counts[caller, default: 0] + 1
      window.counts[caller] = count
      return count > requestsPerMinute ? Int((minute + 1) * 60 - now.unixSeconds) : nil
    }
  }
}

/// What is counted by the minute.
struct MinuteLimits: Sendable {
  /// Requests by one API key.
  static let byKey = 300
  /// Requests of one session for what changed, unless set otherwise.
  static let usualPulls = 120
  /// Operations of one device, unless set otherwise.
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
    guard route.takesOperations, let field = head.headers[SyncOperation.field],
      let operation = SyncOperation(field)
    else { return }
    // Only the session's own device: whoever knows its id uses up nothing of it.
    try refuse(operations.wait(session + Array("\(operation.device)".utf8), at: now))
  }

  private func refuse(_ seconds: Int?) throws(Problem) {
    if let seconds { throw Problem.tooManyRequests(retryAfter: seconds) }
  }
}
