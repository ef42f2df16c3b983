internal import Postgres
internal import Primitives

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

  /// Runs statements as the worker, in the context of the run's tenant: one transaction.
  func exchange<each Output: StatementOutput>(
    _ statements: repeat BoundStatement<each Output>
  ) async throws -> (repeat each Output) {
    try await pool.exchange(
      as: .worker, deadline: .seconds(30), preamble: SignIn.worker(tenant), repeat each statements)
  }

  /// Repeats a statement that works on a few rows at a time until it finds none, or, in a dry run, runs it once.
  func inBatches(_ batch: (JobRun) -> BoundStatement<JobBatch>) async throws -> JobReport {
    var report = JobReport()
    while true {
      try Task.checkCancellation()
      let done = try await exchange(batch(self))
      report.changed += done.changed
      if report.sample.count < 10 { report.sample += done.sample.elements ?? [] }
      if isDryRun || !done.hasMore { return report }
    }
  }
}

/// What one batch changed, or in a dry run all that it would change; a sample of it; whether more is waiting.
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
