internal import EventLoop
internal import JobQueue
internal import Postgres
internal import Primitives
internal import Synchronization

/// One run of a job: what it is about, and its way to the database.
struct JobRun: Sendable {
  let services: Services
  let pool: Pool
  /// Nil for a job that runs once for all tenants.
  let tenant: Int32?
  let arguments: JSON
  /// The time that the run counts by. Statements take it as a parameter and do not ask `now()`, so that days can pass
  /// in a test and a run that was missed does what it would have done.
  let now: Timestamp
  /// Says what it would change and changes nothing.
  let isDryRun: Bool
  /// The position that an earlier attempt of this run noted.
  var place: JSON?
  /// How it holds its job; nil past the queue.
  var lease: JobLease?
  /// For what would block the loop.
  var sidePool: SidePool?

  /// Runs statements as the worker, in the context of the run's tenant: one transaction, which is refused where the run
  /// is not this worker's any more.
  func exchange<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    try await pool.exchange(
      as: .worker, deadline: .seconds(30), preamble: lease?.signIn(tenant) ?? SignIn.worker(tenant),
      repeat each statements)
  }

  /// Reads what may be much. The run is not held meanwhile: if its worker hangs with half an answer, the
  /// database waits for it, and another has to be able to take the run over all the same.
  func read<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    try await pool.exchange(
      as: .worker, deadline: .seconds(30), preamble: SignIn.workerReading(tenant), repeat each statements)
  }

  /// Runs the statements that are the job's effect, and says in the same transaction that it is done: so they happen
  /// exactly once, whatever becomes of the worker. Where the lease is lost nothing of them stays.
  ///
  /// Nothing is reported beyond `report` afterwards, so it is the last thing that a job does.
  func finish<each Output: StatementOutput>(
    _ report: JobReport = JobReport(), _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    guard let lease else { return try await exchange(repeat each statements) }
    let outputs = try await pool.exchange(
      as: .worker, deadline: .seconds(30), preamble: lease.signInDone(tenant, report), repeat each statements)
    lease.markFinished()
    return outputs
  }

  /// Reports the progress, and prolongs the lease. If this attempt is interrupted, the next one gets the last `place`.
  /// Within a second, only reports with a `place` are written.
  ///
  /// - Throws: `Queue.LeaseLost` where the run is not this worker's any more.
  func progress(_ done: Int64, of total: Int64? = nil, place: JSON? = nil) async throws {
    guard let lease, place != nil || lease.isTimeToTell() else { return }
    try await lease.queue.progress(lease.number, done: done, of: total, place: place)
  }

  /// Runs what would block a loop on the workers' own threads.
  func blocking<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await (sidePool ?? services.sidePool).run(work)
  }

  /// As `blocking`, for work that looks whether the run was cancelled.
  func blocking<Value: Sendable>(
    _ work: @escaping @Sendable (_ isCancelled: () -> Bool) throws -> Value
  ) async throws -> Value {
    let flag = CancelledFlag()
    return try await withTaskCancellationHandler {
      try await blocking { try work { flag.isUp } }
    } onCancel: {
      flag.isUp = true
    }
  }

  /// Repeats a statement that works on a few rows at a time until it finds none, or, in a dry run, runs it once.
  func inBatches(_ batch: (JobRun) -> BoundStatement<JobBatch>) async throws -> JobReport {
    var report = JobReport()
    while true {
      try Task.checkCancellation()
      let done = try await exchange(batch(self))
      report.changed += done.changed
      report.sample += (done.sample.elements ?? []).prefix(10 - report.sample.count)
      if isDryRun || !done.hasMore { return report }
      try await progress(report.changed)
    }
  }
}

/// Raised on whatever thread a task is cancelled on, and looked at on another.
private final class CancelledFlag: Sendable {
  private let state = Atomic(false)

  var isUp: Bool {
    get { state.load(ordering: .relaxed) }
    set { state.store(newValue, ordering: .relaxed) }
  }
}

/// The changes of one batch, or in a dry run all that it would change; a sample of them; whether more is waiting.
struct JobBatch: Row {
  static let columns: [PostgresType] = [.int8, .jsonb, .bool]

  let changed: Int64
  let sample: JSON
  let hasMore: Bool

  init(_ row: inout RowReader) throws(ColumnFault) {
    changed = try row.next()
    sample = try row.next()
    hasMore = try row.next()
  }
}
