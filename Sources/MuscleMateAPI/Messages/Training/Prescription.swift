public import APISchema
public import Primitives
public import Strength

/// An exercise as it is meant to be done: in a template, a planned workout, a programme's session. The name decides
/// which of the lifter's exercises it is, as in a workout.
public struct PrescribedExercise: OneRequired {
  /// The id of this exercise in the template or the planned workout that it is part of. Absent in a request: a new one.
  /// If no part has one, what follows from the position.
  public var id: UUID?
  /// The name, which decides which of the lifter's exercises it is.
  public var name: String?
  /// The lifter's exercise. It counts where the name is absent.
  public var exerciseID: UUID?
  public var lift: Lift?
  /// What its weights mean: those of `assisted_reps` are assistance, not load. Absent: it is not known, or the lifter has no such
  /// exercise yet.
  public var measure: Measure?
  public var notes: String?
  /// Exercises that share a number are done in turns; they are next to each other. Absent: by itself.
  public var superset: Int?
  /// None where the exercise has a note, such as the reason why it was skipped.
  public var sets: [PrescribedSet] = []

  public init() {}

  public static let shape: Shape<Self> = Shape("PrescribedExercise", PrescribedExercise.init) {
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

/// A set as it is meant to be done. The load is a weight, or a percentage of the exercise's one-rep maximum (in a
/// programme: of its training max); neither leaves it to the lifter.
public struct PrescribedSet: OneRequired {
  /// The id of this set in the template or the planned workout that it is part of. Absent in a request: a new one. If
  /// no part has one, what follows from the position.
  public var id: UUID?
  /// What the set is for. Absent in a request: working.
  public var kind = OpenWord.known(SetKind.working)
  /// How many repetitions: for an AMRAP set the least, with `repsMax` the lower end of a range.
  public var reps: Int?
  /// The upper end of a range of repetitions. Absent: there is no range.
  public var repsMax: Int?
  public var weight: Decimal?
  /// The unit of the weight. Absent in a request: the one that the set of this id has, else the profile's.
  public var unit: WeightUnit?
  /// The load as a percentage of the exercise's one-rep maximum, instead of a weight. In a programme: of its training
  /// max.
  public var percentage: Decimal?
  public var rpe: RPE?
  public var restSeconds: Int?
  public var durationSeconds: Int?
  public var distanceMeters: Decimal?
  public var notes: String?
  /// How the weight came about, where the platform reckoned it.
  public var why: LoadExplanation?

  public init() {}

  public static let shape: Shape<Self> = Shape("PrescribedSet", PrescribedSet.init) {
    Field("id", \.id)
    Field("kind", \.kind, .defaulted)
    Field("reps", \.reps, .range(Bounds.reps))
    Field("reps_max", \.repsMax, .range(Bounds.reps))
    Field("weight", \.weight, .range(Bounds.setWeight))
    Field("unit", \.unit)
    Field("percentage", \.percentage, .range(0...200))
    Field("rpe", \.rpe)
    Field("rest_seconds", \.restSeconds, .range(Bounds.rest))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("distance_meters", \.distanceMeters, .range(Bounds.distance))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("why", \.why, .readOnly)
  } check: { set, faults in
    if let most = set.repsMax, most < set.reps ?? 0 { faults.add("reps_max", .tooSmall("\(set.reps ?? 0)")) }
    if set.weight != nil, set.percentage != nil {
      faults.add("percentage", .invalid("a weight or a percentage"))
    }
  }

  public static let requiredOnes: KeyValuePairs<String, JSON> = [
    "reps": "integer", "duration_seconds": "integer", "distance_meters": "number",
  ]
}

/// Why a load is what it is: the formula with its inputs, the exact result, and the rounding to what can be loaded.
public struct LoadExplanation: Message {
  /// The name of the formula: percentage_of_training_max and the like.
  public var formula = ""
  /// The values that went into the formula.
  public var inputs: [Input] = []
  public var unrounded = Decimal(0)
  public var rounded = Decimal(0)
  public var unit = WeightUnit.kg
  /// The step that was rounded to. Absent: the plates decided.
  public var step: Decimal?
  /// How it was rounded: "nearest, halves up" and the like.
  public var rounding = ""

  public init() {}

  public static let shape: Shape<Self> = Shape("LoadExplanation", LoadExplanation.init) {
    Field("formula", \.formula)
    Field("inputs", \.inputs)
    Field("unrounded", \.unrounded)
    Field("rounded", \.rounded)
    Field("unit", \.unit)
    Field("step", \.step)
    Field("rounding", \.rounding)
  }

  /// A value that goes into a formula.
  public struct Input: Message {
    /// The name of the value within the formula.
    public var name = ""
    /// The value itself.
    public var value = Decimal(0)
    /// The unit of the value: kg, lb, percent, reps and the like.
    public var unit: String?

    public init() {}

    public static let shape: Shape<Self> = Shape("LoadInput", Input.init) {
      Field("name", \.name)
      Field("value", \.value)
      Field("unit", \.unit)
    }
  }
}

/// An exercise without a set says something by its note alone, and counts for nothing; without one it says nothing.
func checkNoted(_ exercise: JSON, into faults: inout Faults) {
  guard exercise["sets"]?.elements?.isEmpty == true, (exercise["notes"]?.text ?? "").trimmed.isEmpty else {
    return
  }
  faults.add("sets", .tooFew(1))
}
