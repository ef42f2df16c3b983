/// Reads one row of an answer, column by column from the left.
public struct RowReader {
  let result: ResultSet
  let row: Int32
  private(set) var column: Int32 = 0

  init(_ result: ResultSet, row: Int32) {
    self.result = result
    self.row = row
  }

  /// The next column's value; its type in the answer must be the one that `Value` reads.
  public mutating func next<Value: Column>(_: Value.Type = Value.self) throws(ColumnFault) -> Value {
    let column = try take(Value.postgresType)
    return try Value.read(result.value(row: row, column: column))
  }

  /// The number of the next column, which must be of this type; the one after it is next then.
  mutating func take(_ type: PostgresType) throws(ColumnFault) -> Int32 {
    guard column < result.columnCount else { throw .missing }
    let oid = result.type(of: column)
    guard type.accepts(oid) else { throw .wrongType(oid) }
    defer { column += 1 }
    return column
  }

  /// Passes by the next columns where all of them are null, and returns whether they were.
  mutating func skipNulls(_ count: Int) -> Bool {
    let columns = column..<column + Int32(count)
    guard columns.allSatisfy({ result.value(row: row, column: $0) == nil }) else { return false }
    column = columns.upperBound
    return true
  }
}

/// A row of an answer: a type of its own, a scalar, or an optional of either.
public protocol Row: StatementOutput {
  /// The types of its columns, in order.
  static var columns: [PostgresType] { get }
  /// Reads its columns with `row.next()`, in order.
  init(_ row: inout RowReader) throws(ColumnFault)
}

/// A row of one column whose type is no row by itself, as an array.
public struct Single<Value: Column>: Row {
  public let value: Value

  public static var columns: [PostgresType] { [Value.postgresType] }
  public init(_ row: inout RowReader) throws(ColumnFault) { value = try row.next() }
}

/// Nil where every column is null, as an outer join leaves them.
extension Optional: Row where Wrapped: Row {
  public init(_ row: inout RowReader) throws(ColumnFault) {
    self = row.skipNulls(Wrapped.columns.count) ? nil : try Wrapped(&row)
  }
}
