/// A programme as data: which lifts it drives, what is done in each week of a cycle, and by which rules the weights
/// move. Linear progression, double progression, RPE-based work and 5/3/1 are all said in it.
public struct ProgrammeDefinition: Hashable, Sendable {
  /// The unit of its weights and steps.
  public var unit = WeightUnit.kg
  public var rounding = ProgrammeRounding()
  public var lifts: [ProgrammeLift] = []
  public var weeks: [ProgrammeWeek] = []

  public init() {}

  public var setCount: Int {
    weeks.lazy.flatMap(\.sessions).flatMap(\.exercises).reduce(0) { $0 + $1.sets.count }
  }
}

extension ProgrammeDefinition {
  /// How many different loads a cycle has at most, as long as no lift moves within it: with plates each is a search.
  public var loadCount: Int {
    let loads = weeks.lazy.flatMap(\.sessions).flatMap(\.exercises).flatMap { exercise in
      exercise.sets.map { Load(exercise: exercise.exercise.liftKey, set: $0) }
    }
    return Set(loads).count
  }

  private struct Load: Hashable {
    let exercise: String
    let percentage: Percentage?
    let reps: Int?
    let rpe: Double?

    init(exercise: String, set: ProgrammeSet) {
      self.exercise = exercise
      percentage = set.percentage
      reps = set.percentage == nil ? set.reps : nil
      rpe = set.percentage == nil ? set.rpe : nil
    }
  }
}

/// How the programme's loads are rounded.
public struct ProgrammeRounding: Hashable, Sendable {
  /// Absent: 2.5 kg or 5 lb.
  public var step: Amount?
  /// To what the lifter's own plates load, instead of a step.
  public var usesPlates = false
  public var direction = LoadingDirection.nearest
  /// Whether a training max is rounded itself, before percentages are taken of it.
  public var roundsTrainingMax = false

  public init() {}
}

/// A lift that the programme drives, with what it starts from.
public struct ProgrammeLift: Hashable, Sendable {
  /// The exercise's name, as in the log.
  public var exercise = ""
  public var base = LoadBase.trainingMax
  /// Known or estimated: what a base of a training max or a one-rep maximum starts from.
  public var oneRepMax: Amount?
  /// The part of the one-rep maximum that the training max is.
  public var trainingMaxPercentage = Percentage(90)
  /// The training max or the working weight itself, where it does not follow from a one-rep maximum.
  public var start: Amount?
  /// The step of this lift alone: dumbbells come in other steps than plates.
  public var step: Amount?
  /// When the rules are asked.
  public var moves = Moves.everyCycle
  /// The first whose conditions all hold is followed; where none does, the weight stays.
  public var rules: [ProgressionRule] = []

  public init() {}

  public enum Moves: String, CaseIterable, Sendable {
    case everySession = "every_session"
    case everyCycle = "every_cycle"
  }
}

/// The base of a set's percentage.
public enum LoadBase: String, CaseIterable, Sendable {
  case trainingMax = "training_max"
  case oneRepMax = "one_rep_max"
  case workingWeight = "working_weight"
}

public struct ProgrammeWeek: Hashable, Sendable {
  public var name: String?
  /// A light week, which says nothing about how the lift goes.
  public var isDeload = false
  public var sessions: [ProgrammeSession] = []

  public init() {}
}

public struct ProgrammeSession: Hashable, Sendable {
  public var name = ""
  public var exercises: [ProgrammeExercise] = []

  public init() {}
}

/// An exercise of a session: one of the programme's lifts, or another whose weight is left to the lifter.
public struct ProgrammeExercise: Hashable, Sendable {
  public var exercise = ""
  /// Supplemental work, whose outcome does not move the lift.
  public var isSupplemental = false
  public var superset: Int?
  public var notes: String?
  public var sets: [ProgrammeSet] = []

  public init() {}
}

public struct ProgrammeSet: Hashable, Sendable {
  public var kind = Kind.working
  /// For an AMRAP set the least; with `repsMax` the lower end of a range.
  public var reps = 0
  public var repsMax: Int?
  /// The percentage of the lift's base. Absent: by the RPE, if the base is a one-rep maximum; all of a working weight.
  public var percentage: Percentage?
  public var rpe: Double?
  public var restSeconds: Int?

  public init() {}

  public enum Kind: String, CaseIterable, Sendable {
    case warmUp = "warm_up"
    case working
    case amrap
  }
}

extension String {
  /// Two spellings of an exercise within a programme are one whatever their case.
  var liftKey: String { lowercased() }
}
