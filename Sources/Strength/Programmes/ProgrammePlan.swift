/// A cycle with its numbers.
public struct CyclePlan: Sendable {
  public var weeks: [WeekPlan] = []
  /// Every move of a lift in the order in which it comes about.
  public var moves: [PlannedMove] = []
  /// The state of the lifts at the cycle's end, in the order of the definition.
  public var states: [LiftState]
}

public struct PlannedMove: Sendable {
  /// The place of the lift in the definition.
  public let lift: Int
  /// The session that it follows, counted from one; nil: the whole cycle.
  public let week: Int?
  public let session: Int?
  public let move: LiftMove
}

public struct WeekPlan: Sendable {
  public let number: Int
  public let name: String?
  public let isDeload: Bool
  public var sessions: [SessionPlan] = []
}

public struct SessionPlan: Sendable {
  /// Both counted from one.
  public let week: Int
  public let session: Int
  public let name: String
  public let isDeload: Bool
  public var exercises: [ExercisePlan] = []

  /// The sets that decide how the lift goes on.
  public func counted(_ lift: Int) -> [SetPlan] {
    guard !isDeload else { return [] }
    return exercises.filter { $0.lift == lift && !$0.isSupplemental }.flatMap(\.sets)
      .filter { $0.kind != .warmUp }
  }
}

public struct ExercisePlan: Sendable {
  public let exercise: String
  /// Nil: none of the programme's lifts.
  public let lift: Int?
  public let isSupplemental: Bool
  public let superset: Int?
  public let notes: String?
  public var sets: [SetPlan] = []
}

public struct SetPlan: Sendable {
  public let kind: ProgrammeSet.Kind
  public let reps: Int
  public let repsMax: Int?
  public let rpe: Double?
  public let restSeconds: Int?
  public let load: PlannedLoad?
}

/// A set's load with all that it came from.
public struct PlannedLoad: Hashable, Sendable {
  public let base: LoadBase
  public let amount: Amount
  /// The percentage of the base.
  public let percentage: Percentage
  /// Whether the percentage is that of the RPE table.
  public let isByEffort: Bool
  public let unrounded: Amount
  public let rounded: Amount
  public let rounding: LoadRounding
}
