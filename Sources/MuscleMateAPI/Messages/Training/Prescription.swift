public import Primitives
public import Strength

/// An exercise as it is meant to be done: in a template, a planned workout, a programme's session. The name decides
/// which of the lifter's exercises it is, as in a workout.
public struct PrescribedExercise: OneRequired {
  /// Where it is part of a template or a planned workout, its own there.
  public var id: UUID?
  public var name: String?
  public var exerciseID: UUID?
  public var lift: Lift?
  public var notes: String?
  /// Exercises that share a number are done in turns; they are next to each other.
  public var superset: Int?
  public var sets: [PrescribedSet] = []

  public init() {}

  public static let shape = Shape("PrescribedExercise", PrescribedExercise.init) {
    Field("id", \.id, .note(identifierNote))
    Field("name", \.name, .length(1...200), .format(.name))
    Field("exercise_id", \.exerciseID, .note("Counts where the name is absent"))
    Field("lift", \.lift, .readOnly)
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("superset", \.superset, .range(Bounds.superset))
    Field("sets", \.sets, .count(1...100))
  }

  public static let requiredOnes: KeyValuePairs<String, JSON> = ["name": "string", "exercise_id": "string"]
}

/// A set as it is meant to be done. The load is a weight, or a percentage of the exercise's one-rep maximum (in a
/// programme: of its training max); neither leaves it to the lifter.
public struct PrescribedSet: OneRequired {
  public var id: UUID?
  public var kind = OpenWord.known(SetKind.working)
  /// For an AMRAP set the least; with `repsMax` the lower end of a range.
  public var reps: Int?
  public var repsMax: Int?
  public var weight: Decimal?
  public var unit: WeightUnit?
  public var percentage: Decimal?
  public var rpe: RPE?
  public var restSeconds: Int?
  public var durationSeconds: Int?
  public var distanceMeters: Decimal?
  public var notes: String?
  /// How the weight came about, where the platform calculated it.
  public var why: LoadExplanation?

  public init() {}

  public static let shape = Shape("PrescribedSet", PrescribedSet.init) {
    Field("id", \.id, .note(identifierNote))
    Field("kind", \.kind, .defaulted)
    Field("reps", \.reps, .range(Bounds.reps))
    Field("reps_max", \.repsMax, .range(Bounds.reps))
    Field("weight", \.weight, .range(Bounds.setWeight))
    Field("unit", \.unit, .note("Absent: the profile's"))
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
  /// "percentage_of_training_max" and the like.
  public var formula = ""
  public var inputs: [Input] = []
  public var unrounded = Decimal(0)
  public var rounded = Decimal(0)
  public var unit = WeightUnit.kg
  /// The step that was rounded to; absent where the plates decided.
  public var step: Decimal?
  /// "nearest, halves up" and the like.
  public var rounding = ""

  public init() {}

  public static let shape = Shape("LoadExplanation", LoadExplanation.init) {
    Field("formula", \.formula)
    Field("inputs", \.inputs)
    Field("unrounded", \.unrounded)
    Field("rounded", \.rounded)
    Field("unit", \.unit)
    Field("step", \.step)
    Field("rounding", \.rounding)
  }

  public struct Input: Message {
    public var name = ""
    public var value = Decimal(0)
    /// kg, lb, percent, reps …
    public var unit: String?

    public init() {}

    public static let shape = Shape("LoadInput", Input.init) {
      Field("name", \.name)
      Field("value", \.value)
      Field("unit", \.unit)
    }
  }
}
