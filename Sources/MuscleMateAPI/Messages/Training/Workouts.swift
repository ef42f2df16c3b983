public import APISchema
public import Primitives
public import Strength

/// A workout as it was done: exercises in order, each with its sets.
public struct Workout: Message {
  public var id = UUID.unset
  public var name = ""
  /// When the workout began.
  public var performedAt = PerformedAt(Timestamp.unset)
  /// The IANA time zone of the place. Absent in a request: the profile's.
  public var timeZone: String?
  /// The day on which it was, at the place where it was.
  public var localDate: CivilDate?
  public var notes: String?
  public var durationSeconds: Int?
  /// The activity by which the energy is estimated. Absent: it is found from the sets.
  public var activity: Compendium.Activity?
  /// The energy that it took. Absent where there is no duration or no body weight is known; it is filled in when a body
  /// weight comes.
  public var energy: WorkoutEnergy?
  /// Why there is no energy. Absent: there is one, or the caller may not see the body.
  public var energyMissing: [EnergyGap]?
  /// The lifter's version as of the last change. In If-Match it makes a change conditional.
  public var version = 0
  public var exercises: [WorkoutExercise] = []
  /// The planned workout that is done with it, unless another workout was it before. Absent: none.
  public var plannedWorkoutID: UUID?
  /// The records that it set at its time, as far as the caller may see records.
  public var records: [PersonalRecord]?

  public init() {}

  public static let shape: Shape<Self> = Shape("Workout", Workout.init) {
    Field("id", \.id, .readOnly)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("performed_at", \.performedAt)
    Field("time_zone", \.timeZone, .length(1...64))
    Field("local_date", \.localDate, .readOnly)
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("activity", \.activity)
    Field("energy", \.energy, .readOnly)
    Field("energy_missing", \.energyMissing, .readOnly)
    Field("version", \.version, .readOnly)
    Field("exercises", \.exercises, .count(1...100))
    Field("planned_workout_id", \.plannedWorkoutID, .writeOnly)
    Field("records", \.records, .readOnly)
  } check: { workout, faults in
    workout.exercises.checkIdentifiers(into: &faults)
  }
}

/// An exercise within a workout. The name decides which of the lifter's exercises it is, and makes a new one where
/// there is none of that name; an identifier alone does as well.
public struct WorkoutExercise: OneRequired {
  /// The id of this exercise in this workout, once within the lifter's log. Absent in a request: a new one. If no part
  /// has one, what follows from the position.
  public var id: UUID?
  /// The name, which decides which of the lifter's exercises it is. A new name makes a new exercise.
  public var name: String?
  /// The lifter's exercise. It counts where the name is absent.
  public var exerciseID: UUID?
  public var lift: Lift?
  /// What its weights mean: those of `assisted_reps` are assistance, not load.
  public var measure: Measure?
  public var notes: String?
  /// Exercises of a workout that share a number are done in turns. Absent: by itself.
  public var superset: Int?
  /// None where the exercise has a note, such as the reason why it was skipped.
  public var sets: [LoggedSet] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("WorkoutExercise", WorkoutExercise.init) {
    Field("id", \.id)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("exercise_id", \.exerciseID)
    Field("lift", \.lift, .readOnly)
    Field("measure", \.measure, .readOnly)
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("superset", \.superset, .range(Bounds.superset))
    Field("sets", \.sets, .count(0...100))
  }

  public static let requiredOnes: KeyValuePairs<String, JSON> = ["name": "string", "exercise_id": "string"]

  public static func check(_ json: JSON, into faults: inout Faults) { checkNoted(json, into: &faults) }
}

/// One set: what was done, and how hard it was.
public struct LoggedSet: OneRequired {
  /// The id of this set, once within the lifter's log. Absent in a request: a new one. If no part has one, what follows
  /// from the position.
  public var id: UUID?
  /// What the set is for. Absent in a request: working.
  public var kind = OpenWord.known(SetKind.working)
  public var reps: Int?
  public var weight: Decimal?
  /// The unit of the weight. Absent in a request: the one that the set of this id has, else the profile's.
  public var unit: WeightUnit?
  public var rpe: RPE?
  /// The rest after it, in seconds.
  public var restSeconds: Int?
  public var durationSeconds: Int?
  public var distanceMeters: Decimal?
  public var notes: String?

  public init() {}

  public static let shape: Shape<Self> = Shape("Set", LoggedSet.init) {
    Field("id", \.id)
    Field("kind", \.kind, .defaulted)
    Field("reps", \.reps, .range(Bounds.reps))
    Field("weight", \.weight, .range(Bounds.setWeight))
    Field("unit", \.unit)
    Field("rpe", \.rpe)
    Field("rest_seconds", \.restSeconds, .range(Bounds.rest))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("distance_meters", \.distanceMeters, .range(Bounds.distance))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
  }

  public static let requiredOnes: KeyValuePairs<String, JSON> = [
    "reps": "integer", "duration_seconds": "integer", "distance_meters": "number",
  ]
}
