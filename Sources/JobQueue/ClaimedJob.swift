public import Postgres
public import Primitives

/// A job that a worker holds for as long as its lease lasts.
public struct ClaimedJob: Row {
  public static let columns: [PostgresType] = [
    .uuid, .int8, .text, .int4, .jsonb, .timestamptz, .int2, .bool, .jsonb,
  ]

  public let id: UUID
  /// Identifies the holder to the queue. A lost lease belongs to nobody.
  public let lease: Int64
  public let name: String
  /// Nil where it is of the whole installation.
  public let tenant: Int32?
  public let arguments: JSON
  public let dueAt: Timestamp
  /// This one included.
  public let attempts: Int
  public let isDryRun: Bool
  /// The position that an earlier attempt noted.
  public let place: JSON?

  public init(_ row: inout RowReader) throws(ColumnFault) {
    id = try row.next()
    lease = try row.next()
    name = try row.next()
    tenant = try row.next()
    arguments = try row.next()
    dueAt = try row.next()
    attempts = Int(try row.next(Int16.self))
    isDryRun = try row.next()
    place = try row.next()
  }
}

/// A schedule that is due, or new.
struct DueSchedule: Row {
  static let columns: [PostgresType] = [
    .text, .text, .text, .text, .int2, .timestamptz, .int8, .timestamptz,
  ]

  let name: String
  let cron: String
  let zone: String
  let missed: MissedRuns
  let mark: Timestamp
  let revision: Int64
  let moment: Timestamp

  init(_ row: inout RowReader) throws(ColumnFault) {
    name = try row.next()
    cron = try row.next()
    zone = try row.next()
    let word: String = try row.next()
    let count: Int16 = try row.next()
    missed =
      switch word {
      case "catch_up": .catchUp(atMost: Int(count))
      case "skip": .skip
      default: .once
      }
    mark = try row.next()
    revision = try row.next()
    moment = try row.next()
  }
}

struct OffsetChange: Row {
  static let columns: [PostgresType] = [.int8, .int4]

  let change: ZoneOffsets.Change

  init(_ row: inout RowReader) throws(ColumnFault) {
    change = ZoneOffsets.Change(since: try row.next(), seconds: Int64(try row.next(Int32.self)))
  }
}
