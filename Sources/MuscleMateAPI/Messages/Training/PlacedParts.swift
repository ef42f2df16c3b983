public import Primitives

/// An exercise of a workout, under the id in the path: changed where it is, moved, or added.
public struct PlacedExercise: OneRequired {
  public var exercise = WorkoutExercise()
  /// The exercise that it is put behind. Absent: it stays where it is, and a new one is last.
  public var after: UUID?

  public init() {}

  public static let shape = Shape("PlacedExercise", PlacedExercise.init) {
    WorkoutExercise.shape.fieldsOfPart(in: \.exercise)
    Field("after", \.after, .note(afterNote))
  }

  public static var requiredOnes: KeyValuePairs<String, JSON> { WorkoutExercise.requiredOnes }
}

/// A set of a workout, under the id in the path: changed where it is, moved, or added.
public struct PlacedSet: OneRequired {
  public var set = LoggedSet()
  /// The exercise of the workout that it belongs to. Absent: the one that has it.
  public var exercise: UUID?
  public var after: UUID?

  public init() {}

  public static let shape = Shape("PlacedSet", PlacedSet.init) {
    LoggedSet.shape.fieldsOfPart(in: \.set)
    Field("exercise", \.exercise, .note(exerciseNote))
    Field("after", \.after, .note(afterNote))
  }

  public static var requiredOnes: KeyValuePairs<String, JSON> { LoggedSet.requiredOnes }
}

/// An exercise of a draft, under the id in the path: changed where it is, moved, or added.
public struct PlacedDraftExercise: Message {
  public var exercise = DraftExercise()
  public var after: UUID?

  public init() {}

  public static let shape = Shape("PlacedDraftExercise", PlacedDraftExercise.init) {
    DraftExercise.shape.fieldsOfPart(in: \.exercise)
    Field("after", \.after, .note(afterNote))
  }
}

/// A set of a draft, under the id in the path: logged where it is, moved, or added.
public struct PlacedDraftSet: Message {
  public var set = DraftSet()
  public var exercise: UUID?
  public var after: UUID?

  public init() {}

  public static let shape = Shape("PlacedDraftSet", PlacedDraftSet.init) {
    DraftSet.shape.fieldsOfPart(in: \.set)
    Field("exercise", \.exercise, .note(exerciseNote))
    Field("after", \.after, .note(afterNote))
  }

  public static func decode(_ json: JSON, _: Rules, into faults: inout Faults) -> PlacedDraftSet? {
    guard var placed = shape.decode(json, into: &faults) else { return nil }
    placed.set.note(whatIsIn: json, faults.reading)
    return placed
  }
}

private let exerciseNote: StaticString =
  "The `id` of the exercise of the workout; absent: the one that has the set"
private let afterNote: StaticString =
  "The `id` that it comes behind; absent: where it is, and last if it is new"

extension Shape where Root: IdentifiedPart {
  /// These members as members of what contains the part. The id is the path's; one that is sent back is passed over.
  fileprivate func fieldsOfPart<Whole>(in path: any WritableKeyPath<Whole, Root> & Sendable) -> [Field<Whole>]
  {
    fields.map { $0.name == "id" ? $0.ignored() : $0.within(path) }
  }
}
