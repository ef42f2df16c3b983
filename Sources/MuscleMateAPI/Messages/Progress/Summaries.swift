public import Primitives
public import Strength

/// The wanted weeks: so many up to the one that a day falls in.
public struct SummaryQuery: Message {
  public var week: CivilDate?
  public var weeks = 1
  public var unit: WeightUnit?

  public init() {}

  public static let shape = Shape("SummaryQuery", SummaryQuery.init) {
    Field("week", \.week, .note("Any day of the last week; absent: the lifter's today"))
    Field("weeks", \.weeks, .range(1...53), .defaulted)
    Field("unit", \.unit, .note("Of the volume; absent: the profile's"))
  }
}

/// The sums of weeks. They begin with the day that the lifter's profile names, and a workout counts on the day that
/// it had where it happened.
public struct Summary: Message {
  public var weekStart = WeekStart.sunday
  public var unit = WeightUnit.kg
  /// The mean of the weeks.
  public var perWeek: Averages?
  public var weeks: [Week] = []

  public init() {}

  public static let shape = Shape("Summary", Summary.init) {
    Field("week_start", \.weekStart)
    Field("unit", \.unit, .note("Of the volume"))
    Field("per_week", \.perWeek)
    Field("weeks", \.weeks)
  }

  public struct Averages: Message {
    public var durationSeconds = 0
    public var kilocalories: Decimal?

    public init() {}

    public static let shape = Shape("SummaryAverages", Averages.init) {
      Field("duration_seconds", \.durationSeconds)
      Field("kilocalories", \.kilocalories)
    }
  }

  public struct Week: Message {
    public var firstDay = CivilDate(unixDay: 0)
    public var lastDay = CivilDate(unixDay: 0)
    public var workouts = 0
    public var durationSeconds = 0
    public var kilocalories: Decimal?
    public var volume: Decimal?
    public var perDay: Averages?
    public var perWorkout: Averages?
    public var days: [Day] = []

    public init() {}

    public static let shape = Shape("SummaryWeek", Week.init) {
      Field("first_day", \.firstDay)
      Field("last_day", \.lastDay)
      Field("workouts", \.workouts)
      Field("duration_seconds", \.durationSeconds)
      Field("kilocalories", \.kilocalories, .note("Absent: of no workout is it known"))
      Field("volume", \.volume, .note("Weight times reps; for who may see every lift"))
      Field("per_day", \.perDay, .note("The week's time and energy over its seven days"))
      Field("per_workout", \.perWorkout)
      Field("days", \.days)
    }
  }

  public struct Day: Message {
    public var date = CivilDate(unixDay: 0)
    public var workouts = 0
    public var durationSeconds = 0
    public var kilocalories: Decimal?
    public var volume: Decimal?

    public init() {}

    public static let shape = Shape("SummaryDay", Day.init) {
      Field("date", \.date)
      Field("workouts", \.workouts)
      Field("duration_seconds", \.durationSeconds)
      Field("kilocalories", \.kilocalories)
      Field("volume", \.volume)
    }
  }
}

/// The days of the sets for each muscle: at most 53 weeks; absent, the lifter's last four.
public struct MuscleQuery: Message {
  public var from: CivilDate?
  public var to: CivilDate?

  /// Days of 53 weeks.
  private static let longest: Int64 = 371

  public init() {}

  public static let shape = Shape("MuscleQuery", MuscleQuery.init) {
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

/// Working sets for each muscle, week by week: one for the muscles that an exercise trains first, a half for those that
/// it trains beside them. A group counts a set once, as much as the most of its muscles.
public struct MuscleSets: Message {
  public var weekStart = WeekStart.sunday
  public var firstDay = CivilDate(unixDay: 0)
  public var lastDay = CivilDate(unixDay: 0)
  public var weeks: [Week] = []

  public init() {}

  public static let shape = Shape("MuscleSets", MuscleSets.init) {
    Field("week_start", \.weekStart)
    Field("first_day", \.firstDay)
    Field("last_day", \.lastDay)
    Field("weeks", \.weeks)
  }

  public struct Week: Message {
    public var firstDay = CivilDate(unixDay: 0)
    public var lastDay = CivilDate(unixDay: 0)
    public var groups: [Group] = []
    public var muscles: [One] = []
    public var unassigned = 0

    public init() {}

    public static let shape = Shape("MuscleSetsWeek", Week.init) {
      Field("first_day", \.firstDay)
      Field("last_day", \.lastDay)
      Field("groups", \.groups)
      Field("muscles", \.muscles)
      Field("unassigned", \.unassigned, .note("Sets of exercises whose muscles are not known"))
    }
  }

  public struct Group: Message {
    public var muscleGroup = MuscleGroup.legs
    public var sets = Decimal(0)

    public init() {}

    public static let shape = Shape("MuscleGroupSets", Group.init) {
      Field("muscle_group", \.muscleGroup)
      Field("sets", \.sets)
    }
  }

  public struct One: Message {
    public var muscle = Muscle.quads
    public var sets = Decimal(0)

    public init() {}

    public static let shape = Shape("OneMuscleSets", One.init) {
      Field("muscle", \.muscle)
      Field("sets", \.sets)
    }
  }
}
