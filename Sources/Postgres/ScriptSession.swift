internal import CLibpq

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A blocking session for scripts: migrations, bootstrap, databases for tests. What serves requests is
/// `Connection`, on a loop; a script's many statements need the simple protocol and nothing beside them.
public struct ScriptSession: ~Copyable {
  private let connection: OpaquePointer?

  public init(_ connectionString: String) throws(ScriptError) {
    // Kept only once it is good: what is kept is finished by `deinit`, also when `init` throws.
    let opened = PQconnectdb(connectionString)
    guard PQstatus(opened) == CONNECTION_OK else {
      let message = String(cString: PQerrorMessage(opened))
      PQfinish(opened)
      throw ScriptError(sqlState: "08006", message: message.trimmingNewlines, offset: nil)
    }
    PQsetNoticeReceiver(opened, { _, _ in }, nil)
    connection = opened
  }

  deinit { PQfinish(connection) }

  /// Runs statements separated by semicolons; outside a transaction block they are one transaction together.
  public func run(_ script: String) throws(ScriptError) {
    let result = PQexec(connection, script)
    defer { PQclear(result) }
    try check(result)
  }

  /// As `run`; once `isCancelled` says so, which is asked several times a second, PostgreSQL is asked to stop, and this
  /// throws its query_canceled (57014).
  public func run(_ script: String, until isCancelled: () -> Bool) throws(ScriptError) {
    guard PQsendQuery(connection, script) == 1 else {
      throw ScriptError(
        sqlState: "08006", message: String(cString: PQerrorMessage(connection)).trimmingNewlines, offset: nil)
    }
    while PQisBusy(connection) == 1 {
      // Again each time: what came between two statements of the script was for neither.
      if isCancelled() { cancel() }
      var events = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      _ = poll(&events, 1, 100)
      // The connection was lost: the result below says so.
      if PQconsumeInput(connection) == 0 { break }
    }
    try checkAll()
  }

  private func cancel() {
    let cancel = PQgetCancel(connection)
    defer { PQfreeCancel(cancel) }
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
      // If it can't be asked now it is asked again.
      _ = PQcancel(cancel, message.baseAddress, Int32(message.count))
    }
  }

  /// Takes the results of everything that was sent; the first failure counts.
  private func checkAll() throws(ScriptError) {
    var failure: ScriptError?
    while let result = PQgetResult(connection) {
      defer { PQclear(result) }
      do throws(ScriptError) { try check(result) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// One statement with text parameters `$1…`; its rows as text.
  public func rows(_ sql: String, _ parameters: String...) throws(ScriptError) -> [[String?]] {
    let values = parameters.map { strdup($0) }
    defer { for value in values { free(value) } }
    let pointers = values.map { UnsafePointer($0) as UnsafePointer<CChar>? }
    let result = PQexecParams(connection, sql, Int32(values.count), nil, pointers, nil, nil, 0)
    defer { PQclear(result) }
    try check(result)
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        if PQgetisnull(result, row, column) == 1 { return nil }
        return String(cString: PQgetvalue(result, row, column))
      }
    }
  }

  /// `copy … from stdin` with all of its rows.
  public func copy(_ statement: String, _ rows: [UInt8]) throws(ScriptError) {
    let start = PQexec(connection, statement)
    defer { PQclear(start) }
    guard PQresultStatus(start) == PGRES_COPY_IN else { return try check(start) }
    // Chunks, since libpq takes a message whole into its buffer, and counts in 32 bits.
    var offset = 0
    while offset < rows.count {
      let end = min(offset + 1 << 16, rows.count)
      let sent = rows[offset..<end].withUnsafeBytes { bytes in
        PQputCopyData(
          connection, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      }
      // Not sent: the result below says why.
      guard sent == 1 else { break }
      offset = end
    }
    PQputCopyEnd(connection, offset < rows.count ? "not all rows could be sent" : nil)
    let result = PQgetResult(connection)
    defer { PQclear(result) }
    while let rest = PQgetResult(connection) { PQclear(rest) }
    try check(result)
  }

  public var isInTransaction: Bool { PQtransactionStatus(connection) == PQTRANS_INTRANS }

  private func check(_ result: OpaquePointer?) throws(ScriptError) {
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    default: break
    }
    func field(_ code: Character) -> String? {
      PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
    }
    // PostgreSQL documentation, 34.3.2: PG_DIAG_SQLSTATE C, _MESSAGE_PRIMARY M, _DETAIL D, _POSITION P.
    let message = field("M") ?? String(cString: PQerrorMessage(connection)).trimmingNewlines
    let detail = field("D").map { " (\($0))" } ?? ""
    throw ScriptError(
      sqlState: field("C").map { SQLState($0) } ?? "08006", message: message + detail,
      offset: field("P").flatMap { Int($0) })
  }
}

/// PostgreSQL's refusal of a script.
public struct ScriptError: Error, CustomStringConvertible, Sendable {
  public let sqlState: SQLState
  public let message: String
  /// The place in the script, in characters from 1, if PostgreSQL names it.
  public let offset: Int?

  public var description: String { "\(message) [\(sqlState)]" }
}

extension String {
  fileprivate var trimmingNewlines: String {
    split(separator: "\n").joined(separator: " ")
  }
}
