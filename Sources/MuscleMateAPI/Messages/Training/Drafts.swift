public import Primitives
public import Strength

/// A workout that is not finished: begun, left and taken up again, on any device. Nothing in it is required before
/// it is finished, but what is there is in order. Once started it is the live workout, whose clock counts up
/// without the pauses.
public struct Draft: Message {
  public var id = UUID(high: 0, low: 0)
  public var name: String?
  /// A live workout is performed when it was started.
  public var performedAt: PerformedAt?
  public var timeZone: String?
  public var notes: String?
  /// A live workout lasts as long as its clock ran.
  public var durationSeconds: Int?
  public var activity: Compendium.Activity?
  public var exercises: [DraftExercise] = []
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?
  public var clock = DraftClock()
  public var createdAt = Timestamp(microseconds: 0)
  public var updatedAt = Timestamp(microseconds: 0)
  /// The lifter's version as of the last change; also the ETag.
  public var version = 0

  public init() {}

  public static let shape = Shape("Draft", Draft.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("performed_at", \.performedAt, .note("Of a live workout: when it was started"))
    Field("time_zone", \.timeZone, .length(1...64), .note("An IANA zone; absent: the profile's"))
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field(
      "duration_seconds", \.durationSeconds, .range(Bounds.duration),
      .note("Of a live workout: what its clock shows"))
    Field("activity", \.activity)
    Field("exercises", \.exercises, .count(0...100), .defaulted)
    Field("template_id", \.templateID, .readOnly)
    Field("planned_workout_id", \.plannedWorkoutID, .readOnly)
    Field("clock", \.clock, .readOnly)
    Field("created_at", \.createdAt, .readOnly)
    Field("updated_at", \.updatedAt, .readOnly)
    Field("version", \.version, .readOnly)
  } check: { draft, faults in
    draft.exercises.checkIdentifiers(into: &faults)
  }
}

/// The data that a draft lacks to be finished; it overrides the draft's.
public struct DraftFinish: Message {
  public var performedAt: PerformedAt?
  public var timeZone: String?
  public var durationSeconds: Int?

  public init() {}

  public static let shape = Shape("DraftFinish", DraftFinish.init) {
    Field(
      "performed_at", \.performedAt,
      .note("Absent: when the clock was started, else what the draft says, else now"))
    Field("time_zone", \.timeZone, .length(1...64), .note("An IANA zone; absent: the draft's"))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration), .note("Absent: the draft's"))
  }
}

/// The source of a new draft: its own content, or that of a template, a planned workout or a logged one.
public struct NewDraft: Message {
  public var name: String?
  public var performedAt: PerformedAt?
  public var timeZone: String?
  public var notes: String?
  public var durationSeconds: Int?
  public var activity: Compendium.Activity?
  public var exercises: [DraftExercise] = []
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?
  public var workoutID: UUID?
  public var start = false

  public init() {}

  public static let shape = Shape("NewDraft", NewDraft.init) {
    Field("name", \.name, .length(1...200), .format(.name), .note("Absent: the origin's"))
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone, .length(1...64), .note("An IANA zone; absent: the profile's"))
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("activity", \.activity)
    Field("exercises", \.exercises, .count(0...100), .defaulted)
    Field("template_id", \.templateID, .note("The content of a template; with no other origin"))
    Field("planned_workout_id", \.plannedWorkoutID, .note("The content of a planned workout"))
    Field("workout_id", \.workoutID, .note("The content of a logged workout, to be done again"))
    Field("start", \.start, .defaulted, .note("Starts the clock at once"))
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
  public var state = State.draft
  public var startedAt: Timestamp?
  /// Absent while it is paused.
  public var runningSince: Timestamp?
  /// Time that it ran until `asOf`, without the pauses.
  public var activeSeconds = 0
  public var asOf = Timestamp(microseconds: 0)

  public init() {}

  public enum State: String, WordValue {
    /// Never started.
    case draft
    case running
    case paused
  }

  public static let shape = Shape("DraftClock", DraftClock.init) {
    Field("state", \.state)
    Field("started_at", \.startedAt)
    Field("running_since", \.runningSince)
    Field("active_seconds", \.activeSeconds)
    Field("as_of", \.asOf, .note("The server's time of this answer"))
  }
}

/// A draft in the list.
public struct DraftSummary: Message {
  public var id = UUID(high: 0, low: 0)
  public var name: String?
  public var exerciseCount = 0
  public var setCount = 0
  public var templateID: UUID?
  public var plannedWorkoutID: UUID?
  public var clock = DraftClock()
  public var createdAt = Timestamp(microseconds: 0)
  public var updatedAt = Timestamp(microseconds: 0)
  public var version = 0

  public init() {}

  public static let shape = Shape("DraftSummary", DraftSummary.init) {
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
