public import APISchema
public import Primitives
public import Strength

/// The effect of an assignment on each of the clients, before it is made.
public struct AssignmentForecast: Message {
  /// What it would be for each client.
  public var clients: [ClientForecast] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("AssignmentForecast", AssignmentForecast.init) {
    Field("clients", \.clients)
  }
}

/// Which assignment a forecast is about.
public struct ForecastQuery: Message {
  /// An assignment of mine: the forecast is then about a change of it, and 404 where there is none. Absent: about a new one.
  public var assignmentID: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("ForecastQuery", ForecastQuery.init) {
    Field("assignment_id", \.assignmentID)
  }
}

/// What an assignment would be for one client.
public struct ClientForecast: Message {
  /// The client.
  public var id = UUID.unset
  /// Whether the client lets the coach plan. If not, nothing else is known.
  public var isOpen = false
  /// Whether there is room for it among 2000 planned workouts and 50 programmes.
  public var hasRoom = true
  /// Whether the client said what plates they have in their unit.
  public var hasPlates = false
  /// Exercises whose one-rep maximum is not known: a programme is refused, a template keeps percentages.
  public var lacksMaxes: [String] = []
  /// The loads that the plates miss by more than 2.5 kg or 5 lb, 20 at most.
  public var offPlates: [Load] = []
  /// The first day that has the same plan already, by another assignment of mine. Absent: none has, or the plan is assigned
  /// `again`.
  public var alreadyOn: CivilDate?
  /// The days that get a session beside one that is planned already, by another plan; the first 20.
  public var sharedDays: [CivilDate] = []
  /// What is asked for, week by week. Of a change: only in sessions that are still to come.
  public var weeks: [Week] = []
  /// What becomes of the sessions that the client has. Absent: the assignment is new for the client.
  public var changes: SessionChanges?

  public init() {}

  public static let shape: Shape<Self> = Shape("ClientForecast", ClientForecast.init) {
    Field("id", \.id)
    Field("is_open", \.isOpen)
    Field("has_room", \.hasRoom)
    Field("has_plates", \.hasPlates)
    Field("lacks_maxes", \.lacksMaxes)
    Field("off_plates", \.offPlates)
    Field("already_on", \.alreadyOn)
    Field("shared_days", \.sharedDays, .defaulted)
    Field("weeks", \.weeks)
    Field("changes", \.changes)
  }

  /// A load that the client's plates miss.
  public struct Load: Message {
    /// The exercise's name.
    public var exercise = ""
    /// The load as it was reckoned.
    public var wanted = Decimal(0)
    /// The nearest load that the plates make.
    public var loaded = Decimal(0)
    public var unit = WeightUnit.kg

    public init() {}

    public static let shape: Shape<Self> = Shape("MissedLoad", Load.init) {
      Field("exercise", \.exercise)
      Field("wanted", \.wanted)
      Field("loaded", \.loaded)
      Field("unit", \.unit)
    }
  }

  /// What a change of an assignment does to one client's sessions that are still to come.
  public struct SessionChanges: Message {
    /// How many are new.
    public var added = 0
    /// How many are written once more: their loads and exercises follow the plan.
    public var changed = 0
    /// How many are taken off.
    public var withdrawn = 0
    /// How many keep the loads and exercises that I changed of that session alone.
    public var kept = 0
    /// How many keep the day that they were moved to.
    public var moved = 0
    /// How many lose loads or exercises that the client changed.
    public var lost = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("SessionChanges", SessionChanges.init) {
      Field("added", \.added)
      Field("changed", \.changed)
      Field("withdrawn", \.withdrawn)
      Field("kept", \.kept)
      Field("moved", \.moved)
      Field("lost", \.lost)
    }
  }

  /// What a week asks for.
  public struct Week: Message {
    /// The number of the week, from 1.
    public var week = 1
    /// How many sessions it has.
    public var sessions = 0
    /// How many sets it has, without warm-ups.
    public var sets = 0
    /// The sets for each muscle: those of exercises whose primary muscle it is.
    public var muscles: [MuscleSets] = []
    /// The heaviest set of each exercise with a load.
    public var topLoads: [TopLoad] = []

    public init() {}

    public static let shape: Shape<Self> = Shape("ForecastWeek", Week.init) {
      Field("week", \.week)
      Field("sessions", \.sessions)
      Field("sets", \.sets)
      Field("muscles", \.muscles)
      Field("top_loads", \.topLoads)
    }
  }

  /// How many sets a muscle gets.
  public struct MuscleSets: Message {
    public var muscle = Muscle.quads
    /// How many sets.
    public var sets = 0

    public init() {}

    public static let shape: Shape<Self> = Shape("ForecastMuscle", MuscleSets.init) {
      Field("muscle", \.muscle)
      Field("sets", \.sets)
    }
  }

  /// The heaviest set of an exercise in a week. What a machine helps is no load.
  public struct TopLoad: Message {
    /// The exercise's name.
    public var exercise = ""
    public var weight = Decimal(0)
    public var unit = WeightUnit.kg
    public var reps: Int?
    public var rpe: RPE?
    /// The client's one-rep maximum of it, logged or estimated, in the unit of the weight. Absent: it is not known, or the
    /// client does not share the lift.
    public var max: Decimal?
    /// Whether the set is too heavy for the client's one-rep maximum: the weight is above it, or the one that its reps and RPE
    /// ask for (Epley) is more than a tenth above it. It counts as it was before it was rounded. Absent: the maximum is not known.
    public var aboveMax: Bool?

    public init() {}

    public static let shape: Shape<Self> = Shape("TopLoad", TopLoad.init) {
      Field("exercise", \.exercise)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
      Field("rpe", \.rpe)
      Field("max", \.max)
      Field("above_max", \.aboveMax)
    }
  }
}
