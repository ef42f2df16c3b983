public import APISchema
public import Primitives
public import Strength

/// A workout in the list.
public struct WorkoutSummary: Message {
  public var id = UUID.unset
  public var name = ""
  public var performedAt = Timestamp.unset
  public var timeZone = ""
  public var localDate = CivilDate.unset
  public var durationSeconds: Int?
  /// The energy that it took, in kilocalories. Absent: it is not known, or the caller may not see it.
  public var kilocalories: Decimal?
  public var exerciseCount = 0
  /// How many sets were done, without warm-ups.
  public var setCount = 0
  public var version = 0
  /// The exercises. They are there with `include=details`, if the caller may see the details.
  public var exercises: [Exercise]?
  /// The sum of weight times repetitions, without warm-ups.
  public var volume: Decimal?
  /// The unit of the volume.
  public var unit: WeightUnit?
  /// How many records fell, of those that the caller may see.
  public var recordCount: Int?

  public init() {}

  /// An exercise's part of the workout, in a row of the list.
  public struct Exercise: Message {
    public var exerciseID = UUID.unset
    /// The exercise's name.
    public var name = ""
    public var lift: Lift?
    /// What its weights mean: those of `assisted_reps` are assistance, not load.
    public var measure: Measure?
    /// How many sets were done, without warm-ups.
    public var setCount = 0
    /// The heaviest set. Absent: there are only warm-ups.
    public var topSet: TopSet?
    public var volume: Decimal?

    public init() {}

    public static let shape: Shape<Self> = Shape("WorkoutSummaryExercise", Exercise.init) {
      Field("exercise_id", \.exerciseID)
      Field("name", \.name)
      Field("lift", \.lift)
      Field("measure", \.measure)
      Field("set_count", \.setCount)
      Field("top_set", \.topSet)
      Field("volume", \.volume)
    }
  }

  /// The heaviest set without warm-ups (of an assisted exercise the least helped), of equal ones that with the most
  /// reps; without a weight the most reps, the longest, the farthest.
  public struct TopSet: Message {
    public var reps: Int?
    /// The weight as it was entered.
    public var weight: Decimal?
    public var unit: WeightUnit?
    public var rpe: Decimal?
    public var durationSeconds: Int?
    public var distanceMeters: Decimal?

    public init() {}

    public static let shape: Shape<Self> = Shape("TopSet", TopSet.init) {
      Field("reps", \.reps)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("rpe", \.rpe)
      Field("duration_seconds", \.durationSeconds)
      Field("distance_meters", \.distanceMeters)
    }
  }

  public static let shape: Shape<Self> = Shape("WorkoutSummary", WorkoutSummary.init) {
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
    Field("unit", \.unit)
    Field("record_count", \.recordCount)
  }
}

/// The optional members of a list.
public enum HistoryExtra: String, WordValue { case details }

/// The wanted workouts of the list.
public struct WorkoutQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// Only workouts with these words in the name, and where the caller may see them in notes and exercises.
  public var q: String?
  /// What is added to each workout: exercises, volume and records.
  public var include: HistoryExtra?
  /// The first day, the workout's own. Absent: there is no first one.
  public var from: CivilDate?
  public var to: CivilDate?

  public init() {}

  public static let shape: Shape<Self> = Shape("WorkoutQuery", WorkoutQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("q", \.q, .length(0...200))
    Field("include", \.include)
    Field("from", \.from)
    Field("to", \.to)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
