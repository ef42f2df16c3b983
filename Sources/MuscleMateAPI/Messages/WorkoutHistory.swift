public import Primitives

/// A workout in the list.
public struct WorkoutSummary: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var performedAt = Timestamp(microseconds: 0)
  public var timeZone = ""
  public var localDate = CivilDate(unixDay: 0)
  public var durationSeconds: Int?
  public var kilocalories: Decimal?
  public var exerciseCount = 0
  public var setCount = 0
  public var version = 0

  public init() {}

  public static let shape = Shape("WorkoutSummary", WorkoutSummary.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone)
    Field("local_date", \.localDate)
    Field("duration_seconds", \.durationSeconds)
    Field("kilocalories", \.kilocalories)
    Field("exercise_count", \.exerciseCount)
    Field("set_count", \.setCount)
    Field("version", \.version)
  }
}

/// Which workouts of the list are wanted.
public struct WorkoutQuery: Message {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Looked for in names, and where the caller may see them in notes and exercises.
  public var q: String?
  /// First and last day, each the workout's own.
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  public static let shape = Shape("WorkoutQuery", WorkoutQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("q", \.q, .length(0...200))
    Field("from", \.from)
    Field("to", \.to)
  }
}
