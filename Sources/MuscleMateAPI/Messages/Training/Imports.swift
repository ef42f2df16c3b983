public import APISchema
public import Primitives
public import Strength

/// How a file is to be read.
public struct ImportQuery: Message {
  /// Only report what an import would do. Absent: false.
  public var dryRun = false
  /// The unit of the weights, for files that do not name it.
  public var unit: WeightUnit?
  /// The IANA time zone of the times in the file. Absent: the profile's.
  public var timeZone: String?
  /// Bring back workouts that were imported and then deleted here. Absent: false.
  public var restoreDeleted = false

  public init() {}

  public static let shape: Shape<Self> = Shape("ImportQuery", ImportQuery.init) {
    Field("dry_run", \.dryRun, .defaulted)
    Field("unit", \.unit)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("restore_deleted", \.restoreDeleted, .defaulted)
  }
}

/// The effects of an import, or of a dry run the effects that it would have.
public struct ImportReport: Message {
  /// The id of the import. Absent after a dry run.
  public var id: UUID?
  /// When it was made. Absent after a dry run.
  public var createdAt: Timestamp?
  /// The app that wrote the file: `strong`, `hevy`, `fitnotes`, `stronglifts`.
  public var source = ""
  /// The form of the file, by the app's version or platform.
  public var dialect = ""
  /// The time zone that the times were read in.
  public var timeZone = ""
  /// Whether the zone is the profile's, since none was named.
  public var timeZoneAssumed = false
  /// The time that the workouts were given, such as `12:00`, if the app's file has days only.
  public var timeOfDayAssumed: String?
  /// What became of the workouts of the file.
  public var workouts = Workouts()
  /// What became of the sets of the file.
  public var sets = Sets()
  /// The rows that could not be read, and what was assumed.
  public var problems: [Problem] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ImportReport", ImportReport.init) {
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

  /// How many workouts of a file were added, changed or left as they are.
  public struct Workouts: Message {
    /// How many are new here.
    public var added = 0
    /// How many were changed: the file says something else of them than when they were imported, and now they are as it
    /// says.
    public var updated = 0
    /// How many were there already, from an earlier import, and the file says the same of them.
    public var unchanged = 0
    /// How many the file says something else of, but they were edited here, and stay so.
    public var edited = 0
    /// How many were imported and then deleted here, and stay so unless `restore_deleted` asks for them.
    public var deleted = 0
    /// How many had no row that could be read.
    public var skipped = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedWorkoutCounts", Workouts.init) {
      Field("added", \.added)
      Field("updated", \.updated)
      Field("unchanged", \.unchanged)
      Field("edited", \.edited)
      Field("deleted", \.deleted)
      Field("skipped", \.skipped)
    }
  }

  /// How many sets came with the workouts.
  public struct Sets: Message {
    /// How many sets the added workouts have.
    public var added = 0
    /// How many sets the updated workouts have now.
    public var updated = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedSetCounts", Sets.init) {
      Field("added", \.added)
      Field("updated", \.updated)
    }
  }

  /// Something in a file that could not be read.
  public struct Problem: Message {
    /// The line of the file, counted from 1.
    public var line = 0
    /// What is wrong, for programs.
    public var code = ""
    /// What is wrong, in words of the caller's language.
    public var message = ""

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportProblem", Problem.init) {
      Field("line", \.line)
      Field("code", \.code)
      Field("message", \.message)
    }
  }
}

/// An import in the list.
public struct ImportSummary: Message {
  public var id = UUID.unset
  public var createdAt = Timestamp.unset
  /// The app that wrote the file: `strong`, `hevy`, `fitnotes`, `stronglifts`.
  public var source = ""
  /// The form of the file, by the app's version or platform.
  public var dialect = ""
  /// The time zone that the times were read in.
  public var timeZone = ""
  /// What became of the workouts of the file.
  public var workouts = ImportReport.Workouts()
  /// What became of the sets of the file.
  public var sets = ImportReport.Sets()
  /// How many problems its report names.
  public var problemCount = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("ImportSummary", ImportSummary.init) {
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
