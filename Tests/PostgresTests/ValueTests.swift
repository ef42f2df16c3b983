import Postgres
import Primitives
import Testing

private func echo<Value: Parameter & Column>(_: Value.Type) -> Statement<Single<Value>, Value> {
  Statement("test.echo", for: [tester], "select $1")
}

/// PostgreSQL's own rendering beside the value: a mistake made alike in writing and reading would cancel out.
private func render<Value: Parameter & Column>(_: Value.Type) -> Statement<String?, Value> {
  Statement("test.render", for: [tester], "select $1::text")
}

@Suite struct ValueTests {
  private func check<Value: Parameter & Column & Equatable>(
    _ connection: Connection, _ values: [(Value, String?)], sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for (value, text) in values {
      let back = try await connection.query(echo(Value.self)(value)).value
      #expect(back == value, sourceLocation: sourceLocation)
      #expect(try await connection.query(render(Value.self)(value)) == text, sourceLocation: sourceLocation)
    }
  }

  @Test func `integers, booleans and doubles come back as they went`() async throws {
    let connection = try await Surroundings().connection()
    try await check(connection, [(true, "true"), (false, "false")])
    try await check(connection, [(Int16.min, "-32768"), (Int16.max, "32767")])
    try await check(connection, [(Int32.min, "-2147483648"), (Int32.max, "2147483647")])
    try await check(connection, [(Int64.min, "-9223372036854775808"), (Int64.max, "9223372036854775807")])
    try await check(connection, [(0.1, "0.1"), (-1e300, "-1e+300"), (.infinity, "Infinity")])
    try await check(connection, [(Int32?.none, nil), (Int32?.some(7), "7")])
  }

  @Test func `texts and bytes come back as they went`() async throws {
    let connection = try await Surroundings().connection()
    try await check(connection, [("", ""), ("Kniebeuge 🏋️ 'x' \\", "Kniebeuge 🏋️ 'x' \\")])
    try await check(connection, [(String?.none, nil), (String?.some(""), "")])
    try await check(connection, [([UInt8](), "\\x"), ([0, 255, 39], "\\x00ff27")])
    try await check(connection, [(Optional<[UInt8]>.none, nil)])
    let json: JSON = ["a": [1, "two", true], "b": .null, "c": .number("1.50")]
    try await check(connection, [(json, #"{"a": [1, "two", true], "b": null, "c": 1.50}"#)])
  }

  @Test func `identifiers, moments and days come back as they went`() async throws {
    let connection = try await Surroundings().connection()
    let uuid = UUID(high: 0x0123_4567_89AB_7DEF, low: 0x8123_4567_89AB_CDEF)
    try await check(connection, [(uuid, "01234567-89ab-7def-8123-456789abcdef")])
    let moment = try #require(Timestamp("1999-12-31T23:59:59.999999Z"))
    try await check(connection, [(moment, "1999-12-31 23:59:59.999999+00")])
    let days = try ["1900-01-01", "2000-02-29", "2100-12-31"].map { try #require(CivilDate($0)) }
    try await check(connection, days.map { ($0, $0.description) })
  }

  @Test(arguments: ["infinity", "-infinity", "294276-12-31 23:59:59.999999+00", "4714-11-24 00:00:00+00 BC"])
  func `a moment at either end of PostgreSQL's time can be told`(_ text: String) async throws {
    let connection = try await Surroundings().connection()
    let moment = Statement<Timestamp, String>("test.moment", for: [tester], "select $1::text::timestamptz")
    let read = try await connection.query(moment(text))
    #expect(!read.description.isEmpty)
    try await check(connection, [(read, text)])
  }

  @Test(arguments: [
    "0", "1", "-1", "2.5", "-0.5", "100", "10000", "0.0001", "0.00001", "12345.6789", "99999999.9999",
    "9223372036854775807", "-9223372036854775808", "0.000000000000000001", "-9.223372036854775808", "1000000",
  ])
  func `decimals come back exactly`(_ text: String) async throws {
    let connection = try await Surroundings().connection()
    let decimal = try #require(Decimal(text))
    try await check(connection, [(decimal, text)])
  }

  @Test func `a numeric that no decimal holds is refused, never rounded`() async throws {
    let connection = try await Surroundings().connection()
    let number = Statement<Decimal, String>("test.number", for: [tester], "select $1::text::numeric")
    #expect(try await connection.query(number("72.5000")) == Decimal("72.5"))
    #expect(try await connection.query(number("1e15")) == Decimal("1000000000000000"))
    for text in [
      "NaN", "Infinity", "9223372036854775808", "1e-19", "1e40", "123456789012345678901234567890.5",
      // Its last four digits leave 128 bits.
      "340282366920938463463374607431768219999",
    ] {
      let error = try await refusal { _ = try await connection.query(number(text)) }
      guard case .unexpectedAnswer(_, .column(_, .malformed)) = error else { throw TestFailure() }
    }
  }

  @Test func `arrays come back with their nulls`() async throws {
    let connection = try await Surroundings().connection()
    try await check(connection, [([Int32](), "{}"), ([1, 2, 3], "{1,2,3}")])
    try await check(connection, [([Int64?.none, 5, nil], "{NULL,5,NULL}")])
    try await check(connection, [(["a", "", "b,c"], #"{a,"","b,c"}"#)])
    try await check(connection, [([[UInt8]]([[1], []]), #"{"\\x01","\\x"}"#)])
    try await check(connection, [([Decimal("2.5"), nil], "{2.5,NULL}")])
    try await check(connection, [(Optional<[Bool]>.none, nil), ([true, false], "{t,f}")])
    try await check(connection, [([UUID(high: 0, low: 1)], "{00000000-0000-0000-0000-000000000001}")])
    try await check(connection, [([Double?.some(0.5), nil], "{0.5,NULL}")])
  }
}
