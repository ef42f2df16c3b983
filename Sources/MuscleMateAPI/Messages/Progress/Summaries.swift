public import APISchema
public import Primitives
public import Strength

/// The wanted weeks: so many up to the one that a day falls in.
public struct SummaryQuery: Message {
  /// Any day of the last week. Absent: the lifter's today.
  public var week: CivilDate?
  /// How many weeks, the last included. Absent: 1.
  public var weeks = 1
  /// The unit of the volume. Absent: the profile's.
  public var unit: WeightUnit?

  public init() {}

  public static let shape: Shape<Self> = Shape("SummaryQuery", SummaryQuery.init) {
    Field("week", \.week)
    Field("weeks", \.weeks, .range(1...53), .defaulted)
    Field("unit", \.unit)
  }
}

/// The sums of weeks. They begin with the day that the lifter's profile names, and a workout counts on the day that
/// it had where it happened.
public struct Summary: Message {
  public var weekStart = WeekStart.sunday
  /// The unit of the volume.
  public var unit = WeightUnit.kg
  /// The mean of the weeks.
  public var perWeek: Averages?
  public var weeks: [Week] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Summary", Summary.init) {
    Field("week_start", \.weekStart)
    Field("unit", \.unit)
    Field("per_week", \.perWeek)
    Field("weeks", \.weeks)
  }

  /// Means of time and energy.
  public struct Averages: Message {
    /// The mean time, in seconds.
    public var durationSeconds = 0
    /// The mean energy, in kilocalories. Absent: of no workout is it known.
    public var kilocalories: Decimal?

    public init() {}

    public static let shape: Shape<Self> = Shape("SummaryAverages", Averages.init) {
      Field("duration_seconds", \.durationSeconds)
      Field("kilocalories", \.kilocalories)
    }
  }

  /// The sums of a week.
  public struct Week: Message {
    public var firstDay = CivilDate.unset
    public var lastDay = CivilDate.unset
    public var workouts = 0
    /// The time of all workouts, in seconds.
    public var durationSeconds = 0
    /// The energy of all workouts, in kilocalories. Absent: of no workout is it known.
    public var kilocalories: Decimal?
    /// Weight times repetitions, summed over the sets without warm-ups. Absent: the caller may not see every lift.
    public var volume: Decimal?
    /// The week's time and energy over its seven days.
    public var perDay: Averages?
    /// The week's time and energy over its workouts. Absent: there were none.
    public var perWorkout: Averages?
    /// The seven days, the earliest first.
    public var days: [Day] = []

    public init() {}

    public static let shape: Shape<Self> = Shape("SummaryWeek", Week.init) {
      Field("first_day", \.firstDay)
      Field("last_day", \.lastDay)
      Field("workouts", \.workouts)
      Field("duration_seconds", \.durationSeconds)
      Field("kilocalories", \.kilocalories)
      Field("volume", \.volume)
      Field("per_day", \.perDay)
      Field("per_workout", \.perWorkout)
      Field("days", \.days)
    }
  }

  /// The sums of a day.
  public struct Day: Message {
    public var date = CivilDate.unset
    public var workouts = 0
    /// The time of all workouts, in seconds.
    public var durationSeconds = 0
    /// The energy of all workouts, in kilocalories. Absent: of no workout is it known.
    public var kilocalories: Decimal?
    public var volume: Decimal?

    public init() {}

    public static let shape: Shape<Self> = Shape("SummaryDay", Day.init) {
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
  /// The first day. Absent with to: the lifter's last four weeks.
  public var from: CivilDate?
  /// The last day. Absent with from: the lifter's last four weeks.
  public var to: CivilDate?

  /// Days of 53 weeks.
  private static let longest: Int64 = 371

  public init() {}

  public static let shape: Shape<Self> = Shape("MuscleQuery", MuscleQuery.init) {
    Field("from", \.from)
    Field("to", \.to)
  } check: { query, faults in
    query.checkSpan(into: &faults)
  }

  func checkSpan(into faults: inout Faults) {
    guard let first = from, let last = to else { return }
    faults.checkOrder(from: first, to: last)
    if last.unixDay - first.unixDay >= Self.longest {
      faults.add("to", .tooLarge(CivilDate(unixDay: first.unixDay + Self.longest - 1).description))
    }
  }
}

/// Working sets for each muscle, week by week: one for the muscles that an exercise trains first, a half for those that
/// it trains beside them. A group counts a set once, as much as the most of its muscles.
public struct MuscleSets: Message {
  public var weekStart = WeekStart.sunday
  public var firstDay = CivilDate.unset
  public var lastDay = CivilDate.unset
  public var weeks: [Week] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("MuscleSets", MuscleSets.init) {
    Field("week_start", \.weekStart)
    Field("first_day", \.firstDay)
    Field("last_day", \.lastDay)
    Field("weeks", \.weeks)
  }

  /// The sets of a week.
  public struct Week: Message {
    public var firstDay = CivilDate.unset
    public var lastDay = CivilDate.unset
    /// The sets for each group of muscles.
    public var groups: [Group] = []
    /// The sets for each muscle.
    public var muscles: [One] = []
    /// How many sets were of exercises whose muscles are not known.
    public var unassigned = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("MuscleSetsWeek", Week.init) {
      Field("first_day", \.firstDay)
      Field("last_day", \.lastDay)
      Field("groups", \.groups)
      Field("muscles", \.muscles)
      Field("unassigned", \.unassigned)
    }
  }

  /// The sets for a group of muscles.
  public struct Group: Message {
    /// The group of muscles.
    public var muscleGroup = MuscleGroup.legs
    /// How many sets it got. A set counts once, as much as the most of its muscles.
    public var sets = Decimal(0)

    public init() {}

    public static let shape: Shape<Self> = Shape("MuscleGroupSets", Group.init) {
      Field("muscle_group", \.muscleGroup)
      Field("sets", \.sets)
    }
  }

  /// The sets for a muscle.
  public struct One: Message {
    public var muscle = Muscle.quads
    /// How many sets it got. A set counts a half where the muscle only helps.
    public var sets = Decimal(0)

    public init() {}

    public static let shape: Shape<Self> = Shape("OneMuscleSets", One.init) {
      Field("muscle", \.muscle)
      Field("sets", \.sets)
    }
  }
}
