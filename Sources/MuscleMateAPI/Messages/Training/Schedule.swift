public import APISchema
public import Primitives

/// The lifter's week: the templates of each day, and the days of rest.
public struct Schedule: Message {
  /// The days of the week, Sunday to Saturday.
  public var days: [ScheduledDay] = []
  /// The routines that are offered on every day.
  public var anyDay: [RoutineName] = []
  /// Whether today alone is a day of rest.
  public var restsToday = false

  public init() {}

  public static let shape: Shape<Self> = Shape("Schedule", Schedule.init) {
    Field("days", \.days)
    Field("any_day", \.anyDay)
    Field("rests_today", \.restsToday)
  }
}

/// A day of the lifter's week.
public struct ScheduledDay: Message {
  /// The day of the week.
  public var weekday = Weekday.sunday
  /// Whether it is a rest day until that is removed.
  public var rests = false
  /// The routines of this day, in their order.
  public var routines: [RoutineName] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ScheduledDay", ScheduledDay.init) {
    Field("weekday", \.weekday)
    Field("rests", \.rests)
    Field("routines", \.routines)
  }
}

/// A routine by its name.
public struct RoutineName: Message {
  /// The id of the template.
  public var id = UUID.unset
  /// The template's name.
  public var name = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("RoutineName", RoutineName.init) {
    Field("id", \.id)
    Field("name", \.name)
  }
}

/// The content of this day, in the profile's time zone.
public struct Today: Message {
  public var date = CivilDate.unset
  /// The day of the week.
  public var weekday = Weekday.sunday
  public var timeZone = ""
  /// Whether it is a day of rest, and why.
  public var rest = Rest.none
  /// The routines of this day.
  public var routines: [TemplateSummary] = []
  /// The routines that are offered on every day.
  public var anyDay: [TemplateSummary] = []
  /// The plans for today or earlier that still wait, earliest first.
  public var due: [PlannedWorkoutSummary] = []
  /// The first planned workout without a day. Absent: there is none.
  public var next: PlannedWorkoutSummary?
  /// The workout under way. Absent: there is none.
  public var live: LiveWorkoutName?
  /// The workouts that were done today, where they were done.
  public var done: [WorkoutSummary] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Today", Today.init) {
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
    /// The weekday is a rest day until that is removed.
    case permanent
    /// Today alone.
    case todayOnly = "today_only"
  }
}

/// The workout under way, as "today" points to it.
public struct LiveWorkoutName: Message {
  public var id = UUID.unset
  public var name: String?
  /// When its clock was started first.
  public var startedAt = Timestamp.unset
  /// Whether its clock runs.
  public var isRunning = false
  /// The template that it was made from.
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("LiveWorkoutName", LiveWorkoutName.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("started_at", \.startedAt)
    Field("is_running", \.isRunning)
    Field("template_id", \.templateID)
    Field("planned_workout_id", \.plannedWorkoutID)
  }
}
