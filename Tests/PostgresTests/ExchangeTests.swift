import Postgres
import Synchronization
import Testing

private enum SQL {
  static let add = Statement<Int32, Int32, Int32>("test.add", for: [tester], "select $1 + $2")
  static let setContext = Statement<String, String>(
    "test.set_context", for: [tester], "select set_config('app.who', $1, true)")
  static let context = Statement<String?>(
    "test.context", for: [tester], "select nullif(current_setting('app.who', true), '')")
  static let divide = Statement<Int32, Int32>("test.divide", for: [tester], "select 1 / $1")
  static let insert = Statement<RowCount, Int32>(
    "test.insert", for: [tester], "insert into things (id) values ($1)")
  static let insertNames = Statement<RowCount, [String]>(
    "test.insert_names", for: [tester], "insert into names (name) select unnest($1)")
  static let count = Statement<Int64>("test.count", for: [tester], "select count(*) from things")
}

@Suite struct ExchangeTests {
  @Test func `several statements answer in order`() async throws {
    let surroundings = try await Surroundings()
    try await surroundings.withPool { pool in
      let (first, second) = try await pool.exchange(as: tester, SQL.add(1, 2), SQL.add(30, 40))
      #expect(first == 3)
      #expect(second == 70)
    }
  }

  @Test func `a setting holds up to the sync and no longer`() async throws {
    let surroundings = try await Surroundings()
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      let (_, inside) = try await pool.exchange(as: tester, SQL.setContext("ada"), SQL.context())
      let outside = try await pool.exchange(as: tester, SQL.context())
      #expect(inside == "ada")
      #expect(outside == nil)
    }
  }

  @Test func `a preamble runs first and its answer is not handed out`() async throws {
    let surroundings = try await Surroundings()
    try await surroundings.withPool { pool in
      let who = try await pool.exchange(as: tester, preamble: SQL.setContext("bob"), SQL.context())
      #expect(who == "bob")
      try await pool.exchange(as: tester, preamble: SQL.setContext("alone"))
    }
  }

  @Test func `an error takes the whole exchange back and leaves the connection usable`() async throws {
    let surroundings = try await Surroundings(script: "create table things (id integer primary key)")
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      let error = try await refusal {
        _ = try await pool.exchange(as: tester, SQL.insert(1), SQL.divide(0), SQL.insert(2))
      }
      #expect(error?.state == "22012")
      guard case .refused(let refusal) = error else { throw TestFailure() }
      #expect(refusal.statement == "test.divide")
      #expect(try await pool.exchange(as: tester, SQL.count()) == 0)
      // `insert` was parsed before the error, and stays prepared.
      let (_, count) = try await pool.exchange(as: tester, SQL.insert(1), SQL.count())
      #expect(count == 1)
    }
  }

  @Test func `an answer that is overheard counts also where a later statement takes all back`() async throws {
    let surroundings = try await Surroundings(script: "create table things (id integer primary key)")
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      let heard = Mutex<[Int64]>([])
      let settings = ExchangeSettings(as: tester)
      let error = try await refusal {
        _ = try await pool.exchange(
          settings, SQL.insert(1), overhearing: SQL.count(),
          by: { count in heard.withLock { $0.append(count) } },
          rest: SQL.divide(0))
      }
      #expect(error?.state == "22012")
      #expect(heard.withLock { $0 } == [1])
      #expect(try await pool.exchange(as: tester, SQL.count()) == 0)
      let answers = try await pool.exchange(
        settings, SQL.insert(1), SQL.add(1, 2), overhearing: SQL.count(),
        by: { count in heard.withLock { $0.append(count) } }, rest: SQL.divide(1), SQL.add(3, 4))
      #expect(answers.outputs.1 == 3)
      #expect(answers.rest.1 == 7)
      #expect(heard.withLock { $0 } == [1, 1])
    }
  }

  @Test func `a unique violation names its constraint, and only a developer sees the values`() async throws {
    let surroundings = try await Surroundings(script: "create table things (id integer primary key)")
    try await surroundings.withPool { pool in
      _ = try await pool.exchange(as: tester, SQL.insert(4711))
      let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.insert(4711)) }
      guard case .refused(let refusal) = error else { throw TestFailure() }
      #expect(refusal.state == .uniqueViolation)
      #expect(refusal.constraint == "things_pkey")
      #expect(refusal.table == "things")
      #expect("\(refusal)" == "23505 in test.insert")
      #expect(refusal.debugDescription.contains("4711"))
      #expect(error?.description.contains("4711") == false)
    }
  }

  @Test func `a commit that fails fails the exchange`() async throws {
    let surroundings = try await Surroundings(
      script: "create table names (name text unique deferrable initially deferred)")
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.insertNames(["a", "a"])) }
      #expect(error?.state == .uniqueViolation)
      let inserted = try await pool.exchange(as: tester, SQL.insertNames(["a", "b"]))
      #expect(inserted == RowCount(2))
    }
  }

  @Test func `a statement runs only as a role that it is for`() async throws {
    let surroundings = try await Surroundings()
    let stranger = Role(index: 1, name: "stranger")
    try await surroundings.withPool { pool in
      let error = try await refusal { _ = try await pool.exchange(as: stranger, SQL.add(1, 2)) }
      guard case .notForRole(_, stranger) = error else { throw TestFailure() }
    }
  }

  @Test func `hundreds of exchanges over four connections keep their answers apart`() async throws {
    let surroundings = try await Surroundings()
    try await surroundings.withPool({ $0.queue = 1_000 }) { pool in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<500 {
          group.addTask {
            let number = Int32(number)
            let (sum, _, who) = try await pool.exchange(
              as: tester, deadline: .seconds(120), SQL.add(number, 1), SQL.setContext("\(number)"),
              SQL.context())
            return sum == number + 1 && who == "\(number)"
          }
        }
        for try await isRight in group { #expect(isRight) }
      }
    }
  }
}

struct TestFailure: Error {}
