internal import CLibpq

/// Owns one result of libpq.
///
/// `@unchecked Sendable`: a result is read only once it is handed over, and libpq's accessors then only read;
/// `PQclear` runs when the last owner lets go.
final class ResultSet: @unchecked Sendable {
  private let result: OpaquePointer

  /// Takes the result over.
  init(owning result: OpaquePointer) { self.result = result }

  deinit { PQclear(result) }

  var status: ExecStatusType { PQresultStatus(result) }
  var rowCount: Int32 { PQntuples(result) }
  var columnCount: Int32 { PQnfields(result) }
  func type(of column: Int32) -> UInt32 { PQftype(result, column) }

  func columnName(_ column: Int32) -> String { PQfname(result, column).map { String(cString: $0) } ?? "" }

  /// Nil for SQL's null. Valid as long as `self` lives.
  func value(row: Int32, column: Int32) -> UnsafeRawBufferPointer? {
    guard PQgetisnull(result, row, column) == 0 else { return nil }
    return UnsafeRawBufferPointer(
      start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
  }

  /// The rows that a command touched or a query returned.
  var affectedRows: Int { PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0 }

  func errorField(_ field: ErrorField) -> String? {
    PQresultErrorField(result, field.code).map { String(cString: $0) }
  }

  var parameterTypes: [UInt32] { (0..<PQnparams(result)).map { PQparamtype(result, $0) } }
}
