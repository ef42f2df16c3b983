public import APISchema
public import Primitives
public import Strength

/// The unit of the totals.
public struct TotalsQuery: Message {
  /// The unit of the volume. Absent: the profile's.
  public var unit: WeightUnit?

  public init() {}

  public static let shape: Shape<Self> = Shape("TotalsQuery", TotalsQuery.init) {
    Field("unit", \.unit)
  }
}

/// The totals of a lifter's whole log, and how many weeks in a row they trained.
public struct Totals: Message {
  public var workouts = 0
  /// How many sets there were, without warm-ups.
  public var sets = 0
  /// The time of all workouts, in seconds.
  public var durationSeconds = 0
  /// How many repetitions there were, without warm-ups. Absent: the caller may not see every exercise.
  public var reps: Int?
  /// The sum of weight times repetitions, without warm-ups.
  public var volume: Decimal?
  /// The unit of the volume.
  public var unit = WeightUnit.kg
  /// The day of the first workout. Absent: there is none.
  public var firstDay: CivilDate?
  /// The day of the last workout. Absent: there is none.
  public var lastDay: CivilDate?
  /// How many weeks in a row had a workout.
  public var streak = Streak()

  public init() {}

  public static let shape: Shape<Self> = Shape("Totals", Totals.init) {
    Field("workouts", \.workouts)
    Field("sets", \.sets)
    Field("duration_seconds", \.durationSeconds)
    Field("reps", \.reps)
    Field("volume", \.volume)
    Field("unit", \.unit)
    Field("first_day", \.firstDay)
    Field("last_day", \.lastDay)
    Field("streak", \.streak)
  }

  /// Weeks in a row with a workout. They begin with the day that the lifter's profile says; a week that is not over
  /// and has no workout yet breaks nothing.
  public struct Streak: Message {
    /// How many weeks in a row, up to now.
    public var weeks = 0
    /// The first day of its first week. Absent: there is no such week.
    public var since: CivilDate?
    /// How many weeks the longest row had that there ever was.
    public var longestWeeks = 0
    public var weekStart = WeekStart.sunday

    public init() {}

    public static let shape: Shape<Self> = Shape("Streak", Streak.init) {
      Field("weeks", \.weeks)
      Field("since", \.since)
      Field("longest_weeks", \.longestWeeks)
      Field("week_start", \.weekStart)
    }
  }
}

/// The wanted days of the calendar.
public struct TrainingDaysQuery: Message {
  /// The first day. Absent: a year before to.
  public var from: CivilDate?
  /// The last day. Absent: the lifter's today, or a year after from.
  public var to: CivilDate?

  /// Days of a leap year.
  private static let longest: Int64 = 366

  public init() {}

  public static let shape: Shape<Self> = Shape("TrainingDaysQuery", TrainingDaysQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
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
  public var firstDay = CivilDate.unset
  public var lastDay = CivilDate.unset
  /// The days with a workout, the earliest first.
  public var days: [Day] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("TrainingDays", TrainingDays.init) {
    Field("first_day", \.firstDay)
    Field("last_day", \.lastDay)
    Field("days", \.days)
  }

  /// A day with a workout.
  public struct Day: Message {
    public var date = CivilDate.unset
    public var workouts = 0
    /// How many sets there were, without warm-ups.
    public var sets = 0
    /// The time of all workouts, in seconds.
    public var durationSeconds = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("TrainingDay", Day.init) {
      Field("date", \.date)
      Field("workouts", \.workouts)
      Field("sets", \.sets)
      Field("duration_seconds", \.durationSeconds)
    }
  }
}
