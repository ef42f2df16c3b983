public import Primitives
public import Strength

/// A programme: a 5/3/1 by its options, or whatever a definition says. What is changed is kept as the next number.
public struct Programme: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  /// The number of the definition, counted from one.
  public var number = 0
  /// The cycle under way; zero before the first.
  public var cycle = 0
  public var createdAt = Timestamp(microseconds: 0)
  public var version = 0
  /// If it is there, the definition follows from it.
  public var fiveThreeOne: FiveThreeOnePlan?
  public var definition: ProgrammeDefinition?
  public var lifts: [ProgrammeLiftState] = []

  public init() {}

  public static let shape = Shape("Programme", Programme.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("number", \.number, .readOnly)
    Field("cycle", \.cycle, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("version", \.version, .readOnly)
    Field("five_three_one", \.fiveThreeOne)
    Field("definition", \.definition, .note("Not read where five_three_one is given: it follows from that"))
    Field("lifts", \.lifts, .readOnly)
  } check: { programme, faults in
    if programme.fiveThreeOne == nil, programme.definition == nil { faults.add("five_three_one", .missing) }
  }
}

/// A programme in a list.
public struct ProgrammeSummary: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var number = 0
  public var cycle = 0
  public var createdAt = Timestamp(microseconds: 0)
  public var version = 0

  public init() {}

  public static let shape = Shape("ProgrammeSummary", ProgrammeSummary.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("number", \.number)
    Field("cycle", \.cycle)
    Field("created_at", \.createdAt)
    Field("version", \.version)
  }
}

/// The state of a lift as a cycle begins, or as the lifter set it in between.
public struct ProgrammeLiftState: Message {
  public var cycle = 0
  public var number = 0
  public var exercise = ""
  public var base = LoadBase.trainingMax
  public var weight = Decimal(0)
  public var unit = WeightUnit.kg
  /// The reps that double progression has reached.
  public var reps: Int?
  public var misses = 0
  public var reason = LiftMove.Reason.start
  public var why: LoadExplanation?

  public init() {}

  public static let shape = Shape("ProgrammeLiftState", ProgrammeLiftState.init) {
    Field("cycle", \.cycle)
    Field("number", \.number)
    Field("exercise", \.exercise)
    Field("base", \.base)
    Field("weight", \.weight)
    Field("unit", \.unit)
    Field("reps", \.reps)
    Field("misses", \.misses)
    Field("reason", \.reason)
    Field("why", \.why)
  }
}

/// A cycle's weeks with every number and why it is that.
public struct ProgrammePlan: Message {
  public var programmeID: UUID?
  public var number: Int?
  public var cycle = 1
  /// Whether sessions that are not done are taken as going as asked for.
  public var isProjected = false
  public var lifts: [ProgrammeLiftState] = []
  public var weeks: [Week] = []
  /// How lifts moved within and after the cycle.
  public var moves: [ProgrammeMove] = []

  public init() {}

  public static let shape = Shape("ProgrammePlan", ProgrammePlan.init) {
    Field("programme_id", \.programmeID)
    Field("number", \.number)
    Field("cycle", \.cycle)
    Field("is_projected", \.isProjected)
    Field("lifts", \.lifts)
    Field("weeks", \.weeks)
    Field("moves", \.moves)
  }

  public struct Week: Message {
    public var week = 1
    public var name: String?
    public var isDeload = false
    public var sessions: [Session] = []

    public init() {}

    public static let shape = Shape("ProgrammePlanWeek", Week.init) {
      Field("week", \.week)
      Field("name", \.name)
      Field("is_deload", \.isDeload)
      Field("sessions", \.sessions)
    }
  }

  public struct Session: Message {
    public var session = 1
    public var name = ""
    public var plannedWorkoutID: UUID?
    public var plannedFor: CivilDate?
    public var state: String?
    public var workoutID: UUID?
    public var exercises: [PrescribedExercise] = []

    public init() {}

    public static let shape = Shape("ProgrammePlanSession", Session.init) {
      Field("session", \.session)
      Field("name", \.name)
      Field("planned_workout_id", \.plannedWorkoutID, .note("Once the cycle has begun"))
      Field("planned_for", \.plannedFor)
      Field("state", \.state, .note("planned, done or skipped, once the cycle has begun"))
      Field("workout_id", \.workoutID)
      Field("exercises", \.exercises)
    }
  }
}

/// A step of a lift's weight, and the rule behind it.
public struct ProgrammeMove: Message {
  public var exercise = ""
  /// The session that it follows; absent: the whole cycle.
  public var week: Int?
  public var session: Int?
  public var from = Decimal(0)
  public var to = Decimal(0)
  public var unit = WeightUnit.kg
  public var reason = LiftMove.Reason.held
  /// The place of the rule among the lift's, from zero.
  public var rule: Int?
  public var misses = 0
  public var amrapReps: Int?
  public var rpe: Double?
  public var reps: Int?
  public var why: LoadExplanation?

  public init() {}

  public static let shape = Shape("ProgrammeMove", ProgrammeMove.init) {
    Field("exercise", \.exercise)
    Field("week", \.week)
    Field("session", \.session)
    Field("from", \.from)
    Field("to", \.to)
    Field("unit", \.unit)
    Field("reason", \.reason)
    Field("rule", \.rule)
    Field("misses", \.misses)
    Field("amrap_reps", \.amrapReps)
    Field("rpe", \.rpe)
    Field("reps", \.reps)
    Field("why", \.why)
  }
}

public struct ProgrammePlanQuery: Message {
  /// Absent: the one under way, or the first.
  public var cycle: Int?

  public init() {}

  public static let shape = Shape("ProgrammePlanQuery", ProgrammePlanQuery.init) {
    Field("cycle", \.cycle, .range(1...1_000))
  }
}

/// How a cycle begins.
public struct CycleStart: Message {
  /// Absent: today.
  public var startsOn: CivilDate?
  /// The days of the sessions; without them they are undated, one after the other.
  public var weekdays: [Weekday]?
  /// Begin although sessions of the cycle before are still planned: they are taken back.
  public var leavesRest = false

  public init() {}

  public static let shape = Shape("CycleStart", CycleStart.init) {
    Field("starts_on", \.startsOn)
    Field("weekdays", \.weekdays, .count(1...7), .unique)
    Field("leave_rest", \.leavesRest, .defaulted)
  }
}

/// The suppositions about the sessions that are not done yet.
public struct ProgrammeSimulation: Message {
  public var cycles = 1
  public var otherwise = SupposedOutcome.hit
  /// If several match a session, the last counts.
  public var outcomes: [Supposition] = []

  public init() {}

  public static let shape = Shape("ProgrammeSimulation", ProgrammeSimulation.init) {
    Field("cycles", \.cycles, .range(1...12), .defaulted)
    Field("otherwise", \.otherwise, .defaulted)
    Field("outcomes", \.outcomes, .count(0...500), .defaulted)
  }

  /// Absent members match everything.
  public struct Supposition: Message {
    public var cycle: Int?
    public var week: Int?
    public var session: Int?
    public var exercise: String?
    public var outcome = SupposedOutcome.hit

    public init() {}

    public static let shape = Shape("Supposition", Supposition.init) {
      Field("cycle", \.cycle, .range(1...1_012))
      Field("week", \.week, .range(1...16))
      Field("session", \.session, .range(1...7))
      Field("exercise", \.exercise, .length(1...200))
      Field("outcome", \.outcome)
    }
  }
}

public struct ProgrammeForecast: Message {
  public var cycles: [ProgrammePlan] = []

  public init() {}

  public static let shape = Shape("ProgrammeForecast", ProgrammeForecast.init) {
    Field("cycles", \.cycles)
  }
}
