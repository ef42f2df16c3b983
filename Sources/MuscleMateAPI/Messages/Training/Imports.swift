public import Primitives
public import Strength

/// How a file is to be read.
public struct ImportQuery: Message {
  /// Only report what an import would do.
  public var dryRun = false
  /// The unit of the weights, for files that do not name it.
  public var unit: WeightUnit?
  /// The zone of the times in the file; absent: the profile's.
  public var timeZone: String?
  /// Bring back workouts that were imported and then deleted here.
  public var restoreDeleted = false

  public init() {}

  public static let shape = Shape("ImportQuery", ImportQuery.init) {
    Field("dry_run", \.dryRun, .defaulted)
    Field("unit", \.unit, .note("Needed where the file does not say it"))
    Field("time_zone", \.timeZone, .length(1...64), .note("An IANA zone; absent: the profile's"))
    Field("restore_deleted", \.restoreDeleted, .defaulted)
  }
}

/// The effects of an import, or of a dry run the effects that it would have.
public struct ImportReport: Message {
  /// Absent after a dry run.
  public var id: UUID?
  /// Absent after a dry run.
  public var createdAt: Timestamp?
  /// The app: `strong`, `hevy`, `fitnotes`, `stronglifts`.
  public var source = ""
  public var dialect = ""
  public var timeZone = ""
  /// Whether the zone is the profile's, since none was named.
  public var timeZoneAssumed = false
  /// If the app's file has days only: the time that its workouts were given, such as `12:00`.
  public var timeOfDayAssumed: String?
  public var workouts = Workouts()
  public var sets = Sets()
  public var problems: [Problem] = []

  public init() {}

  public static let shape = Shape("ImportReport", ImportReport.init) {
    Field("id", \.id)
    Field("created_at", \.createdAt)
    Field("source", \.source)
    Field("dialect", \.dialect)
    Field("time_zone", \.timeZone)
    Field("time_zone_assumed", \.timeZoneAssumed)
    Field("time_of_day_assumed", \.timeOfDayAssumed)
    Field("workouts", \.workouts)
    Field("sets", \.sets)
    Field("problems", \.problems)
  }

  public struct Workouts: Message {
    public var added = 0
    /// The file says something else of them than when they were imported, and now they are as it says.
    public var updated = 0
    /// There already, from an earlier import, and the file says the same of them.
    public var unchanged = 0
    /// The file says something else of them, but they were edited here, and stay so.
    public var edited = 0
    /// They were imported and then deleted here, and stay so unless `restore_deleted` asks for them.
    public var deleted = 0
    /// Without a row that could be read.
    public var skipped = 0

    public init() {}

    public static let shape = Shape("ImportedWorkoutCounts", Workouts.init) {
      Field("added", \.added)
      Field("updated", \.updated)
      Field("unchanged", \.unchanged)
      Field("edited", \.edited)
      Field("deleted", \.deleted)
      Field("skipped", \.skipped)
    }
  }

  public struct Sets: Message {
    public var added = 0
    /// The updated workouts, as they are now.
    public var updated = 0

    public init() {}

    public static let shape = Shape("ImportedSetCounts", Sets.init) {
      Field("added", \.added)
      Field("updated", \.updated)
    }
  }

  public struct Problem: Message {
    /// The line of the file, counted from 1.
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

/// An import in the list.
public struct ImportSummary: Message {
  public var id = UUID(high: 0, low: 0)
  public var createdAt = Timestamp(microseconds: 0)
  public var source = ""
  public var dialect = ""
  public var timeZone = ""
  public var workouts = ImportReport.Workouts()
  public var sets = ImportReport.Sets()
  public var problemCount = 0

  public init() {}

  public static let shape = Shape("ImportSummary", ImportSummary.init) {
    Field("id", \.id)
    Field("created_at", \.createdAt)
    Field("source", \.source)
    Field("dialect", \.dialect)
    Field("time_zone", \.timeZone)
    Field("workouts", \.workouts)
    Field("sets", \.sets)
    Field("problem_count", \.problemCount)
  }
}
