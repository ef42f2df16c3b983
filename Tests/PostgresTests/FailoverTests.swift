import DatabaseAdministration
import EventLoop
import OperatingSystem
import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

private enum SQL {
  static let one = Statement<Int32>("test.one", for: [tester], "select 1")
  static let insert = Statement<RowCount>("test.insert", for: [tester], "insert into things values (1)")
  static let count = Statement<Int64>("test.count", for: [tester], "select count(*) from things")
  static let lock = Statement<RowCount>("test.lock", for: [tester], "select pg_advisory_xact_lock(1)")
  static let folder = Statement<String>(
    "test.folder", for: [tester], "select current_setting('unix_socket_directories')")
}

/// A pool's behaviour when the primary is elsewhere or gone for a while: with real servers, each with a table `things`.
@Suite struct FailoverTests {
  @Test func `a server that stops taking writes is left for the one that does, and nothing is lost`()
    async throws
  {
    try await withPrimaries(2) { servers in
      try await servers[1].takesWrites(false)
      let connection =
        "host=\(servers[0].folder),\(servers[1].folder) user=postgres dbname=postgres port=5432"
      try await servers[0].withPool(to: connection) { pool in
        _ = try await pool.exchange(as: tester, SQL.insert())
        try await servers[1].takesWrites(true)
        try await servers[0].takesWrites(false)
        // None of them fails, whether its connection knows already or learns it from the refusal.
        try await eventually("the pool is at the other server") {
          _ = try await pool.exchange(as: tester, deadline: .seconds(60), SQL.insert())
          return try await pool.exchange(as: tester, deadline: .seconds(60), SQL.folder())
            == servers[1].folder
        }
      }
      #expect(try servers[1].rows("select from things").count >= 1)
    }
  }

  @Test func `with nowhere else to go the refusal is that there is no database`() async throws {
    try await withPrimaries(1) { servers in
      try await servers[0].withPool({ $0.patience = .zero }) { pool in
        _ = try await pool.exchange(as: tester, SQL.insert())
        try await servers[0].takesWrites(false)
        try await eventually("a write is refused") {
          guard let error = try await refusal({ _ = try await pool.exchange(as: tester, SQL.insert()) })
          else { return false }
          guard case .unavailable = error else { throw TestFailure() }
          return true
        }
        try await servers[0].takesWrites(true)
        try await eventually("a write succeeds again") {
          try await refusal { _ = try await pool.exchange(as: tester, SQL.insert()) } == nil
        }
      }
    }
  }

  @Test func `exchanges wait for a server that is gone for a moment`() async throws {
    try await withPrimaries(1) { servers in
      try await servers[0].withPool({ $0.leniency = 1 }) { pool in
        _ = try await pool.exchange(as: tester, SQL.one())
        try await aside { try servers[0].stop() }
        // Past its deadline, and not at once: it waited. On a busy machine the first may be sent on the connection that is gone.
        try await eventually("an exchange waits past its deadline") {
          let error = try await refusal {
            _ = try await pool.exchange(as: tester, deadline: .milliseconds(200), SQL.one())
          }
          guard case .busy = error else { return false }
          return true
        }
        async let answer = pool.exchange(as: tester, deadline: .seconds(60), SQL.one())
        try await aside { try servers[0].start() }
        #expect(try await answer == 1)
      }
    }
  }

  @Test func `what only reads is sent again when its connection breaks`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 1
      configuration.statementTimeout = .seconds(60)
    } _: { pool in
      for isRepeatable in [true, false] {
        async let outcome = refusal {
          _ = try await pool.exchange(
            ExchangeSettings(as: tester, deadline: .seconds(60), isRepeatable: isRepeatable), SQL.lock())
        }
        let waiters = """
          select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          """
        try await eventually("the exchange waits for the lock") {
          try !surroundings.database.rows(waiters).isEmpty
        }
        try surroundings.database.administer("select pg_terminate_backend(pid) from (\(waiters)) as waiting")
        if isRepeatable { try await holder.execute(script: "select pg_advisory_unlock(1)") }
        let error = try await outcome
        if isRepeatable {
          #expect(error == nil)
          try await holder.execute(script: "select pg_advisory_lock(1)")
        } else {
          guard case .connectionLost = error else { throw TestFailure() }
        }
      }
    }
  }

  @Test func `a read is sent again on no connection that is about to be lost too`() async throws {
    let surroundings = try await Surroundings(script: "select")
    let holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
    try await surroundings.withPool { configuration in
      configuration.connections = 4
      configuration.statementTimeout = .seconds(60)
      configuration.applicationName = "lanes"
    } _: { pool in
      async let read = pool.exchange(
        ExchangeSettings(as: tester, deadline: .seconds(60), isRepeatable: true), SQL.lock())
      let lanes = """
        select pid from pg_stat_activity where datname = current_database() and application_name = 'lanes'
        """
      let waiter = "\(lanes) and wait_event_type = 'Lock'"
      try await eventually("there are four connections") {
        try surroundings.database.rows(lanes).count == 4
      }
      try await eventually("the read waits for the lock") {
        try surroundings.database.rows(waiter).count == 1
      }
      let old = try surroundings.database.rows(lanes)
      try surroundings.database.administer("select pg_terminate_backend(pid) from (\(waiter)) as waiting")
      try await eventually("the read waits on a new connection") {
        try surroundings.database.rows(waiter).contains { !old.contains($0) }
      }
      // New requests are not held up meanwhile.
      #expect(try await pool.exchange(as: tester, SQL.one()) == 1)
      for pid in old {
        try surroundings.database.administer("select pg_terminate_backend(\(pid[0] ?? "0"))")
      }
      try await holder.execute(script: "select pg_advisory_unlock(1)")
      _ = try await read
    }
  }

  @Test func `reads on all connections to a server that takes no writes any longer go to the one that does`()
    async throws
  {
    try await withPrimaries(2) { servers in
      let holder = try servers[0].session()
      _ = try holder.rows("select pg_advisory_lock(1)")
      let connection =
        "host=\(servers[0].folder),\(servers[1].folder) user=postgres dbname=postgres port=5432"
      try await servers[1].takesWrites(false)
      try await servers[0].withPool(to: connection) { configuration in
        configuration.connections = 4
        configuration.statementTimeout = .seconds(60)
      } _: { pool in
        // All connections first: else the reads would queue for the one that is there.
        _ = try await pool.exchange(as: tester, SQL.one())
        let lanes = "select from pg_stat_activity where application_name = 'musclemate'"
        try await eventually("there are four connections") { try servers[0].rows(lanes).count == 4 }
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 1...3 {
            group.addTask {
              _ = try await pool.exchange(
                ExchangeSettings(as: tester, deadline: .seconds(60), isRepeatable: true), SQL.lock())
            }
          }
          let waiting = "select from pg_stat_activity where wait_event_type = 'Lock'"
          try await eventually("three reads wait for the lock") {
            try servers[0].rows(waiting).count == 3
          }
          try await servers[1].takesWrites(true)
          try await servers[0].takesWrites(false)
          try await eventually("a write reaches the other server") {
            _ = try await pool.exchange(as: tester, deadline: .seconds(60), SQL.insert())
            return try servers[1].rows("select from things").count >= 1
          }
          try await group.waitForAll()
        }
      }
    }
  }

  /// For the length of the body.
  private func withPrimaries(_ count: Int, _ body: ([Primary]) async throws -> Void) async throws {
    var servers: [Primary] = []
    let result: Result<Void, any Error>
    do {
      for _ in 0..<count { servers.append(try await aside { try Primary() }) }
      result = .success(try await body(servers))
    } catch { result = .failure(error) }
    for server in servers { try await aside { server.remove() } }
    try result.get()
  }
}

/// A PostgreSQL of a test's own that can have standbys.
private final class Primary: Sendable {
  private let data = "/tmp/musclemate-primary-\(UUID.v7(at: .now))"
  private let cluster: Mutex<EmbeddedCluster?>
  let folder: String

  init() throws {
    let first = try EmbeddedCluster(in: data, durability: .none)
    folder = first.address.socketFolder
    let file = "\(data)/postgres/postgresql.conf"
    let replicating = "wal_level = replica\nmax_wal_senders = 2\nsynchronous_commit = on\n"
    try Files.write("\(try Files.readText(file))\n\(replicating)".utf8, to: file)
    try first.stop()
    let second = try EmbeddedCluster(in: data, durability: .none)
    cluster = Mutex(second)
    try run("create table things (id integer)")
  }

  func start() throws { try cluster.withLock { $0 = try EmbeddedCluster(in: data, durability: .none) } }
  func stop() throws { try cluster.withLock { try $0?.stop() } }

  func remove() {
    try? stop()
    Files.remove(data)
  }

  private var connection: String { "host=\(folder) port=5432 user=postgres dbname=postgres" }

  func session() throws -> ScriptSession { try ScriptSession(connection) }
  func rows(_ query: String) throws -> [[String?]] { try ScriptSession(connection).rows(query) }
  private func run(_ command: String) throws { try ScriptSession(connection).run(command) }

  func takesWrites(_ isTaking: Bool) async throws {
    try await set("default_transaction_read_only", isTaking ? "off" : "on")
  }

  private func set(_ setting: String, _ value: String) async throws {
    try run("alter system set \(setting) = '\(value)'")
    _ = try rows("select pg_reload_conf()")
    try await eventually("\(setting) is \(value)") { try rows("show \(setting)") == [[value]] }
  }

  func withPool(
    to connection: String? = nil, _ configure: (inout PoolConfiguration) -> Void = { _ in },
    _ body: (Pool) async throws -> Void
  ) async throws {
    var configuration = PoolConfiguration(connection: connection ?? self.connection)
    configuration.longestWait = .seconds(120)
    configuration.leniency = TestServer.leniency
    configuration.patience = .seconds(60)
    configuration.backOff = .milliseconds(5) ... .milliseconds(50)
    configure(&configuration)
    let pool = Pool(loop: try await Surroundings().loop, configuration: configuration)
    let result: Result<Void, any Error>
    do { result = .success(try await body(pool)) } catch { result = .failure(error) }
    await pool.close()
    try result.get()
  }
}
