/// The state of a lift within a programme.
public struct LiftState: Hashable, Sendable {
  /// Training max, one-rep maximum or working weight, by the lift's base.
  public var base: Amount
  /// The reps that double progression has reached; nil: as the sets say.
  public var reps: Int?
  public var misses: Int
  /// The earlier bases, the latest last.
  public var past: [Amount]

  public init(base: Amount, reps: Int? = nil, misses: Int = 0, past: [Amount] = []) {
    self.base = base
    self.reps = reps
    self.misses = misses
    self.past = past
  }
}

/// How a set that counts turned out, beside what was asked for.
public struct SetOutcome: Hashable, Sendable {
  public var isAMRAP: Bool
  public var target: Int
  public var targetMax: Int?
  /// Zero where the set was not done with its weight.
  public var reps: Int
  public var load: Amount
  public var rpe: Double?

  public init(
    isAMRAP: Bool = false, target: Int, targetMax: Int? = nil, reps: Int, load: Amount, rpe: Double? = nil
  ) {
    self.isAMRAP = isAMRAP
    self.target = target
    self.targetMax = targetMax
    self.reps = reps
    self.load = load
    self.rpe = rpe
  }

  var isHit: Bool { reps >= target }
}

/// The result of a lift's sessions, from one move to the next.
public struct LiftOutcome: Hashable, Sendable {
  public var sets: [SetOutcome]
  /// Whether every session that counts was done.
  public var isComplete: Bool

  public init(sets: [SetOutcome] = [], isComplete: Bool = true) {
    self.sets = sets
    self.isComplete = isComplete
  }

  public var isMissed: Bool { sets.contains { !$0.isHit } }
  public var isHit: Bool { isComplete && !sets.isEmpty && !isMissed }

  public var amrapReps: Int? {
    let greatest = sets.lazy.filter(\.isAMRAP).map(\.load).max()
    return sets.last { $0.isAMRAP && $0.load == greatest }?.reps
  }

  public var hardest: Double? { sets.compactMap(\.rpe).max() }

  var isAtTop: Bool {
    let ranged = sets.filter { $0.targetMax != nil }
    return isComplete && !ranged.isEmpty && ranged.allSatisfy { $0.reps >= $0.targetMax ?? 0 }
  }
}

/// A step of a lift's base and why it was taken.
public struct LiftMove: Hashable, Sendable {
  public var from: Amount
  public var to: Amount
  /// The result of the effects, before a training max was rounded and all was kept to a gram.
  public var unrounded: Amount
  public var reason: Reason
  /// The place of the rule that was followed.
  public var rule: Int?
  public var effect: ProgressionRule.Effect?
  public var misses: Int
  public var amrapReps: Int?
  public var rpe: Double?
  /// The reps that double progression goes on with.
  public var reps: Int?

  public enum Reason: String, CaseIterable, Sendable {
    /// The programme's beginning.
    case start
    /// The lifter gave another number.
    case setByLifter = "set_by_lifter"
    case setsHit = "sets_hit"
    case setsMissed = "sets_missed"
    case amrapReps = "amrap_reps"
    case rpe
    case topOfRange = "top_of_range"
    /// A rule without conditions.
    case always
    /// No rule applied.
    case held
    /// Not all of it was done, and nothing of it missed: nothing can be said.
    case incomplete
  }
}
