public import Primitives
public import Strength

/// How a file is to be read.
public struct ImportQuery: Message {
  /// Only tell what an import would do.
  public var dryRun = false
  /// Of the weights, for files that do not say it.
  public var unit: WeightUnit?
  /// Of the times in the file; absent: the profile's.
  public var timeZone: String?

  public init() {}

  public static let shape = Shape("ImportQuery", ImportQuery.init) {
    Field("dry_run", \.dryRun, .defaulted)
    Field("unit", \.unit, .note("Needed where the file does not say it"))
    Field("time_zone", \.timeZone, .length(1...64), .note("An IANA zone; absent: the profile's"))
  }
}

/// What an import did, or after a dry run would do.
public struct ImportReport: Message {
  /// Absent after a dry run.
  public var id: UUID?
  /// The app: `strong`, `hevy`, `fitnotes`.
  public var source = ""
  public var dialect = ""
  public var timeZone = ""
  /// Whether the zone is the profile's, since none was named.
  public var timeZoneAssumed = false
  public var workouts = Workouts()
  public var sets = Sets()
  public var problems: [Problem] = []

  public init() {}

  public static let shape = Shape("ImportReport", ImportReport.init) {
    Field("id", \.id)
    Field("source", \.source)
    Field("dialect", \.dialect)
    Field("time_zone", \.timeZone)
    Field("time_zone_assumed", \.timeZoneAssumed)
    Field("workouts", \.workouts)
    Field("sets", \.sets)
    Field("problems", \.problems)
  }

  public struct Workouts: Message {
    public var added = 0
    /// There already, from an earlier import; edited or not, they stay as they are.
    public var unchanged = 0
    /// Without a row that could be read.
    public var skipped = 0

    public init() {}

    public static let shape = Shape("ImportedWorkoutCounts", Workouts.init) {
      Field("added", \.added)
      Field("unchanged", \.unchanged)
      Field("skipped", \.skipped)
    }
  }

  public struct Sets: Message {
    public var added = 0

    public init() {}

    public static let shape = Shape("ImportedSetCounts", Sets.init) {
      Field("added", \.added)
    }
  }

  public struct Problem: Message {
    /// Of the file, counted from 1.
    public var line = 0
    public var code = ""
    public var message = ""

    public init() {}

    public static let shape = Shape("ImportProblem", Problem.init) {
      Field("line", \.line)
      Field("code", \.code)
      Field("message", \.message)
    }
  }
}
