import Postgres
import Synchronization
import TestKit
import Testing

private let another = Role(index: 1, name: "another")

private enum SQL {
  static let ids = Statement<RowCount>("test.ids", for: [tester], "select id from things")
  static let divide = Statement<Int32, Int32>("test.divide", for: [tester], "select 1 / $1")
  static let late = Statement<Int32>("test.late", for: [tester], "select 1")
  static let flaky = Statement<Int64, Int64>("test.flaky", for: [tester], "select flaky($1)")
  static let prepared = Statement<[String]>(
    "test.prepared", for: [tester, another], "select name from pg_prepared_statements order by name")
}

@Suite struct RetryTests {
  @Test func `a schema change does not fail the exchanges after it`() async throws {
    let surroundings = try await Surroundings(
      script: "create table things (id integer); insert into things values (1)")
    try await surroundings.withPool({ $0.connections = 2 }) { pool in
      for _ in 0..<2 {
        async let first = pool.exchange(as: tester, SQL.ids())
        async let second = pool.exchange(as: tester, SQL.ids())
        #expect(try await [first.count, second.count] == [1, 1])
        try surroundings.database.administer("alter table things alter column id type bigint")
        try surroundings.database.administer("alter table things add column if not exists name text")
      }
      for _ in 0..<4 { #expect(try await pool.exchange(as: tester, SQL.ids()).count == 1) }
    }
  }

  /// Both are sent before either is answered; the second counts on the first to parse `late`, in vain.
  @Test func `an exchange that counted on a plan of a failed one succeeds`() async throws {
    let surroundings = try await Surroundings()
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      #expect(try await pool.exchange(as: tester, SQL.divide(1)) == 1)
      try await withTaskExecutorPreference(pool.loop) { () async throws -> Void in
        async let failing = refusal { _ = try await pool.exchange(as: tester, SQL.divide(0), SQL.late()) }
        async let counting = pool.exchange(as: tester, SQL.late())
        let (error, one) = (try await failing, try await counting)
        #expect(error?.state == "22012")
        #expect(one == 1)
      }
    }
  }

  @Test func `a serialization failure is tried once more, and only once`() async throws {
    let surroundings = try await Surroundings(
      script: """
        create sequence attempts;
        create function flaky(failures bigint) returns bigint language plpgsql as $$
        declare attempt bigint := nextval('attempts');
        begin
          if attempt <= failures then raise serialization_failure; end if;
          return attempt;
        end $$;
        """)
    try await surroundings.withPool { pool in
      #expect(try await pool.exchange(as: tester, SQL.flaky(1)) == 2)
      let error = try await refusal { _ = try await pool.exchange(as: tester, SQL.flaky(1_000)) }
      #expect(error?.state == .serializationFailure)
      #expect(try surroundings.database.rows("select last_value from attempts") == [["4"]])
    }
  }

  @Test func `each role has plans of its own`() async throws {
    let surroundings = try await Surroundings()
    try await surroundings.withPool({ $0.connections = 1 }) { pool in
      let first = try await pool.exchange(as: tester, SQL.prepared())
      let second = try await pool.exchange(as: another, SQL.prepared())
      let third = try await pool.exchange(as: tester, SQL.prepared())
      #expect(first == ["test.prepared@tester"])
      #expect(second == ["test.prepared@another", "test.prepared@tester"])
      #expect(third == second)
    }
  }

  @Test func `each exchange is observed with its statements and outcome`() async throws {
    let surroundings = try await Surroundings()
    let seen = Mutex<[String]>([])
    try await surroundings.withPool { configuration in
      configuration.observe = { observation in
        let names = observation.statements.map(\.description).joined(separator: "+")
        seen.withLock { $0.append("\(names) \(observation.error?.state?.code ?? "ok")") }
      }
    } _: { pool in
      _ = try await pool.exchange(as: tester, SQL.late(), SQL.divide(1))
      _ = try await refusal { _ = try await pool.exchange(as: tester, SQL.divide(0)) }
    }
    #expect(seen.withLock { $0 } == ["test.late+test.divide ok", "test.divide 22012"])
  }
}
