public import Primitives

/// The lifter's week: the templates of each day, and the days of rest.
public struct Schedule: Message {
  /// Sunday to Saturday.
  public var days: [ScheduledDay] = []
  /// Routines for any day.
  public var anyDay: [RoutineName] = []
  /// Whether today alone is a day of rest.
  public var restsToday = false

  public init() {}

  public static let shape = Shape("Schedule", Schedule.init) {
    Field("days", \.days)
    Field("any_day", \.anyDay)
    Field("rests_today", \.restsToday)
  }
}

public struct ScheduledDay: Message {
  public var weekday = Weekday.sunday
  /// Whether it is a day of rest until taken back.
  public var rests = false
  public var routines: [RoutineName] = []

  public init() {}

  public static let shape = Shape("ScheduledDay", ScheduledDay.init) {
    Field("weekday", \.weekday)
    Field("rests", \.rests)
    Field("routines", \.routines)
  }
}

public struct RoutineName: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""

  public init() {}

  public static let shape = Shape("RoutineName", RoutineName.init) {
    Field("id", \.id)
    Field("name", \.name)
  }
}

/// The content of this day, in the profile's time zone.
public struct Today: Message {
  public var date = CivilDate(unixDay: 0)
  public var weekday = Weekday.sunday
  public var timeZone = ""
  public var rest = Rest.none
  public var routines: [TemplateSummary] = []
  public var anyDay: [TemplateSummary] = []
  /// The plans for today or earlier that still wait, earliest first.
  public var due: [PlannedWorkoutSummary] = []
  /// The first of those without a day.
  public var next: PlannedWorkoutSummary?
  /// The workout under way.
  public var live: LiveWorkoutName?
  /// The workouts that were done today, where they were done.
  public var done: [WorkoutSummary] = []

  public init() {}

  public static let shape = Shape("Today", Today.init) {
    Field("date", \.date)
    Field("weekday", \.weekday)
    Field("time_zone", \.timeZone)
    Field("rest", \.rest)
    Field("routines", \.routines)
    Field("any_day", \.anyDay)
    Field("due", \.due)
    Field("next", \.next)
    Field("live", \.live)
    Field("done", \.done)
  }

  public enum Rest: String, WordValue {
    case none
    /// The weekday is one of rest until taken back.
    case permanent
    /// Today alone.
    case todayOnly = "today_only"
  }
}

/// The workout under way, as "today" points to it.
public struct LiveWorkoutName: Message {
  public var id = UUID(high: 0, low: 0)
  public var name: String?
  public var startedAt = Timestamp(microseconds: 0)
  /// Whether its clock runs.
  public var isRunning = false
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?

  public init() {}

  public static let shape = Shape("LiveWorkoutName", LiveWorkoutName.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("started_at", \.startedAt)
    Field("is_running", \.isRunning)
    Field("template_id", \.templateID)
    Field("planned_workout_id", \.plannedWorkoutID)
  }
}
