public import APISchema
public import Primitives

/// A workout that is meant to be done: at a time, on a day, or whenever it is its turn.
public struct PlannedWorkout: Message {
  public var id = UUID.unset
  public var name = ""
  /// The day. Absent: the day of starts_at, or whenever it is its turn.
  public var plannedFor: CivilDate?
  /// When it is to begin. Absent: at no particular time.
  public var startsAt: Timestamp?
  /// An IANA time zone. Absent in a request: the profile's.
  public var timeZone: String?
  /// The order of those on the same day or without one.
  public var sequence: Int?
  /// The template, which gives the exercises where they are absent.
  public var templateID: UUID?
  public var programmeID: UUID?
  /// The number of the programme's definition that it comes from.
  public var programmeVersion: Int?
  public var cycle: Int?
  public var week: Int?
  public var session: Int?
  /// Whether it waits, was done or was skipped.
  public var state = OpenWord.known(PlannedState.planned)
  /// The workout that it became. Absent: it was not done.
  public var workoutID: UUID?
  /// How many minutes before starts_at a reminder comes. Absent: none does.
  public var remindMinutes: Int?
  /// The coach's assignment that it belongs to. Absent: the lifter's own.
  public var assignmentID: UUID?
  /// What the lifter has changed of what a coach assigned.
  public var adapted: [Adaptation] = []
  /// What the coach has changed of this session alone. A later change of the assignment leaves it.
  public var coachChanges: [Adaptation] = []
  /// The lifter's version as of the last change. In If-Match it makes a change conditional.
  public var version = 0
  /// The exercises, in the order in which they are done. Absent in a request: the template's, or as they are.
  public var exercises: [PrescribedExercise]?

  /// Longest time ahead of a reminder: two weeks, in minutes.
  private static let longestReminder = 20_160.0

  public init() {}

  public static let shape: Shape<Self> = Shape("PlannedWorkout", PlannedWorkout.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("planned_for", \.plannedFor)
    Field("starts_at", \.startsAt)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("sequence", \.sequence, .range(0...100_000))
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID, .readOnly)
    Field("programme_version", \.programmeVersion, .readOnly)
    Field("cycle", \.cycle, .readOnly)
    Field("week", \.week, .readOnly)
    Field("session", \.session, .readOnly)
    Field("state", \.state, .readOnly)
    Field("workout_id", \.workoutID, .readOnly)
    Field("remind_minutes", \.remindMinutes, .range(0...longestReminder))
    Field("assignment_id", \.assignmentID, .readOnly)
    Field("adapted", \.adapted, .readOnly)
    Field("coach_changes", \.coachChanges, .readOnly, .defaulted)
    Field("version", \.version, .readOnly)
    Field("exercises", \.exercises, .count(1...100))
  } check: { planned, faults in
    planned.exercises?.checkIdentifiers(into: &faults)
    planned.exercises?.checkSupersets(into: &faults)
    planned.checkTimes(into: &faults)
  }

  /// A day inside the years 1900 to 2100, so that the day is in them in every zone: 1900-01-02T00:00:00Z and
  /// 2100-12-31T00:00:00Z.
  private static let moments = Timestamp(unixSeconds: -2_208_902_400)..<Timestamp(unixSeconds: 4_133_894_400)

  /// A reminder of what has begun already would never come.
  public func remindsTooLate(at now: Timestamp) -> Bool {
    guard remindMinutes != nil, let startsAt else { return false }
    return startsAt <= now
  }

  private func checkTimes(into faults: inout Faults) {
    if let day = plannedFor {
      if day.year < 1900 { faults.add("planned_for", .tooSmall("1900-01-01")) }
      if day.year > 2100 { faults.add("planned_for", .tooLarge("2100-12-31")) }
    }
    if let start = startsAt {
      if start < Self.moments.lowerBound { faults.add("starts_at", .tooSmall("1900-01-02")) }
      if start >= Self.moments.upperBound { faults.add("starts_at", .tooLarge("2100-12-30")) }
    } else if remindMinutes != nil {
      faults.add("starts_at", .needed)
    }
  }
}

/// The state of a plan.
public enum PlannedState: String, WordValue {
  case planned, done, skipped
}

/// A planned workout in the list.
public struct PlannedWorkoutSummary: Message {
  public var id = UUID.unset
  public var name = ""
  public var plannedFor: CivilDate?
  /// When it is to begin. Absent: at no particular time.
  public var startsAt: Timestamp?
  public var timeZone = ""
  /// The order of those on the same day or without one.
  public var sequence = 0
  public var templateID: UUID?
  public var programmeID: UUID?
  public var cycle: Int?
  public var week: Int?
  public var session: Int?
  /// Whether it waits, was done or was skipped.
  public var state = OpenWord.known(PlannedState.planned)
  /// The workout that it became. Absent: it was not done.
  public var workoutID: UUID?
  /// How many minutes before starts_at a reminder comes. Absent: none does.
  public var remindMinutes: Int?
  /// The coach's assignment that it belongs to. Absent: the lifter's own.
  public var assignmentID: UUID?
  /// What the lifter has changed of what a coach assigned.
  public var adapted: [Adaptation] = []
  /// What the coach has changed of this session alone. A later change of the assignment leaves it.
  public var coachChanges: [Adaptation] = []
  public var exerciseCount = 0
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("PlannedWorkoutSummary", PlannedWorkoutSummary.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("planned_for", \.plannedFor)
    Field("starts_at", \.startsAt)
    Field("time_zone", \.timeZone)
    Field("sequence", \.sequence)
    Field("template_id", \.templateID)
    Field("programme_id", \.programmeID)
    Field("cycle", \.cycle)
    Field("week", \.week)
    Field("session", \.session)
    Field("state", \.state)
    Field("workout_id", \.workoutID)
    Field("remind_minutes", \.remindMinutes)
    Field("assignment_id", \.assignmentID)
    Field("adapted", \.adapted)
    Field("coach_changes", \.coachChanges, .defaulted)
    Field("exercise_count", \.exerciseCount)
    Field("version", \.version)
  }
}

/// The wanted planned workouts; earliest first, those without a day at the end.
public struct PlannedQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// The first day. With from or to, workouts without a day are left out.
  public var from: CivilDate?
  /// The last day. With from or to, workouts without a day are left out.
  public var to: CivilDate?
  /// Only planned workouts in this state.
  public var state: PlannedState?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlannedQuery", PlannedQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("from", \.from)
    Field("to", \.to)
    Field("state", \.state)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
