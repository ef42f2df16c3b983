public import APISchema
public import Primitives
public import Strength

/// An exercise of a draft.
public struct DraftExercise: Message {
  /// The id of this exercise in the draft, and in the workout that the draft becomes. Absent in a request: a new one.
  /// If no part has one, what follows from the position.
  public var id: UUID?
  /// The name, which decides which of the lifter's exercises it is.
  public var name: String?
  /// The lifter's exercise. It counts where the name is absent.
  public var exerciseID: UUID?
  public var notes: String?
  public var superset: Int?
  public var sets: [DraftSet] = []

  public init() {}

  /// As it is when the workout begins.
  public var beginning: DraftExercise {
    var exercise = self
    exercise.sets = sets.map(\.beginning)
    return exercise
  }

  public static let shape: Shape<Self> = Shape("DraftExercise", DraftExercise.init) {
    Field("id", \.id)
    Field("name", \.name, .length(1...200), .format(.name))
    Field("exercise_id", \.exerciseID)
    Field("notes", \.notes, .length(0...10_000), .format(.freeText))
    Field("superset", \.superset, .range(Bounds.superset))
    Field("sets", \.sets, .count(0...100), .defaulted)
  }
}

/// A set of a draft: what was done, and what was meant to be.
public struct DraftSet: Message {
  /// The id of this set in the draft, and in the workout that the draft becomes. Absent in a request: a new one. If no
  /// part has one, what follows from the position.
  public var id: UUID?
  /// What the set is for. Absent in a request: working.
  public var kind = OpenWord.known(SetKind.working)
  /// Whether it was done: what is not is left out when the draft is finished. Absent in a request: true, and as a live
  /// workout begins false.
  public var isDone = true
  public var reps: Int?
  public var weight: Decimal?
  /// The unit of the weight. Absent in a request: the one that the set of this id has, else the profile's.
  public var unit: WeightUnit?
  public var rpe: RPE?
  public var restSeconds: Int?
  public var durationSeconds: Int?
  public var distanceMeters: Decimal?
  public var notes: String?
  /// The set as it was meant to be done.
  public var target: PrescribedSet?
  /// Whether a request named the kind: a set that is logged in place of a prepared one else keeps what it had.
  private var namesKind = true
  /// Whether a request said if it is done.
  private var saysDone = true

  public init() {}

  /// The body that replaces a set of a draft.
  public func changing() -> JSON {
    guard !namesKind, case .object(let members) = encoded() else { return encoded() }
    return .object(members.filter { $0.name != "kind" })
  }

  /// As it is when the workout begins: still to be done, unless the request said that it is done.
  public var beginning: DraftSet {
    var set = self
    if !saysDone { set.isDone = false }
    return set
  }

  public static let shape: Shape<Self> = Shape("DraftSet", DraftSet.init) {
    Field("id", \.id)
    Field("kind", \.kind, .defaulted)
    Field("done", \.isDone, .defaulted)
    Field("reps", \.reps, .range(Bounds.reps))
    Field("weight", \.weight, .range(Bounds.setWeight))
    Field("unit", \.unit)
    Field("rpe", \.rpe)
    Field("rest_seconds", \.restSeconds, .range(Bounds.rest))
    Field("duration_seconds", \.durationSeconds, .range(Bounds.duration))
    Field("distance_meters", \.distanceMeters, .range(Bounds.distance))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("target", \.target)
  }

  /// An app sends back what it read, and with it why a target's load is what it is: read-only where something is
  /// prescribed, and here all that is left of it.
  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> DraftSet? {
    guard var set = shape.decode(json, into: &faults) else { return nil }
    set.note(whatIsIn: json, faults.reading)
    return set
  }

  mutating func note(whatIsIn json: JSON, _ reading: Faults.Reading) {
    namesKind = json["kind"] != nil
    saysDone = json["done"] != nil
    if reading == .request, let why = json["target"]?["why"] {
      var ignored = Faults()
      target?.why = LoadExplanation.shape.decode(why, into: &ignored)
    }
  }
}
