import Postgres
import TestKit
import Testing

private enum SQL {
  static let total = Statement<Int64>("test.total", for: [tester], "select sum(id)::bigint from things")
  static let count = Statement<Int64>("test.count", for: [tester], "select count(*) from things")
  static let one = Statement<Int32>("test.one", for: [tester], "select 1")
}

@Suite struct ConnectionTests {
  @Test func `a script runs as one transaction and its notices are collected`() async throws {
    let connection = try await Surroundings(script: "select").connection()
    let notices = try await connection.execute(
      script: "create table things (id bigint); do $$ begin raise notice 'made it'; end $$;")
    #expect(notices == ["made it"])
    let error = try await refusal {
      try await connection.execute(script: "insert into things values (1); select 1 / 0;")
    }
    #expect(error?.state == "22012")
    #expect(try await connection.query(SQL.count()) == 0)
  }

  @Test func `a hundred thousand rows are copied in binary`() async throws {
    let surroundings = try await Surroundings(script: "create table things (id bigint, name text)")
    let connection = try await surroundings.connection()
    let copied = try await connection.copyIn("copy things from stdin (format binary)", .binary) { writer in
      for number in 1...100_000 {
        try await writer.row(Int64(number), number.isMultiple(of: 3) ? nil : "row \(number)")
      }
    }
    #expect(copied == 100_000)
    #expect(try await connection.query(SQL.total()) == 5_000_050_000)
    #expect(try surroundings.database.rows("select count(*) from things where name is null") == [["33333"]])
  }

  @Test func `rows are copied as text`() async throws {
    let connection = try await Surroundings(script: "create table things (id bigint)").connection()
    let copied = try await connection.copyIn("copy things from stdin", .text) { writer in
      for number in 1...3 { try await writer.text("\(number)\n") }
    }
    #expect(copied == 3)
    #expect(try await connection.query(SQL.total()) == 6)
  }

  @Test func `a copy that fails on either side leaves nothing behind and the connection usable`() async throws
  {
    let connection = try await Surroundings(script: "create table things (id bigint)").connection()
    await #expect(throws: TestFailure.self) {
      try await connection.copyIn("copy things from stdin", .text) { writer in
        try await writer.text("1\n")
        throw TestFailure()
      }
    }
    let malformed = try await refusal {
      _ = try await connection.copyIn("copy things from stdin", .text) { writer in
        for _ in 0..<100_000 { try await writer.text("not a number\n") }
      }
    }
    #expect(malformed?.state == "22P02")
    let noTable = try await refusal {
      _ = try await connection.copyIn("copy nothing from stdin", .text) { _ in }
    }
    #expect(noTable?.state == "42P01")
    #expect(try await connection.query(SQL.count()) == 0)
  }

  @Test func `a closed or unreachable connection says so`() async throws {
    let surroundings = try await Surroundings()
    let connection = try await surroundings.connection()
    connection.close()
    let closed = try await refusal { _ = try await connection.query(SQL.one()) }
    guard case .closed = closed else { throw TestFailure() }
    let nowhere = try await refusal {
      _ = try await Connection.connect("host=/nonexistent", on: surroundings.loop)
    }
    guard case .unavailable = nowhere else { throw TestFailure() }
    let stranger = try await refusal {
      _ = try await Connection.connect(
        surroundings.database.connectionString(user: "nobody_here"), on: surroundings.loop)
    }
    guard case .unavailable = stranger else { throw TestFailure() }
  }
}
