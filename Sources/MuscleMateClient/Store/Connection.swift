internal import Primitives

#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import CSQLite
#endif

/// A connection to a file, of one thread: SQLite takes no locks for it (`NOMUTEX`).
final class Connection {
  /// Asked before each statement. A test fails one there.
  typealias Watch = @Sendable (String) throws(StoreError) -> Void

  private let handle: OpaquePointer
  private let watch: Watch?
  /// Each statement is prepared once.
  private var prepared: [String: OpaquePointer] = [:]

  /// - Parameter isFixed: nobody writes the file meanwhile, so that it is read without an index of its log.
  init(
    _ path: String, isReading: Bool = false, isFixed: Bool = false, watch: Watch? = nil,
    patience: Duration = .seconds(5)
  ) throws(StoreError) {
    var handle: OpaquePointer?
    var flags = isReading ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    if isFixed { flags |= SQLITE_OPEN_URI }
    #if os(iOS)
      flags |= SQLITE_OPEN_FILEPROTECTION_COMPLETEUNTILFIRSTUSERAUTHENTICATION
    #endif
    if !isReading { StoreFile.keepPrivate(path) }
    let name = isFixed ? Self.address(ofFixed: path) : path
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw StoreError(code, String(cString: sqlite3_errstr(code)))
    }
    self.handle = handle
    self.watch = watch
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1)))
  }

  private static func address(ofFixed path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map {
      PercentEncoding.encode(String($0))
    }
    return "file:\(parts.joined(separator: "/"))?immutable=1"
  }

  deinit {
    for statement in prepared.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  func run(_ sql: String, _ values: (any Storable)?...) throws(StoreError) {
    try perform(sql, values) { (_) throws(StoreError) in }
  }

  func query<Value>(
    _ sql: String, _ values: (any Storable)?..., read: (Columns) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    var found: [Value] = []
    try perform(sql, values) { (columns) throws(StoreError) in found.append(try read(columns)) }
    return found
  }

  /// For pragmas: some take effect when they are prepared, so that a kept one would do nothing.
  func execute(_ sql: String) throws(StoreError) {
    try watch?(sql)
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// All of it or nothing, also where the process or the phone ends meanwhile.
  func transaction<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    try run("begin immediate")
    do {
      let value = try body()
      try run("commit")
      return value
    } catch {
      // SQLite has rolled back by itself after some errors.
      if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "rollback", nil, nil, nil) }
      throw error
    }
  }

  func perform(
    _ sql: String, _ values: [(any Storable)?], _ read: (Columns) throws(StoreError) -> Void
  ) throws(StoreError) {
    let statement = try statement(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { value?.bind(to: statement, at: Int32(index + 1)) }
    try watch?(sql)
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW {
      try read(Columns(statement: statement))
      code = sqlite3_step(statement)
    }
    if code != SQLITE_DONE { try check(code) }
  }

  private func statement(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let known = prepared[sql] { return known }
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw StoreError(SQLITE_MISUSE, "no statement") }
    prepared[sql] = statement
    return statement
  }

  private func check(_ code: Int32) throws(StoreError) {
    if code != SQLITE_OK { throw StoreError(code, String(cString: sqlite3_errmsg(handle))) }
  }
}
