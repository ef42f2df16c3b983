internal import Primitives

#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import CSQLite
#endif

/// A value that a statement takes.
protocol Storable {
  func bind(to statement: OpaquePointer, at index: Int32)
}

extension Int64: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) { sqlite3_bind_int64(statement, index, self) }
}

extension Int: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) { Int64(self).bind(to: statement, at: index) }
}

extension String: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) {
    sqlite3_bind_text(statement, index, self, -1, copied)
  }
}

extension JSON: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) { store(bytes, in: statement, at: index) }
}

/// Sixteen bytes, in the order of the text.
extension UUID: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) {
    let bytes = [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) }
    }
    store(bytes, in: statement, at: index)
  }
}

private func store(_ bytes: [UInt8], in statement: OpaquePointer, at index: Int32) {
  _ = bytes.withUnsafeBytes {
    sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), copied)
  }
}

/// SQLITE_TRANSIENT, a macro that Swift does not see: SQLite copies the bytes before the call returns.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// The row at which a statement stands.
struct Columns {
  let statement: OpaquePointer

  func isNull(_ index: Int32) -> Bool { sqlite3_column_type(statement, index) == SQLITE_NULL }
  func integer(_ index: Int32) -> Int64 { sqlite3_column_int64(statement, index) }

  func text(_ index: Int32) -> String {
    sqlite3_column_text(statement, index).map { String(cString: $0) } ?? ""
  }

  /// A text that is no JSON means that the file is damaged: only the store writes it.
  func json(_ index: Int32) throws(StoreError) -> JSON? {
    if isNull(index) { return nil }
    do { return try JSON.parse(bytes(index)) } catch { throw .damaged }
  }

  func id(_ index: Int32) throws(StoreError) -> UUID {
    let bytes = bytes(index)
    guard bytes.count == 16 else { throw .damaged }
    let halves = [bytes[..<8], bytes[8...]].map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    return UUID(high: halves[0], low: halves[1])
  }

  private func bytes(_ index: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(statement, index)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
  }
}
