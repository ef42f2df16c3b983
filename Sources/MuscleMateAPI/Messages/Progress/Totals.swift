public import Primitives
public import Strength

public struct TotalsQuery: Message {
  public var unit: WeightUnit?

  public init() {}

  public static let shape = Shape("TotalsQuery", TotalsQuery.init) {
    Field("unit", \.unit, .note("Of the volume; absent: the profile's"))
  }
}

/// The totals of a lifter's whole log, and how many weeks in a row they trained.
public struct Totals: Message {
  public var workouts = 0
  public var sets = 0
  public var durationSeconds = 0
  /// Without warm-ups; absent where the caller may not see every exercise.
  public var reps: Int?
  /// The sum of weight times reps, without warm-ups.
  public var volume: Decimal?
  public var unit = WeightUnit.kg
  public var firstDay: CivilDate?
  public var lastDay: CivilDate?
  public var streak = Streak()

  public init() {}

  public static let shape = Shape("Totals", Totals.init) {
    Field("workouts", \.workouts)
    Field("sets", \.sets)
    Field("duration_seconds", \.durationSeconds)
    Field("reps", \.reps)
    Field("volume", \.volume)
    Field("unit", \.unit, .note("Of the volume"))
    Field("first_day", \.firstDay)
    Field("last_day", \.lastDay)
    Field("streak", \.streak)
  }

  /// Weeks in a row with a workout. They begin with the day that the lifter's profile says; a week that is not over
  /// and has no workout yet breaks nothing.
  public struct Streak: Message {
    public var weeks = 0
    /// The first day of its first week; absent where there is none.
    public var since: CivilDate?
    /// The longest that there ever was.
    public var longestWeeks = 0
    public var weekStart = WeekStart.sunday

    public init() {}

    public static let shape = Shape("Streak", Streak.init) {
      Field("weeks", \.weeks)
      Field("since", \.since)
      Field("longest_weeks", \.longestWeeks)
      Field("week_start", \.weekStart)
    }
  }
}

public struct TrainingDaysQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?

  /// Days of a leap year.
  private static let longest: Int64 = 366

  public init() {}

  public static let shape = Shape("TrainingDaysQuery", TrainingDaysQuery.init) {
    Field("from", \.from, .note("Absent: a year before `to`"))
    Field("to", \.to, .note("Absent: the lifter's today, or a year after `from`"))
  } check: { query, faults in
    guard let first = query.from, let last = query.to else { return }
    faults.checkOrder(from: first, to: last)
    if last.unixDay - first.unixDay >= longest {
      faults.add("to", .tooLarge(CivilDate(unixDay: first.unixDay + longest - 1).description))
    }
  }
}

/// A calendar: the days with a workout, first the earliest.
public struct TrainingDays: Message {
  public var firstDay = CivilDate(unixDay: 0)
  public var lastDay = CivilDate(unixDay: 0)
  public var days: [Day] = []

  public init() {}

  public static let shape = Shape("TrainingDays", TrainingDays.init) {
    Field("first_day", \.firstDay)
    Field("last_day", \.lastDay)
    Field("days", \.days)
  }

  public struct Day: Message {
    public var date = CivilDate(unixDay: 0)
    public var workouts = 0
    public var sets = 0
    public var durationSeconds = 0

    public init() {}

    public static let shape = Shape("TrainingDay", Day.init) {
      Field("date", \.date)
      Field("workouts", \.workouts)
      Field("sets", \.sets)
      Field("duration_seconds", \.durationSeconds)
    }
  }
}
