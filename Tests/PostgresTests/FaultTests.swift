import DatabaseAdministration
import EventLoop
import OperatingSystem
import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

private final class Flag: Sendable {
  let isUp = Mutex(false)
}

private enum SQL {
  static let one = Statement<Int32>("test.one", for: [tester], "select 1")
  static let die = Statement<Bool>("test.die", for: [tester], "select pg_terminate_backend(pg_backend_pid())")
  static let insert = Statement<RowCount>("test.insert", for: [tester], "insert into things values (1)")
  static let count = Statement<Int64>("test.count", for: [tester], "select count(*) from things")
  static let lock = Statement<RowCount>("test.lock", for: [tester], "select pg_advisory_xact_lock(1)")
  static let process = Statement<Int32>("test.process", for: [tester], "select pg_backend_pid()")
}

@Suite struct FaultTests {
  @Test func `a killed connection loses what it carried, and another takes its place`() async throws {
    let surroundings = try await Surroundings(script: "create table things (id integer)")
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.insert(), SQL.die()) }
      guard case .connectionLost = error else { throw TestFailure() }
      #expect(try await pool.exchange(as: tester, SQL.count()) == 0)
    }
  }

  @Test func `without a server requests fail fast, and succeed once it is back`() async throws {
    let surroundings = try await Surroundings()
    let folder = "/tmp/musclemate-fault-\(UUID.v7(at: .now))"
    defer { Files.remove(folder) }
    var cluster = try await aside { try EmbeddedCluster(in: folder, durability: .none) }
    var configuration = PoolConfiguration(
      connection: cluster.address.connectionString(user: ClusterAddress.superuser, database: "postgres"))
    configuration.backOff = .milliseconds(5) ... .milliseconds(50)
    configuration.patience = .zero
    configuration.leniency = TestServer.leniency
    let pool = Pool(loop: surroundings.loop, configuration: configuration)
    #expect(try await pool.exchange(as: tester, SQL.one()) == 1)

    try await aside { [cluster] in try cluster.stop() }
    // The first may meet the end of its connection; from then on there is none.
    _ = try await refusal { _ = try await pool.exchange(as: tester, SQL.one()) }
    // Not `.busy` or `.deadline`: it did not wait.
    let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.one()) }
    guard case .unavailable = error else { throw TestFailure() }

    cluster = try await aside { try EmbeddedCluster(in: folder, durability: .none) }
    try await untilConnected(pool)
    await pool.close()
    try await aside { [cluster] in try cluster.stop() }
  }

  @Test func `a full queue refuses at once, and those inside it are served`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 1
      configuration.depth = 1
      configuration.queue = 2
      configuration.longestWait = .seconds(60)
      configuration.statementTimeout = .seconds(60)
    } _: { pool in
      try await untilConnected(pool)
      let outcomes = try await withThrowingTaskGroup(of: DatabaseError?.self) { group in
        for _ in 0..<5 {
          group.addTask {
            try await refusal { _ = try await pool.exchange(as: tester, deadline: .seconds(60), SQL.lock()) }
          }
        }
        var outcomes: [DatabaseError?] = []
        while outcomes.count < 5, let outcome = try await group.next() {
          outcomes.append(outcome)
          if outcomes.count == 2 { try await holder.execute(script: "select pg_advisory_unlock(1)") }
        }
        return outcomes
      }
      for outcome in outcomes.prefix(2) { #expect(outcome?.description == DatabaseError.busy.description) }
      for outcome in outcomes.dropFirst(2) { #expect(outcome == nil) }
    }
  }

  @Test func `who waits too long for a connection is refused`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 1
      configuration.depth = 1
      configuration.longestWait = .milliseconds(30)
      configuration.leniency = 1
      configuration.statementTimeout = .seconds(60)
    } _: { pool in
      try await untilConnected(pool)
      async let blocked = pool.exchange(as: tester, deadline: .seconds(60), SQL.lock())
      try await untilSomeoneWaitsForALock(surroundings)
      let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.one()) }
      guard case .busy = error else { throw TestFailure() }
      try await holder.execute(script: "select pg_advisory_unlock(1)")
      _ = try await blocked
    }
  }

  @Test func `nothing goes out behind an exchange that is held up`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 2
      configuration.active = 1
      configuration.depth = 100_000
      configuration.statementTimeout = .seconds(60)
    } _: { pool in
      try await untilConnected(pool)
      async let blocked = pool.exchange(as: tester, deadline: .seconds(60), SQL.lock())
      try await untilSomeoneWaitsForALock(surroundings)
      let answered = Flag()
      try await withThrowingTaskGroup { group in
        // Some of the first may be behind it: they were sent before it was known to be held up.
        try await eventually("an exchange goes out on another connection") {
          group.addTask {
            _ = try await pool.exchange(as: tester, deadline: .seconds(200), SQL.one())
            answered.isUp.withLock { $0 = true }
          }
          return answered.isUp.withLock { $0 }
        }
        try await holder.execute(script: "select pg_advisory_unlock(1)")
        try await group.waitForAll()
      }
      _ = try await blocked
    }
  }

  @Test func `past the deadline the connection is given up, and PostgreSQL told to stop`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 1
      configuration.leniency = 1
      configuration.statementTimeout = .seconds(60)
    } _: { pool in
      try await untilConnected(pool)
      try await eventually("the deadline comes while PostgreSQL works on it") {
        // On a busy machine it may come before.
        let error = try await refusal {
          _ = try await pool.exchange(as: tester, deadline: .milliseconds(100), SQL.lock())
        }
        guard case .deadline = error else { return false }
        return true
      }
      try await eventually("PostgreSQL has stopped the statement") { try waiters(surroundings) == 0 }
      #expect(try await pool.exchange(as: tester, SQL.one()) == 1)
    }
  }

  @Test func `PostgreSQL's own time limit keeps the connection`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 1
      configuration.statementTimeout = .milliseconds(50)
      configuration.leniency = 1
    } _: { pool in
      let before = try await process(pool)
      let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.lock()) }
      guard case .deadline = error else { throw TestFailure() }
      #expect(try await process(pool) == before)
    }
  }

  /// The time limit may meet this statement, too, on a busy machine.
  private func process(_ pool: Pool) async throws -> Int32 {
    try await appearance(of: "the number of the connection's process") {
      var number: Int32?
      let error = try await refusal { number = try await pool.exchange(as: tester, SQL.process()) }
      if let error, case .deadline = error { return nil }
      if let error { throw error }
      return number
    }
  }

  @Test func `closing lets what is under way finish and refuses what comes after`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    var configuration = PoolConfiguration(connection: surroundings.database.superuser)
    configuration.statementTimeout = .seconds(120)
    // What asks whether the pool refuses must not go out behind the one that waits: its own deadline would end both.
    configuration.depth = 1
    let pool = Pool(loop: surroundings.loop, configuration: configuration)
    async let blocked = pool.exchange(as: tester, deadline: .seconds(120), SQL.lock())
    try await untilSomeoneWaitsForALock(surroundings)
    async let closed: Void = pool.close()
    try await eventually("the pool refuses what comes") {
      guard case .closed = try await refusal({ _ = try await pool.exchange(as: tester, SQL.one()) }) else {
        return false
      }
      return true
    }
    try await holder.execute(script: "select pg_advisory_unlock(1)")
    _ = try await blocked
    await closed
  }

  private func untilConnected(_ pool: Pool) async throws {
    try await eventually("the pool is connected") {
      try await refusal { _ = try await pool.exchange(as: tester, SQL.one()) } == nil
    }
  }

  private func untilSomeoneWaitsForALock(_ surroundings: Surroundings) async throws {
    try await eventually("an exchange waits for the lock") { try waiters(surroundings) > 0 }
  }

  private func waiters(_ surroundings: Surroundings) throws -> Int {
    try surroundings.database.rows(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    ).count
  }
}
