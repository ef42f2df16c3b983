internal import Postgres
internal import Primitives

/// One's own things behind a place, oldest first: no row where there are no more.
enum ExportStatements {
  static let all: [AnyStatement] = [
    exercises.erased, workouts.erased, sets.erased, templates.erased, goals.erased, measurements.erased,
    programmes.erased, records.erased,
  ]

  static let exercises = Statement<ExportedPage?, String?, Timestamp, UUID, Int32>(
    "exports.exercises", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_exercises($1, $2, $3, $4)
    """)

  static let workouts = Statement<ExportedPage?, Timestamp, UUID, Int32>(
    "exports.workouts", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_workouts($1, $2, $3)
    """)

  /// As rows of a table.
  static let sets = Statement<ExportedPage?, Timestamp, UUID, Int32>(
    "exports.sets", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.log_lines((select app.account_id()), $1, $2, $3)
    """)

  static let templates = Statement<ExportedPage?, Timestamp, UUID, Int32>(
    "exports.templates", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_templates($1, $2, $3)
    """)

  static let goals = Statement<ExportedPage?, Timestamp, UUID, Int32>(
    "exports.goals", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_goals($1, $2, $3)
    """)

  /// With the time of the clock on the wall beside the moment, where it is asked for.
  static let measurements = Statement<ExportedPage?, Timestamp, UUID, Int32, Bool>(
    "exports.measurements", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_measurements($1, $2, $3, $4)
    """)

  static let programmes = Statement<ExportedPage?, Timestamp, UUID, Int32>(
    "exports.programmes", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_programmes($1, $2, $3)
    """)

  static let records = Statement<ExportedPage?, Timestamp, UUID, Int32>(
    "exports.records", for: .lifterOrCoach,
    """
    select rows::text, last_at, last_id
      from app.exported_records($1, $2, $3)
    """)
}

struct ExportedPage: Row {
  /// A JSON array; nil where the page has nothing to show. Not parsed yet, since a row is read on the loop.
  let rows: String?
  let lastAt: Timestamp
  let lastID: UUID

  static let columns: [PostgresType] = [.text, .timestamptz, .uuid]

  init(_ row: inout RowReader) throws(ColumnFault) {
    rows = try row.next()
    lastAt = try row.next()
    lastID = try row.next()
  }
}
