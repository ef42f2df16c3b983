internal import Postgres
internal import Primitives

enum BreakGlassStatements {
  static let all: [AnyStatement] = [
    open.erased, one.erased, page.erased, own.erased, approve.erased, end.erased, workouts.erased,
    workout.erased, records.erased, measurements.erased, plans.erased,
  ]

  static let open = Statement<RowCount, UUID, UUID, String, [String], Int32>(
    "break_glass.open", for: [.admin],
    """
    select app.break_glass($1, $2, $3, $4, $5)
    """)

  static let one = Statement<Document?, UUID>(
    "break_glass.one", for: [.admin],
    """
    select app.break_glass_of($1)
    """)

  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "break_glass.page", for: [.admin],
    """
    select app.list_break_glass($1, $2, $3)
    """)

  static let own = Statement<Document, Timestamp, UUID, Int32>(
    "break_glass.own", for: .lifterOrCoach,
    """
    select app.own_break_glass($1, $2, $3)
    """)

  static let approve = Statement<RowCount, UUID>(
    "break_glass.approve", for: [.admin],
    """
    select app.approve_break_glass($1)
    """)

  static let end = Statement<RowCount, UUID>(
    "break_glass.end", for: [.admin],
    """
    select app.end_break_glass($1)
    """)

  // MARK: - Looking

  static let workouts = Statement<Document?, UUID, Timestamp, UUID, Int32>(
    "break_glass.workouts", for: [.admin],
    """
    select app.support_workouts($1, $2, $3, $4)
    """)

  static let workout = Statement<Document?, UUID, UUID>(
    "break_glass.workout", for: [.admin],
    """
    select app.support_workout($1, $2)
    """)

  static let records = Statement<Document?, UUID, Timestamp, UUID, Int32>(
    "break_glass.records", for: [.admin],
    """
    select app.support_records($1, $2, $3, $4)
    """)

  static let measurements = Statement<Document?, UUID, Timestamp, UUID, Int32>(
    "break_glass.measurements", for: [.admin],
    """
    select app.support_measurements($1, $2, $3, $4)
    """)

  static let plans = Statement<Document?, UUID, Timestamp, UUID, Int32>(
    "break_glass.plans", for: [.admin],
    """
    select app.support_plans($1, $2, $3, $4)
    """)
}
