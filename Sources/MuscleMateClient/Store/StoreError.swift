#if canImport(SQLite3)
  internal import SQLite3
#else
  internal import CSQLite
#endif

/// Why the device's store did not do what it was asked. What failed left nothing behind: each change is one transaction.
public enum StoreError: Error, Sendable, Equatable {
  /// Another process held the file for five seconds. A second try may succeed.
  case busy
  /// The disk has no room left.
  case full
  /// The file can't be read. `Database.repair` replaces it, and keeps what was not sent yet.
  case damaged
  /// A newer app wrote the file; the number is that of its tables. Only that app, or a newer one, opens it.
  case ofNewerApp(Int)
  /// Anything else: SQLite's extended result code and its words.
  case other(Int32, String)

  init(_ code: Int32, _ text: String) {
    self =
      switch code & 0xFF {
      case SQLITE_IOERR where code == Self.noRoomForIndex: .full
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_FULL: .full
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      default: .other(code, text)
      }
  }

  /// SQLITE_IOERR_SHMSIZE, a macro that Swift does not see: the index of the write-ahead log found no room.
  private static let noRoomForIndex = SQLITE_IOERR | 19 << 8
  static let abandoned = StoreError(SQLITE_ABORT, "the change was abandoned")
  static let closed = StoreError(SQLITE_MISUSE, "the store is closed")
}
