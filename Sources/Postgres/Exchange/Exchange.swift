/// Statements that travel together up to one Sync, and the task that waits for their answers.
struct ExchangeRequest: Sendable {
  let role: Role
  let party: Party?
  let executions: [Execution]
  let submitted: ContinuousClock.Instant
  let deadline: ContinuousClock.Instant
  /// Of the preamble, and of a statement.
  let signedIn: Early?
  let overheard: Early?
  /// Whether nothing comes of running it twice, so that it may go out again where the connection broke.
  let isRepeatable: Bool
  /// Whether it may take seconds, so that no other goes out behind it.
  let isHeavy: Bool
  let continuation: UnsafeContinuation<Result<[ResultSet], DatabaseError>, Never>
}

/// Takes the answer of one of the executions as soon as it is there, also where a later one fails.
struct Early: Sendable {
  let index: Int
  let take: @Sendable (ResultSet) -> Void
}

struct Execution: Sendable {
  let statement: AnyStatement
  let plan: StatementPlan
  let parameters: [UInt8]
}

/// An exchange on its way; confined to its pool's loop.
final class Exchange {
  let request: ExchangeRequest
  private var results: [ResultSet] = []
  private(set) var failure: DatabaseError?
  private var wasRetried = false
  /// When it lost its connection, so that it goes out again on one that was made after that: the others may be about to be
  /// lost too.
  private(set) var lostAt: ContinuousClock.Instant?

  init(_ request: ExchangeRequest) {
    self.request = request
    results.reserveCapacity(request.executions.count)
  }

  /// Since when it waits to be sent.
  var waitsSince: ContinuousClock.Instant { lostAt ?? request.submitted }

  func deliver(_ result: ResultSet) {
    if let early = request.signedIn, early.index == results.count { early.take(result) }
    if let early = request.overheard, early.index == results.count { early.take(result) }
    results.append(result)
  }

  /// The first error counts: what follows it is its consequence.
  func fail(_ result: ResultSet) {
    guard failure == nil else { return }
    let index = results.count
    let name = index < request.executions.count ? request.executions[index].statement.name.description : nil
    failure = DatabaseError(result, statement: name)
  }

  enum Verdict {
    case finished
    /// Once more: another transaction was in the way.
    case retry
    /// Run it again with everything prepared again: the schema has changed since.
    case retryAnew
  }

  /// The fate of the exchange now that its Sync is back: it committed as a whole or not at all, so repeating
  /// it repeats nothing.
  func verdict(at now: ContinuousClock.Instant) -> Verdict {
    guard case .refused(let refusal) = failure, !wasRetried, now < request.deadline else { return .finished }
    let verdict: Verdict
    switch refusal.state {
    case .serializationFailure, .deadlockDetected: verdict = .retry
    case .featureNotSupported, .invalidStatementName: verdict = .retryAnew
    default: return .finished
    }
    wasRetried = true
    failure = nil
    results.removeAll(keepingCapacity: true)
    return verdict
  }

  /// Whether it may go out on another connection: once, and only where that does nothing twice.
  func mayResend(at now: ContinuousClock.Instant, nothingHappened: Bool = false) -> Bool {
    guard request.isRepeatable || nothingHappened, lostAt == nil, now < request.deadline else { return false }
    lostAt = now
    failure = nil
    results.removeAll(keepingCapacity: true)
    return true
  }

  func finish(_ configuration: PoolConfiguration) { finish(failure, configuration) }

  func finish(_ error: DatabaseError?, _ configuration: PoolConfiguration) {
    if let observe = configuration.observe {
      let duration = request.submitted.duration(to: .now)
      if duration >= configuration.observesFrom {
        observe(
          ExchangeObservation(
            role: request.role, statements: request.executions.map(\.statement.name),
            duration: duration, error: error))
      }
    }
    request.continuation.resume(returning: error.map { .failure($0) } ?? .success(results))
  }
}
