internal import Postgres
internal import Primitives

/// All that a stream may hint at, at one moment (app.stream_hints).
struct StreamHints: Row {
  let account: StreamHub.Account
  /// How many changes the account's own data has seen.
  let version: Int64
  /// Notices.
  let unread: Int64
  /// Those of the watched lifters who may be seen, with the version of each; nil where the history is closed.
  let clients: [UUID: Int64?]
  /// When the first of the scopes ends or begins by which they may be seen.
  let changesAt: Timestamp?

  static var columns: [PostgresType] {
    Int32.columns + UUID.columns + Int64.columns + Int64.columns
      + [[UUID].postgresType, [Int64?].postgresType] + Timestamp.columns
  }

  init(_ row: inout RowReader) throws(ColumnFault) {
    account = StreamHub.Account(tenant: try row.next(), id: try row.next())
    version = try row.next()
    unread = try row.next()
    let lifters: [UUID] = try row.next()
    let versions: [Int64?] = try row.next()
    clients = Dictionary(zip(lifters, versions)) { $1 }
    changesAt = try row.next()
  }
}
