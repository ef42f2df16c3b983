/// One value of an answer, its bytes untouched where libpq put them: what PostgreSQL rendered goes to the
/// socket without a copy. Owns the answer it lies in.
public final class Document: Row {
  private let result: ResultSet
  private let row: Int32
  private let column: Int32
  /// jsonb travels behind a version byte.
  private let prefix: Int

  public static var columns: [PostgresType] { [.document] }

  public init(_ row: inout RowReader) throws(ColumnFault) {
    result = row.result
    self.row = row.row
    column = try row.take(.document)
    prefix = result.type(of: column) == PostgresType.jsonb.oid ? 1 : 0
    if result.value(row: self.row, column: column) == nil { throw .unexpectedNull }
  }

  /// The pointer remains valid for as long as the document is retained.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let value = result.value(row: row, column: column) ?? UnsafeRawBufferPointer(start: nil, count: 0)
    return try body(UnsafeRawBufferPointer(rebasing: value.dropFirst(prefix)))
  }

  public var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }
}
