import Postgres
import Primitives
import Synchronization
import TestKit
import Testing

private enum SQL {
  /// Waits until the test lets it go.
  static let wait = Statement<RowCount>(
    "fairness.wait", for: [tester], "select pg_advisory_xact_lock_shared(1)")
  static let pass = Statement<Int32>("fairness.pass", for: [tester], "select 1")
  /// Which number this is of those that the database has run.
  static let number = Statement<Int64>("fairness.number", for: [tester], "select nextval('turn')")
}

/// Two members of the first group, and one of the second.
private let (anna, ben, carl) = (party(1, 1), party(1, 2), party(2, 3))

private func party(_ group: Int32, _ member: UInt64) -> Party {
  Party(group: group, member: UUID(high: 0, low: member))
}

/// Whose exchange was refused. Tasks go on in any order, so this keeps none.
private final class Refusals: Sendable {
  private let names = Mutex<[String]>([])
  var text: String { names.withLock { $0.joined(separator: " ") } }
  func note(_ name: String) { names.withLock { $0.append(name) } }
}

@Suite struct `Parties that share a pool` {
  @Test func `find a connection while another one's share is under way`() async throws {
    try await withHeldPool({ ($0.connections, $0.active, $0.depth) = (4, 2, 1) }) { pool, gate in
      async let flood: Void = Self.send(6, SQL.wait(), for: anna, to: pool)
      try await eventually("anna has her share under way") { try gate.held() == 2 }
      for other in [ben, carl] {
        #expect(try await pool.exchange(settings(other), SQL.pass()) == 1)
      }
      #expect(try gate.held() == 2)
      try await gate.open()
      try await flood
    }
  }

  @Test func `do not wait behind what one of them asked for, as long as a connection is idle`() async throws {
    try await withHeldPool({ ($0.connections, $0.active) = (4, 2) }) { pool, gate in
      async let flood: Void = Self.send(4, SQL.wait(), for: anna, to: pool)
      // The other two are behind them.
      try await eventually("both active connections are held") { try gate.held() == 2 }
      for other in [ben, carl] {
        #expect(try await pool.exchange(settings(other), SQL.pass()) == 1)
      }
      try await gate.open()
      try await flood
    }
  }

  @Test func `do not go out behind a heavy exchange, which takes nobody along`() async throws {
    try await withHeldPool({ ($0.connections, $0.active) = (3, 1) }) { pool, gate in
      // On the loop they go out in this order, before the pool can have seen that the first is held up.
      let others = Task(executorPreference: pool.loop) {
        async let heavy = pool.exchange(settings(anna, isHeavy: true), SQL.wait())
        async let second = pool.exchange(settings(ben, isHeavy: true), SQL.wait())
        async let light = pool.exchange(settings(carl, deadline: .seconds(5)), SQL.pass())
        async let own = pool.exchange(settings(anna, deadline: .seconds(5)), SQL.pass())
        let answers = [try? await light, try? await own]
        try await gate.open()
        _ = try await (heavy, second)
        return answers
      }
      let answers = try await others.value
      #expect(answers == [1, 1])
    }
  }

  @Test func `wait where all connections carry heavy exchanges, and go once one of them is over`()
    async throws
  {
    try await withHeldPool({ $0.connections = 1 }) { pool, gate in
      let heavy = Task { _ = try await pool.exchange(settings(anna, isHeavy: true), SQL.wait()) }
      try await eventually("the connection is held") { try gate.held() == 1 }
      let light = Task { try await pool.exchange(settings(ben), SQL.pass()) }
      try await eventually("ben waits") { pool.waiting == 1 }
      try await gate.open()
      #expect(try await light.value == 1)
      try await heavy.value
    }
  }

  @Test func `of one group leave connections to other groups`() async throws {
    try await withHeldPool({ ($0.connections, $0.active, $0.depth) = (4, 2, 1) }) { pool, gate in
      async let floods: Void = Self.send(3, SQL.wait(), for: anna, to: pool)
      async let more: Void = Self.send(3, SQL.wait(), for: ben, to: pool)
      try await eventually("their group has its share under way") { try gate.held() == 3 }
      #expect(try await pool.exchange(settings(carl), SQL.pass()) == 1)
      #expect(try gate.held() == 3)
      try await gate.open()
      try await floods
      try await more
    }
  }

  @Test func `find a connection while slow ones of another are under way, and more come one after the other`()
    async throws
  {
    try await withHeldPool({ ($0.connections, $0.active) = (8, 4) }) { pool, gate in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for count in 1...8 {
          group.addTask { _ = try await pool.exchange(settings(anna), SQL.wait()) }
          try await eventually("anna's first four are held") { try gate.held() == min(count, 4) }
          // The pool notices meanwhile that nothing comes back on the connections that she has.
          try await Task.sleep(for: .milliseconds(60))
        }
        for other in [ben, carl] {
          #expect(try await pool.exchange(settings(other), SQL.pass()) == 1)
        }
        #expect(try gate.held() == 4)
        try await gate.open()
        try await group.waitForAll()
      }
    }
  }

  @Test func `take turns where they wait, groups first`() async throws {
    try await withHeldPool({ ($0.connections, $0.depth) = (1, 1) }) { pool, gate in
      try await gate.holder.execute(script: "create sequence turn")
      let first = Task { _ = try await pool.exchange(settings(nil), SQL.wait()) }
      try await eventually("the connection is held") { try gate.held() == 1 }
      var tasks: [Task<(turn: Int64, name: String), any Error>] = []
      for (name, party) in [
        ("anna1", anna), ("anna2", anna), ("anna3", anna), ("ben1", ben), ("carl1", carl), ("carl2", carl),
      ] {
        tasks.append(
          Task { (try await pool.exchange(settings(party), SQL.number()), name) })
        try await eventually("\(name) waits") { pool.waiting == tasks.count }
      }
      try await gate.open()
      try await first.value
      var turns: [(turn: Int64, name: String)] = []
      for task in tasks { turns.append(try await task.value) }
      let order = turns.sorted { $0.turn < $1.turn }.map(\.name)
      #expect(order == ["anna1", "carl1", "ben1", "carl2", "anna2", "anna3"])
    }
  }

  @Test func `are not refused since another one fills the queue`() async throws {
    try await withHeldPool({ ($0.connections, $0.depth, $0.queue) = (1, 1, 4) }) { pool, gate in
      async let first: Void = Self.send(1, SQL.wait(), for: nil, to: pool)
      try await eventually("the connection is held") { try gate.held() == 1 }
      let refused = Refusals()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...6 {
          group.addTask {
            do { _ = try await pool.exchange(settings(anna), SQL.pass()) } catch DatabaseError.busy {
              refused.note("anna")
            }
          }
        }
        try await eventually("the queue is full") { refused.text == "anna anna" }
        group.addTask { _ = try await pool.exchange(settings(ben), SQL.pass()) }
        try await eventually("anna's latest makes room for ben") { refused.text == "anna anna anna" }
        try await gate.open()
        try await group.waitForAll()
      }
      try await first
      #expect(refused.text == "anna anna anna")
    }
  }

  @Test func `of the group that waits with most are refused first`() async throws {
    try await withHeldPool({ ($0.connections, $0.depth, $0.queue) = (1, 1, 6) }) { pool, gate in
      async let first: Void = Self.send(1, SQL.wait(), for: nil, to: pool)
      try await eventually("the connection is held") { try gate.held() == 1 }
      let refused = Refusals()
      try await withThrowingTaskGroup(of: Void.self) { group in
        func ask(for party: Party, _ name: String) {
          group.addTask {
            do { _ = try await pool.exchange(settings(party), SQL.pass()) } catch DatabaseError.busy {
              refused.note(name)
            }
          }
        }
        // In the end Carl waits with most of the three, and his group with less than that of the other two.
        var asked = 0
        for (party, count, name) in [(anna, 2, "anna"), (ben, 2, "ben"), (carl, 2, "carl")] {
          for _ in 0..<count { ask(for: party, name) }
          asked += count
          try await eventually("\(name) waits") { pool.waiting == asked }
        }
        ask(for: carl, "carl")
        try await eventually("one is refused") { !refused.text.isEmpty }
        try await gate.open()
        try await group.waitForAll()
      }
      try await first
      #expect(refused.text == "ben")
    }
  }

  private static func send(
    _ count: Int, _ statement: BoundStatement<RowCount>, for party: Party?, to pool: Pool
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<count { group.addTask { _ = try await pool.exchange(settings(party), statement) } }
      try await group.waitForAll()
    }
  }
}

extension Pool {
  fileprivate var waiting: Int { configuration.counters?.waiting.load(ordering: .relaxed) ?? 0 }
}

private func settings(
  _ party: Party?, isHeavy: Bool = false, deadline: Duration = .seconds(120)
) -> ExchangeSettings {
  ExchangeSettings(as: tester, for: party, deadline: deadline, isHeavy: isHeavy)
}

/// A lock that `SQL.wait` waits for.
private struct Gate {
  let database: TestDatabase
  let holder: Connection

  init(_ surroundings: Surroundings) async throws {
    database = surroundings.database
    holder = try await surroundings.connection()
    try await holder.execute(script: "select pg_advisory_lock(1)")
  }

  func open() async throws { try await holder.execute(script: "select pg_advisory_unlock_all()") }

  /// How many exchanges wait for it.
  func held() throws -> Int {
    let rows = try database.rows(
      """
      select count(*)
        from pg_locks
       where locktype = 'advisory'
         and not granted
         and database = (select oid from pg_database where datname = current_database())
      """)
    return rows.first?.first?.flatMap { Int($0) } ?? -1
  }
}

/// A pool whose exchanges can be held up by a closed gate.
private func withHeldPool(
  _ configure: (inout PoolConfiguration) -> Void, _ body: (Pool, Gate) async throws -> Void
) async throws {
  let surroundings = try await Surroundings(script: "select")
  let gate = try await Gate(surroundings)
  try await surroundings.withPool({ configuration in
    configuration.counters = PoolCounters()
    configuration.statementTimeout = .seconds(120)
    configure(&configuration)
  }) { pool in
    pool.start()
    try await eventually("all connections are there") {
      pool.configuration.counters?.connections.load(ordering: .relaxed) == pool.configuration.connections
    }
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(pool, gate)) } catch { outcome = .failure(error) }
    // Also where the test failed: what waits would keep the pool from closing.
    try await gate.open()
    try outcome.get()
  }
}
