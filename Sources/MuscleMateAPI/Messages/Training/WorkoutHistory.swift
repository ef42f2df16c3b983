public import Primitives
public import Strength

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
  /// With `include=details`, if the caller may see the details; else absent.
  public var exercises: [Exercise]?
  /// The sum of weight times reps, without warm-ups.
  public var volume: Decimal?
  public var unit: WeightUnit?
  /// How many records fell, of those that the caller may see.
  public var recordCount: Int?

  public init() {}

  /// An exercise's part of the workout, in a row of the list.
  public struct Exercise: Message {
    public var exerciseID = UUID(high: 0, low: 0)
    public var name = ""
    public var lift: Lift?
    public var setCount = 0
    public var topSet: TopSet?
    public var volume: Decimal?

    public init() {}

    public static let shape = Shape("WorkoutSummaryExercise", Exercise.init) {
      Field("exercise_id", \.exerciseID)
      Field("name", \.name)
      Field("lift", \.lift)
      Field("set_count", \.setCount)
      Field("top_set", \.topSet)
      Field("volume", \.volume)
    }
  }

  /// The heaviest set without warm-ups (of an assisted exercise the least helped), of equal ones that with the most
  /// reps; without a weight the most reps, the longest, the farthest.
  public struct TopSet: Message {
    public var reps: Int?
    public var weight: Decimal?
    public var unit: WeightUnit?
    public var rpe: Decimal?
    public var durationSeconds: Int?
    public var distanceMeters: Decimal?

    public init() {}

    public static let shape = Shape("TopSet", TopSet.init) {
      Field("reps", \.reps)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("rpe", \.rpe)
      Field("duration_seconds", \.durationSeconds)
      Field("distance_meters", \.distanceMeters)
    }
  }

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
    Field("exercises", \.exercises)
    Field("volume", \.volume)
    Field("unit", \.unit, .note("Of the volume"))
    Field("record_count", \.recordCount)
  }
}

/// The optional members of a list.
public enum HistoryExtra: String, WordValue { case details }

/// The wanted workouts of the list.
public struct WorkoutQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Words that all occur in the name, and where the caller may see them in notes and exercises.
  public var q: String?
  public var include: HistoryExtra?
  /// First and last day, each the workout's own.
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  public static let shape = Shape("WorkoutQuery", WorkoutQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("q", \.q, .length(0...200))
    Field("include", \.include, .note("Exercises, volume and records of each workout"))
    Field("from", \.from)
    Field("to", \.to)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
