internal import JobQueue
internal import Postgres
internal import Primitives
internal import Synchronization

/// How a run holds its job in the queue.
final class JobLease: Sendable {
  let queue: Queue
  let number: Int64
  private let state = Mutex((isFinished: false, toldAt: ContinuousClock.Instant?.none))

  init(_ queue: Queue, _ number: Int64) {
    self.queue = queue
    self.number = number
  }

  /// Whether the run finished itself, in the transaction of its effects.
  var isFinished: Bool { state.withLock { $0.isFinished } }

  func markFinished() { state.withLock { $0.isFinished = true } }

  func isTimeToTell() -> Bool {
    state.withLock { state in
      let now = ContinuousClock.now
      if let last = state.toldAt, last.duration(to: now) < .seconds(1) { return false }
      state.toldAt = now
      return true
    }
  }

  /// The sign-in of each of a run's transactions.
  func signIn(_ tenant: Int32?) -> BoundStatement<String> { SignIn.workerHolding(tenant, number) }

  /// The sign-in of a run's last transaction, which also says that the run is done.
  func signInDone(_ tenant: Int32?, _ report: JobReport) -> BoundStatement<String> {
    SignIn.workerDone(tenant, number, report.changed, .array(report.sample), queue.clock())
  }
}
