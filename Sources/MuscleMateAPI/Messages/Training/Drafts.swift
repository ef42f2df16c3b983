public import APISchema
public import Primitives
public import Strength

/// A workout that is not finished: begun, left and taken up again, on any device. Nothing in it is required before
/// it is finished, but what is there is in order. Once started it is the live workout, whose clock counts up
/// without the pauses.
public struct Draft: Message {
  public var id = UUID.unset
  /// The name, which is needed when it is finished.
  public var name: String?
  /// When it began. A live workout began when it was started.
  public var performedAt: PerformedAt?
  /// An IANA time zone. Absent in a request: the profile's.
  public var timeZone: String?
  public var notes: String?
  /// How long it takes, in seconds. A live workout lasts as long as its clock ran.
  public var durationSeconds: Int?
  public var activity: Compendium.Activity?
  public var exercises: [DraftExercise] = []
  /// When its sets were changed last. In a request: when the device changed those that it changes.
  public var setTimes: SetTimes?
  /// The template that it was made from. In a request it counts if the draft is new, and not beside a planned workout.
  public var templateID: UUID?
  /// The planned workout that it was started from, which is done once the draft is finished. In a request it counts if the
  /// draft is new.
  public var plannedWorkoutID: UUID?
  public var clock = DraftClock()
  public var createdAt = Timestamp.unset
  public var updatedAt = Timestamp.unset
  /// The lifter's version as of the last change. In If-Match it makes a change conditional.
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("Draft", Draft.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("activity", \.activity)
    Field("exercises", \.exercises, .count(0...100), .defaulted)
    Field("set_times", \.setTimes)
    Field("template_id", \.templateID)
    Field("planned_workout_id", \.plannedWorkoutID)
    Field("clock", \.clock, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("updated_at", \.updatedAt, .readOnly)
    Field("version", \.version, .readOnly)
  } check: { draft, faults in
    draft.exercises.checkIdentifiers(into: &faults)
    if draft.templateID != nil, draft.plannedWorkoutID != nil {
      faults.add("template_id", .invalid("one origin, or exercises"))
    }
  }
}

/// The data that a draft lacks to be finished; it overrides the draft's.
public struct DraftFinish: Message {
  /// When it began. Absent: when the clock was started, else what the draft says, else now.
  public var performedAt: PerformedAt?
  /// An IANA time zone. Absent: the draft's.
  public var timeZone: String?
  /// How long it took, in seconds. Absent: the draft's.
  public var durationSeconds: Int?

  public init() {}

  public static let shape: Shape<Self> = Shape("DraftFinish", DraftFinish.init) {
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
  }
}

/// The source of a new draft: its own content, or that of a template, a planned workout or a logged one.
public struct NewDraft: Message {
  /// The name. Absent: the origin's.
  public var name: String?
  /// When it began. Absent: it is said when the draft is finished.
  public var performedAt: PerformedAt?
  /// An IANA time zone. Absent: the profile's.
  public var timeZone: String?
  public var notes: String?
  public var durationSeconds: Int?
  public var activity: Compendium.Activity?
  public var exercises: [DraftExercise] = []
  /// The template whose content it takes, with no other origin.
  public var templateID: UUID?
  /// The planned workout whose content it takes, with no other origin.
  public var plannedWorkoutID: UUID?
  /// The logged workout whose content it takes, to be done again, with no other origin.
  public var workoutID: UUID?
  /// Whether the clock starts at once. Absent: false.
  public var start = false

  public init() {}

  public static let shape: Shape<Self> = Shape("NewDraft", NewDraft.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("activity", \.activity)
    Field("exercises", \.exercises, .count(0...100), .defaulted)
    Field("template_id", \.templateID)
    Field("planned_workout_id", \.plannedWorkoutID)
    Field("workout_id", \.workoutID)
    Field("start", \.start, .defaulted)
  } check: { draft, faults in
    draft.exercises.checkIdentifiers(into: &faults)
    let origins = [draft.templateID, draft.plannedWorkoutID, draft.workoutID].compactMap { $0 }.count
    guard origins > 1 || origins == 1 && !draft.exercises.isEmpty else { return }
    let name =
      draft.templateID != nil
      ? "template_id" : draft.plannedWorkoutID != nil ? "planned_workout_id" : "workout_id"
    faults.add(name, .invalid("one origin, or exercises"))
  }
}

/// The clock of a draft. Every device gets the server's clock, so that all show the same time.
public struct DraftClock: Message {
  /// Whether it runs.
  public var state = State.draft
  /// When it was started first. Absent: never.
  public var startedAt: Timestamp?
  /// Since when it runs. Absent while it does not.
  public var runningSince: Timestamp?
  /// For how many seconds it ran until `asOf`, without the pauses.
  public var activeSeconds = 0
  /// The server's time of this answer.
  public var asOf = Timestamp.unset

  public init() {}

  public enum State: String, WordValue {
    /// Never started.
    case draft
    case running
    case paused
  }

  public static let shape: Shape<Self> = Shape("DraftClock", DraftClock.init) {
    Field("state", \.state)
    Field("started_at", \.startedAt)
    Field("running_since", \.runningSince)
    Field("active_seconds", \.activeSeconds)
    Field("as_of", \.asOf)
  }
}

/// A press of a button of the clock: start, pause or resume.
public struct ClockPress: Message {
  /// The moment at which it was pressed, for a device that sends it later. It lies in the last 24 hours; what is at most a
  /// minute ahead counts as now. If the clock was turned after this moment, the press has no effect. Absent: now.
  public var at: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("ClockPress", ClockPress.init) {
    Field("at", \.at)
  }
}

/// A draft in the list.
public struct DraftSummary: Message {
  public var id = UUID.unset
  public var name: String?
  public var exerciseCount = 0
  public var setCount = 0
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?
  public var clock = DraftClock()
  public var createdAt = Timestamp.unset
  public var updatedAt = Timestamp.unset
  public var version = 0

  public init() {}

  public static let shape: Shape<Self> = Shape("DraftSummary", DraftSummary.init) {
    Field("id", \.id)
    Field("name", \.name)
    Field("exercise_count", \.exerciseCount)
    Field("set_count", \.setCount)
    Field("template_id", \.templateID)
    Field("planned_workout_id", \.plannedWorkoutID)
    Field("clock", \.clock)
    Field("created_at", \.createdAt)
    Field("updated_at", \.updatedAt)
    Field("version", \.version)
  }
}
