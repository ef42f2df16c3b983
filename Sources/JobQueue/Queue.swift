public import Postgres
public import Primitives

/// The queue in the database: what is claimed, held, finished and given back. It knows jobs by name only.
public struct Queue: Sendable {
  public let pool: Pool
  let statements: QueueStatements
  let role: Role
  let begin: BoundStatement<String>
  /// How long a claim lasts unless it is prolonged, in seconds.
  public var leaseSeconds: Int32 = 30
  /// Nil: the database's own clock, so that servers whose clocks differ agree.
  public var clock: @Sendable () -> Timestamp? = { nil }

  /// - Parameters:
  ///   - role: that `statements` were made for.
  ///   - begin: takes that role.
  public init(pool: Pool, statements: QueueStatements, role: Role, begin: BoundStatement<String>) {
    self.pool = pool
    self.statements = statements
    self.role = role
    self.begin = begin
  }

  /// A job whose lease is lost belongs to another worker, or to nobody: what was done for it is undone.
  public struct LeaseLost: Error, CustomStringConvertible {
    public var description: String { "the job is no longer this worker's" }
  }

  public func claim(
    _ count: Int, named names: [String], by worker: String, only: UUID? = nil
  ) async throws -> [ClaimedJob] {
    try await run(statements.claim(worker, names, Int32(count), leaseSeconds, only, clock()))
  }

  /// Prolongs the leases; returns those that are still held.
  func prolong(_ leases: [Int64]) async throws -> Set<Int64> {
    Set(try await run(statements.prolong(leases, leaseSeconds, clock())))
  }

  /// Notes how far a run is, and prolongs its lease.
  ///
  /// - Throws: `LeaseLost`, or that the database did not take it.
  public func progress(_ lease: Int64, done: Int64?, of total: Int64?, place: JSON?) async throws {
    try await held { try await run(statements.progress(lease, done, total, place, leaseSeconds, clock())) }
  }

  public func finish(_ lease: Int64, changed: Int64, sample: JSON) async throws {
    try await held { try await run(statements.finish(lease, changed, sample, clock())) }
  }

  public func skip(_ lease: Int64, _ why: String) async throws {
    try await held { try await run(statements.skip(lease, why, clock())) }
  }

  /// - Parameter retryAfter: in seconds; nil: it is given up.
  /// - Returns: the outcome: `retrying`, `superseded` or `given_up`.
  public func fail(_ lease: Int64, _ error: String, retryAfter: Double?) async throws -> String {
    try await held { try await run(statements.fail(lease, error, retryAfter, clock())) }
  }

  public func release(_ lease: Int64) async throws { _ = try await run(statements.release(lease, clock())) }

  /// Takes the leases that ran out from workers that are gone.
  ///
  /// - Parameters:
  ///   - worker: the caller, if it has leases itself. Leases that it released without the database hearing of it are taken
  ///     from it too.
  ///   - leases: those that it holds.
  @discardableResult
  public func rescue(by worker: String? = nil, holding leases: [Int64] = []) async throws -> Int64 {
    try await run(statements.rescue(clock(), worker, leases))
  }

  @discardableResult
  private func held<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch DatabaseError.refused(let refusal) where refusal.isLeaseLost {
      throw LeaseLost()
    }
  }

  func run<Output: StatementOutput>(_ statement: BoundStatement<Output>) async throws -> Output {
    try await pool.exchange(as: role, deadline: .seconds(10), preamble: begin, statement)
  }
}

extension DatabaseError.Refusal {
  /// As app.finish_job and its like refuse it.
  public var isLeaseLost: Bool { state == "MM409" && message == "lease-lost" }
}
