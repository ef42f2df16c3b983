public import APISchema
public import Primitives

/// An exercise of a workout, under the id in the path: changed where it is, moved, or added.
public struct PlacedExercise: OneRequired {
  public var exercise = WorkoutExercise()
  /// The id of the exercise that it is put behind. Absent: it stays where it is, and a new one is last.
  public var after: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlacedExercise", PlacedExercise.init) {
    WorkoutExercise.shape.fieldsOfPart(in: \.exercise)
    Field("after", \.after)
  }

  public static var requiredOnes: KeyValuePairs<String, JSON> { WorkoutExercise.requiredOnes }
}

/// A set of a workout, under the id in the path: changed where it is, moved, or added.
public struct PlacedSet: OneRequired {
  public var set = LoggedSet()
  /// The id of the exercise of the workout that it belongs to. Absent: the one that has it.
  public var exercise: UUID?
  /// The id of the set that it is put behind. Absent: it stays where it is, and a new one is last.
  public var after: UUID?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlacedSet", PlacedSet.init) {
    LoggedSet.shape.fieldsOfPart(in: \.set)
    Field("exercise", \.exercise)
    Field("after", \.after)
  }

  public static var requiredOnes: KeyValuePairs<String, JSON> { LoggedSet.requiredOnes }
}

/// An exercise of a draft, under the id in the path: changed where it is, moved, or added.
public struct PlacedDraftExercise: Message {
  public var exercise = DraftExercise()
  /// The id of the exercise that it is put behind. Absent: it stays where it is, and a new one is last.
  public var after: UUID?
  /// When the device changed its sets. A set without a time that is changed was changed on arrival.
  public var setTimes: SetTimes?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlacedDraftExercise", PlacedDraftExercise.init) {
    DraftExercise.shape.fieldsOfPart(in: \.exercise)
    Field("after", \.after)
    Field("set_times", \.setTimes)
  }
}

/// A set of a draft, under the id in the path: logged where it is, moved, or added.
public struct PlacedDraftSet: Message {
  public var set = DraftSet()
  /// The id of the exercise of the draft that it belongs to. Absent: the one that has it.
  public var exercise: UUID?
  /// The id of the set that it is put behind. Absent: it stays where it is, and a new one is last.
  public var after: UUID?
  /// When the device changed it, by the server's clock. Absent, or more than 24 hours ago: on arrival. It is told in the draft's
  /// `set_times`, not before the change that it replaces.
  public var at: Timestamp?

  public init() {}

  public static let shape: Shape<Self> = Shape("PlacedDraftSet", PlacedDraftSet.init) {
    DraftSet.shape.fieldsOfPart(in: \.set)
    Field("exercise", \.exercise)
    Field("after", \.after)
    Field("at", \.at)
  }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> PlacedDraftSet? {
    guard var placed = shape.decode(json, into: &faults) else { return nil }
    placed.set.note(whatIsIn: json, faults.reading)
    return placed
  }
}

extension Shape where Root: IdentifiedPart {
  /// These members as members of what contains the part. The id is the path's; one that is sent back is passed over.
  fileprivate func fieldsOfPart<Whole>(in path: any WritableKeyPath<Whole, Root> & Sendable) -> [Field<Whole>]
  {
    fields.map { $0.name == "id" ? $0.ignored() : $0.within(path) }
  }
}
