import Postgres
import Testing

private struct Lift: Row, Equatable {
  let name: String
  let reps: Int32?
  let tags: [String]

  static let columns: [PostgresType] = [.text, .int4, .text.array]

  init(_ row: inout RowReader) throws(ColumnFault) {
    name = try row.next()
    reps = try row.next()
    tags = try row.next()
  }

  init(name: String, reps: Int32?, tags: [String]) {
    self.name = name
    self.reps = reps
    self.tags = tags
  }
}

private enum SQL {
  static let lifts = Statement<[Lift], Int32>(
    "test.lifts", for: [tester],
    """
    select name, reps, tags
    from (values ('squat', 5, array['a', 'b']), ('bench', null, array[]::text[])) as lifts (name, reps, tags)
    limit $1
    """)
  static let lift = Statement<Lift?, Int32>(
    "test.lift", for: [tester], "select 'squat'::text, 5, array['a', 'b'] where $1 = 1")
  static let exactlyOne = Statement<Int32, Int32>("test.one", for: [tester], "select generate_series(1, $1)")
  static let maybe = Statement<Document?, Int32>(
    "test.maybe", for: [tester], "select json_build_object('a', 1) where $1 = 1")
  static let wrong = Statement<Int64>("test.wrong", for: [tester], "select 1")
}

@Suite struct AnswerTests {
  @Test func `rows are read column by column, and an optional row may be missing`() async throws {
    let connection = try await Surroundings().connection()
    let squat = Lift(name: "squat", reps: 5, tags: ["a", "b"])
    let bench = Lift(name: "bench", reps: nil, tags: [])
    #expect(try await connection.query(SQL.lifts(2)) == [squat, bench])
    #expect(try await connection.query(SQL.lifts(0)) == [])
    #expect(try await connection.query(SQL.lift(1)) == squat)
    #expect(try await connection.query(SQL.lift(0)) == nil)
  }

  @Test(arguments: ["json", "jsonb", "text"])
  func `a document's bytes are the value's, whatever its type`(_ type: String) async throws {
    let surroundings = try await Surroundings(
      script: "create table documents (document \(type)); insert into documents values ('{\"a\": 1}')")
    let document = Statement<Document>("test.document", for: [tester], "select document from documents")
    let connection = try await surroundings.connection()
    #expect(try await connection.query(document()).text == #"{"a": 1}"#)
  }

  @Test func `a missing document is nil`() async throws {
    let connection = try await Surroundings().connection()
    #expect(try await connection.query(SQL.maybe(0)) == nil)
    #expect(try await connection.query(SQL.maybe(1))?.text == #"{"a" : 1}"#)
  }

  @Test func `an answer that is not as declared is an error`() async throws {
    let connection = try await Surroundings().connection()
    #expect(try await connection.query(SQL.exactlyOne(1)) == 1)
    let tooMany = try await refusal { _ = try await connection.query(SQL.exactlyOne(2)) }
    guard case .unexpectedAnswer(_, .rows(2)) = tooMany else { throw TestFailure() }
    let wrongType = try await refusal { _ = try await connection.query(SQL.wrong()) }
    guard case .unexpectedAnswer(_, .column(0, .wrongType(23))) = wrongType else { throw TestFailure() }
  }

  @Test func `describing a statement shows whether its types are right`() async throws {
    let connection = try await Surroundings().connection()
    #expect(try await connection.describe(SQL.lifts.erased).matches(SQL.lifts.erased))
    #expect(try await connection.describe(SQL.maybe.erased).matches(SQL.maybe.erased))
    #expect(try await !connection.describe(SQL.wrong.erased).matches(SQL.wrong.erased))
  }
}
