public import Primitives
public import Strength

/// The effect of an assignment on each of the clients, before it is made.
public struct AssignmentForecast: Message {
  public var clients: [ClientForecast] = []

  public init() {}

  public static let shape = Shape("AssignmentForecast", AssignmentForecast.init) {
    Field("clients", \.clients)
  }
}

public struct ClientForecast: Message {
  public var id = UUID(high: 0, low: 0)
  public var isOpen = false
  public var hasRoom = true
  public var hasPlates = false
  public var lacksMaxes: [String] = []
  public var offPlates: [Load] = []
  public var weeks: [Week] = []

  public init() {}

  public static let shape = Shape("ClientForecast", ClientForecast.init) {
    Field("id", \.id)
    Field("is_open", \.isOpen, .note("Whether the client lets me plan; where not, nothing else is known"))
    Field("has_room", \.hasRoom, .note("Among 2000 planned workouts and 50 programmes"))
    Field("has_plates", \.hasPlates, .note("Whether the client said what plates they have in their unit"))
    Field(
      "lacks_maxes", \.lacksMaxes,
      .note(
        "Exercises whose one-rep maximum is not known: a programme is refused, a template keeps percentages"))
    Field(
      "off_plates", \.offPlates, .note("Loads that the plates miss by more than 2.5 kg or 5 lb; 20 at most"))
    Field("weeks", \.weeks)
  }

  public struct Load: Message {
    public var exercise = ""
    public var wanted = Decimal(0)
    public var loaded = Decimal(0)
    public var unit = WeightUnit.kg

    public init() {}

    public static let shape = Shape("MissedLoad", Load.init) {
      Field("exercise", \.exercise)
      Field("wanted", \.wanted)
      Field("loaded", \.loaded)
      Field("unit", \.unit)
    }
  }

  public struct Week: Message {
    public var week = 1
    public var sessions = 0
    /// Without warm-ups.
    public var sets = 0
    public var muscles: [MuscleSets] = []
    public var topLoads: [TopLoad] = []

    public init() {}

    public static let shape = Shape("ForecastWeek", Week.init) {
      Field("week", \.week)
      Field("sessions", \.sessions)
      Field("sets", \.sets, .note("Without warm-ups"))
      Field("muscles", \.muscles, .note("Sets of exercises whose primary muscle it is"))
      Field("top_loads", \.topLoads, .note("The heaviest set of each exercise with a load"))
    }
  }

  public struct MuscleSets: Message {
    public var muscle = Muscle.quads
    public var sets = 0

    public init() {}

    public static let shape = Shape("ForecastMuscle", MuscleSets.init) {
      Field("muscle", \.muscle)
      Field("sets", \.sets)
    }
  }

  public struct TopLoad: Message {
    public var exercise = ""
    public var weight = Decimal(0)
    public var unit = WeightUnit.kg
    public var reps: Int?

    public init() {}

    public static let shape = Shape("TopLoad", TopLoad.init) {
      Field("exercise", \.exercise)
      Field("weight", \.weight)
      Field("unit", \.unit)
      Field("reps", \.reps)
    }
  }
}
