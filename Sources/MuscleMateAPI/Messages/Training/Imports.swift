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
  /// Also bring workouts that have a twin here: another one of the same day with the same sets. Absent: false.
  public var twins = false
  /// The meanings of the columns of a table of no known app, in order and separated by commas, `-` for one that is not read:
  /// `date,exercise,weight:kg,reps,-`. Absent: as they were said for the last table with this header; a dry run guesses.
  public var columns: String?
  /// The order of dates in numbers alone. Absent: as the file shows it, else as the last one with this header was read, else
  /// by the region of the profile's locale.
  public var dates: Dates?

  /// Whether 3/4 is in April or in March.
  public enum Dates: String, WordValue {
    case dayFirst = "day_first"
    case monthFirst = "month_first"
  }

  public init() {}

  public static let shape: Shape<Self> = Shape("ImportQuery", ImportQuery.init) {
    Field("dry_run", \.dryRun, .defaulted)
    Field("unit", \.unit)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("restore_deleted", \.restoreDeleted, .defaulted)
    Field("twins", \.twins, .defaulted)
    Field("columns", \.columns, .length(1...4000))
    Field("dates", \.dates)
  }
}

/// The effects of an import, or of a dry run the effects that it would have.
public struct ImportReport: Message {
  /// The id of the import. Absent after a dry run.
  public var id: UUID?
  /// When it was made. Absent after a dry run.
  public var createdAt: Timestamp?
  /// The app that wrote the file: `musclemate`, `strong`, `hevy`, `fitnotes`, `stronglifts`.
  public var source = ""
  /// The form of the file, by the app's version or platform.
  public var dialect = ""
  /// The time zone that the times were read in.
  public var timeZone = ""
  /// Whether times of the file were read in the profile's zone, since neither they nor the request name one.
  public var timeZoneAssumed = false
  /// The time that the workouts were given, such as `12:00`, of which the file says the day alone.
  public var timeOfDayAssumed: String?
  /// The order in which the dates were read. Absent: the month has a name, or the year stands first.
  public var dates: ImportQuery.Dates?
  /// Whether that order is assumed, since neither the file nor the request says it.
  public var datesAssumed: Bool?
  /// What became of the workouts of the file.
  public var workouts = Workouts()
  /// What became of the sets of the file.
  public var sets = Sets()
  /// What became of its other things. Absent: the file has none but workouts.
  public var areas: Areas?
  /// The rows and values that could not be read, and what was assumed. Of one kind in one column the first five stand singly.
  public var problems: [Problem] = []
  /// How many exercises the file names. After a dry run.
  public var exercises: Int?
  /// Their names as they would be here, at most a hundred, in the file's order. After a dry run.
  public var exerciseNames: [String]?
  /// The heaviest sets of the file, one of an exercise, at most five: a wrong unit is seen there. After a dry run.
  public var heaviestSets: [HeaviestSet]?
  /// Workouts that were left out since they have a twin here, at most twenty.
  public var twins: [Twin]?
  /// The table itself, if its columns need a meaning. After a dry run.
  public var table: Table?

  public init() {}

  public static let shape: Shape<Self> = Shape("ImportReport", ImportReport.init) {
    Field("id", \.id)
    Field("created_at", \.createdAt)
    Field("source", \.source)
    Field("dialect", \.dialect)
    Field("time_zone", \.timeZone)
    Field("time_zone_assumed", \.timeZoneAssumed)
    Field("time_of_day_assumed", \.timeOfDayAssumed)
    Field("dates", \.dates)
    Field("dates_assumed", \.datesAssumed)
    Field("workouts", \.workouts)
    Field("sets", \.sets)
    Field("areas", \.areas)
    Field("problems", \.problems)
    Field("exercises", \.exercises)
    Field("exercise_names", \.exerciseNames)
    Field("heaviest_sets", \.heaviestSets)
    Field("twins", \.twins)
    Field("table", \.table)
  }

  /// What became of the things of a file of ours, area by area. An area that the file does not have is absent.
  public struct Areas: Message {
    /// What became of the exercises that the file names.
    public var exercises: Things?
    /// What became of the templates.
    public var templates: Things?
    /// What became of the goals.
    public var goals: Things?
    /// What became of the measurements.
    public var measurements: Things?
    /// What became of the programmes.
    public var programmes: Things?

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedAreas", Areas.init) {
      Field("exercises", \.exercises)
      Field("templates", \.templates)
      Field("goals", \.goals)
      Field("measurements", \.measurements)
      Field("programmes", \.programmes)
    }
  }

  /// How many things of an area were added or left as they are. None is written over.
  public struct Things: Message {
    /// How many are new here.
    public var added = 0
    /// How many were there already.
    public var unchanged = 0
    /// How many were there already, and say something else here than in the file. They stay so.
    public var edited = 0
    /// How many were deleted here, and stay so unless `restore_deleted` asks for them.
    public var deleted = 0
    /// How many could not be read or are not allowed.
    public var skipped = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedThingCounts", Things.init) {
      Field("added", \.added)
      Field("unchanged", \.unchanged)
      Field("edited", \.edited)
      Field("deleted", \.deleted)
      Field("skipped", \.skipped)
    }
  }

  /// The heaviest set of an exercise.
  public struct HeaviestSet: Message {
    /// Its name in the file.
    public var exercise = ""
    /// The day of its workout.
    public var date = CivilDate(unixDay: 0)
    public var reps: Int?
    public var weight = Decimal(0)
    public var unit = WeightUnit.kg

    public init() {}

    public static let shape: Shape<Self> = Shape("HeaviestImportedSet", HeaviestSet.init) {
      Field("exercise", \.exercise)
      Field("date", \.date)
      Field("reps", \.reps)
      Field("weight", \.weight)
      Field("unit", \.unit)
    }
  }

  /// A workout of the file that has a twin in the log.
  public struct Twin: Message {
    public var name = ""
    /// Its time by the clock of `time_zone`, such as `2026-03-08 16:50:00`.
    public var startedAt = ""

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedTwin", Twin.init) {
      Field("name", \.name)
      Field("started_at", \.startedAt)
    }
  }

  /// A table of no known app, to check the meaning of its columns.
  public struct Table: Message {
    /// Each column, in order.
    public var columns: [Column] = []
    /// Its first rows, at most ten.
    public var rows: [[String]] = []
    /// The meanings that it lacks before its sets can be read.
    public var missing: [String] = []
    /// The app whose table it nearly is: most of its columns are that app's, and have its meanings. Absent: it is like none.
    public var app: String?
    /// The columns of that app that it lacks.
    public var appMissing: [String]?
    /// Why it can't be imported, whatever its columns mean. Absent: it can.
    public var obstacle: Obstacle?

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedTable", Table.init) {
      Field("columns", \.columns)
      Field("rows", \.rows)
      Field("missing", \.missing)
      Field("app", \.app)
      Field("app_missing", \.appMissing)
      Field("obstacle", \.obstacle)
    }
  }

  /// Why a table can't be imported.
  public enum Obstacle: String, WordValue {
    /// Its columns repeat: a workout stands in one row, or all sets of an exercise.
    case workoutRows = "workout_rows"
    /// It has body weight or other measures of the body, and no sets.
    case bodyMeasurements = "body_measurements"
  }

  /// A column, and what it is taken for.
  public struct Column: Message {
    /// As in the header.
    public var name = ""
    /// One of the meanings of `columns`. Absent: it is not read.
    public var meaning: String?
    /// The unit of its values, where the header or the caller says it.
    public var unit: String?

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedColumn", Column.init) {
      Field("name", \.name)
      Field("meaning", \.meaning)
      Field("unit", \.unit)
    }
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
    /// How many have a twin here, another workout of the same day with the same sets, and stay out unless `twins` asks for
    /// them.
    public var twins = 0
    /// How many had no row that could be read.
    public var skipped = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportedWorkoutCounts", Workouts.init) {
      Field("added", \.added)
      Field("updated", \.updated)
      Field("unchanged", \.unchanged)
      Field("edited", \.edited)
      Field("deleted", \.deleted)
      Field("twins", \.twins)
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
    /// The line of the file, counted from 1. Absent of a file of JSON.
    public var line: Int?
    /// The place in a file of JSON.
    public var pointer: String?
    /// What is wrong, for programs.
    public var code = ""
    /// Whether the whole row, or the whole item of a file of JSON, was left out. Else the set is there, without the value that could
    /// not be read.
    public var rowLost = false
    /// The name of the column. Absent: it is not of one column.
    public var column: String?
    /// How many more there are like it in the file, below this line. Absent: none.
    public var more: Int?
    /// What is wrong, in words of the caller's language.
    public var message = ""

    public init() {}

    public static let shape: Shape<Self> = Shape("ImportProblem", Problem.init) {
      Field("line", \.line)
      Field("pointer", \.pointer)
      Field("code", \.code)
      Field("row_lost", \.rowLost)
      Field("column", \.column)
      Field("more", \.more)
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
