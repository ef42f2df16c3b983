public import Primitives

/// A workout that is meant to be done: at a time, on a day, or whenever it is its turn.
public struct PlannedWorkout: Message {
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var plannedFor: CivilDate?
  public var startsAt: Timestamp?
  public var timeZone: String?
  public var sequence: Int?
  public var templateID: UUID?
  public var programmeID: UUID?
  public var programmeVersion: Int?
  public var cycle: Int?
  public var week: Int?
  public var session: Int?
  public var state = OpenWord.known(PlannedState.planned)
  public var workoutID: UUID?
  public var remindMinutes: Int?
  /// The coach's assignment that it belongs to, and what the lifter has changed of it.
  public var assignmentID: UUID?
  public var adapted: [Adaptation] = []
  /// The lifter's version as of the last change; also the ETag.
  public var version = 0
  public var exercises: [PrescribedExercise]?

  /// Longest time ahead of a reminder: two weeks, in minutes.
  private static let longestReminder = 20_160.0

  public init() {}

  public static let shape = Shape("PlannedWorkout", PlannedWorkout.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("planned_for", \.plannedFor, .note("Absent: the day of starts_at, or whenever it is its turn"))
    Field("starts_at", \.startsAt)
    Field("time_zone", \.timeZone, .length(1...64), .note("An IANA zone; absent: the profile's"))
    Field(
      "sequence", \.sequence, .range(0...100_000), .note("The order of those on the same day or without one"))
    Field("template_id", \.templateID, .note("Gives the exercises where they are absent"))
    Field("programme_id", \.programmeID, .readOnly)
    Field("programme_version", \.programmeVersion, .readOnly)
    Field("cycle", \.cycle, .readOnly)
    Field("week", \.week, .readOnly)
    Field("session", \.session, .readOnly)
    Field("state", \.state, .readOnly)
    Field("workout_id", \.workoutID, .readOnly)
    Field("remind_minutes", \.remindMinutes, .range(0...longestReminder), .note("Before starts_at"))
    Field("assignment_id", \.assignmentID, .readOnly)
    Field("adapted", \.adapted, .readOnly, .note("What the lifter has changed of what a coach assigned"))
    Field("version", \.version, .readOnly)
    Field("exercises", \.exercises, .count(1...100), .note("Absent: the template's, or as they are"))
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
  public var id = UUID(high: 0, low: 0)
  public var name = ""
  public var plannedFor: CivilDate?
  public var startsAt: Timestamp?
  public var timeZone = ""
  public var sequence = 0
  public var templateID: UUID?
  public var programmeID: UUID?
  public var cycle: Int?
  public var week: Int?
  public var session: Int?
  public var state = OpenWord.known(PlannedState.planned)
  public var workoutID: UUID?
  public var remindMinutes: Int?
  public var assignmentID: UUID?
  public var adapted: [Adaptation] = []
  public var exerciseCount = 0
  public var version = 0

  public init() {}

  public static let shape = Shape("PlannedWorkoutSummary", PlannedWorkoutSummary.init) {
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
    Field("exercise_count", \.exerciseCount)
    Field("version", \.version)
  }
}

/// The wanted planned workouts; earliest first, those without a day at the end.
public struct PlannedQuery: PagedQuery {
  public var limit = PageQuery.usualLimit
  public var after: Cursor?
  /// First and last day; with either, those without a day are left out.
  public var from: CivilDate?
  public var to: CivilDate?
  public var state: PlannedState?

  public init() {}

  public static let shape = Shape("PlannedQuery", PlannedQuery.init) {
    Field("limit", \.limit, .range(PageQuery.limits), .defaulted)
    Field("after", \.after)
    Field("from", \.from)
    Field("to", \.to)
    Field("state", \.state)
  } check: { query, faults in
    faults.checkOrder(from: query.from, to: query.to)
  }
}
