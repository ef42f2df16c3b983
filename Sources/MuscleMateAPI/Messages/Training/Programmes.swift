public import APISchema
public import Primitives
public import Strength

/// A programme: a 5/3/1 by its options, or whatever a definition says. What is changed is kept as the next number.
public struct Programme: Message {
  public var id = UUID.unset
  /// The programme's name.
  public var name = ""
  /// The number of the definition, from 1.
  public var number = 0
  /// The number of the cycle under way. 0: none was begun.
  public var cycle = 0
  public var createdAt = Timestamp.unset
  public var version = 0
  /// The options of a 5/3/1. If they are there, the definition follows from them.
  public var fiveThreeOne: FiveThreeOnePlan?
  /// The programme as data. It is not read where five_three_one is given: it follows from that.
  public var definition: ProgrammeDefinition?
  /// The state of each lift.
  public var lifts: [ProgrammeLiftState] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("Programme", Programme.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("number", \.number, .readOnly)
    Field("cycle", \.cycle, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("version", \.version, .readOnly)
    Field("five_three_one", \.fiveThreeOne)
    Field("definition", \.definition)
    Field("lifts", \.lifts, .readOnly)
  } check: { programme, faults in
    if programme.fiveThreeOne == nil, programme.definition == nil { faults.add("five_three_one", .missing) }
  }
}

/// A programme in a list.
public struct ProgrammeSummary: Message {
  public var id = UUID.unset
  /// The programme's name.
  public var name = ""
  /// The number of the definition, from 1.
  public var number = 0
  /// The number of the cycle under way. 0: none was begun.
  public var cycle = 0
  public var createdAt = Timestamp.unset
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammeSummary", ProgrammeSummary.init) {
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
  /// The number of the programme's definition, from 1.
  public var number = 0
  /// The exercise's name, as in the log.
  public var exercise = ""
  public var base = LoadBase.trainingMax
  /// The training max or the working weight.
  public var weight = Decimal(0)
  public var unit = WeightUnit.kg
  /// How many repetitions double progression has reached.
  public var reps: Int?
  public var misses = 0
  /// Why it is what it is.
  public var reason = LiftMove.Reason.start
  public var why: LoadExplanation?

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammeLiftState", ProgrammeLiftState.init) {
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
  /// The number of the programme's definition, from 1.
  public var number: Int?
  public var cycle = 1
  /// Whether sessions that are not done are taken as going as asked for.
  public var isProjected = false
  /// The state of each lift as the cycle begins.
  public var lifts: [ProgrammeLiftState] = []
  public var weeks: [Week] = []
  /// How lifts moved within and after the cycle.
  public var moves: [ProgrammeMove] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammePlan", ProgrammePlan.init) {
    Field("programme_id", \.programmeID)
    Field("number", \.number)
    Field("cycle", \.cycle)
    Field("is_projected", \.isProjected)
    Field("lifts", \.lifts)
    Field("weeks", \.weeks)
    Field("moves", \.moves)
  }

  /// A week of the cycle.
  public struct Week: Message {
    public var week = 1
    /// The week's name. Absent: it has none.
    public var name: String?
    /// Whether it is a light week.
    public var isDeload = false
    public var sessions: [Session] = []

    public init() {}

    public static let shape: Shape<Self> = Shape("ProgrammePlanWeek", Week.init) {
      Field("week", \.week)
      Field("name", \.name)
      Field("is_deload", \.isDeload)
      Field("sessions", \.sessions)
    }
  }

  /// A session of the week.
  public struct Session: Message {
    public var session = 1
    /// The session's name.
    public var name = ""
    /// The planned workout, once the cycle has begun.
    public var plannedWorkoutID: UUID?
    public var plannedFor: CivilDate?
    /// Whether it is planned, done or skipped, once the cycle has begun.
    public var state: String?
    /// The workout that it became. Absent: it was not done.
    public var workoutID: UUID?
    public var exercises: [PrescribedExercise] = []

    public init() {}

    public static let shape: Shape<Self> = Shape("ProgrammePlanSession", Session.init) {
      Field("session", \.session)
      Field("name", \.name)
      Field("planned_workout_id", \.plannedWorkoutID)
      Field("planned_for", \.plannedFor)
      Field("state", \.state)
      Field("workout_id", \.workoutID)
      Field("exercises", \.exercises)
    }
  }
}

/// A step of a lift's weight, and the rule behind it.
public struct ProgrammeMove: Message {
  /// The exercise's name, as in the log.
  public var exercise = ""
  /// The week of the session that it follows. Absent: it follows the whole cycle.
  public var week: Int?
  /// The session that it follows, within its week. Absent: it follows the whole cycle.
  public var session: Int?
  /// The weight before.
  public var from = Decimal(0)
  /// The weight from then on.
  public var to = Decimal(0)
  public var unit = WeightUnit.kg
  /// Why it moved, or did not.
  public var reason = LiftMove.Reason.held
  /// The place of the rule among the lift's, from 0. Absent: no rule was followed.
  public var rule: Int?
  public var misses = 0
  /// The repetitions of the AMRAP set that decided.
  public var amrapReps: Int?
  /// The RPE of the hardest set, where it decided.
  public var rpe: Double?
  /// The target of repetitions from then on, of double progression.
  public var reps: Int?
  public var why: LoadExplanation?

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammeMove", ProgrammeMove.init) {
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

/// The wanted cycle.
public struct ProgrammePlanQuery: Message {
  /// The number of the cycle. Absent: the one under way, or the first.
  public var cycle: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammePlanQuery", ProgrammePlanQuery.init) {
    Field("cycle", \.cycle, .range(1...1_000))
  }
}

/// How a cycle begins.
public struct CycleStart: Message {
  /// The first day. Absent: today.
  public var startsOn: CivilDate?
  /// The days of the sessions. Absent: they are undated, one after the other.
  public var weekdays: [Weekday]?
  /// Begin although sessions of the cycle before are still planned: they are removed. Absent: false.
  public var leavesRest = false
  /// Of a coach: whether the cycle may begin on a day that is past for the client. Absent: false. One's own always may.
  public var past = false

  public init() {}

  public static let shape: Shape<Self> = Shape("CycleStart", CycleStart.init) {
    Field("starts_on", \.startsOn)
    Field("weekdays", \.weekdays, .count(1...7), .unique)
    Field("leave_rest", \.leavesRest, .defaulted)
    Field("past", \.past, .defaulted)
  }
}

/// The suppositions about the sessions that are not done yet.
public struct ProgrammeSimulation: Message {
  /// How many cycles are reckoned. Absent: 1.
  public var cycles = 1
  /// What is supposed of sessions that no supposition matches. Absent: every set is reached.
  public var otherwise = SupposedOutcome.hit
  /// The suppositions. If several match a session, the last counts.
  public var outcomes: [Supposition] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammeSimulation", ProgrammeSimulation.init) {
    Field("cycles", \.cycles, .range(1...12), .defaulted)
    Field("otherwise", \.otherwise, .defaulted)
    Field("outcomes", \.outcomes, .count(0...500), .defaulted)
  }

  /// What is supposed of sessions. Absent members match everything.
  public struct Supposition: Message {
    /// The number of the cycle. Absent: every one.
    public var cycle: Int?
    /// The number of the week within the cycle. Absent: every one.
    public var week: Int?
    /// The number of the session within its week. Absent: every one.
    public var session: Int?
    /// The exercise's name. Absent: every one.
    public var exercise: String?
    /// How the session goes.
    public var outcome = SupposedOutcome.hit

    public init() {}

    public static let shape: Shape<Self> = Shape("Supposition", Supposition.init) {
      Field("cycle", \.cycle, .range(1...1_012))
      Field("week", \.week, .range(1...16))
      Field("session", \.session, .range(1...7))
      Field("exercise", \.exercise, .length(1...200))
      Field("outcome", \.outcome)
    }
  }
}

/// The cycles to come, by the suppositions.
public struct ProgrammeForecast: Message {
  /// The cycles, in order.
  public var cycles: [ProgrammePlan] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("ProgrammeForecast", ProgrammeForecast.init) {
    Field("cycles", \.cycles)
  }
}
