/// A programme as data: which lifts it drives, what is done in each week of a cycle, and by which rules the weights
/// move. Linear progression, double progression, RPE-based work and 5/3/1 are all said in it.
public struct ProgrammeDefinition: Hashable, Sendable {
  /// The unit of its weights and steps.
  public var unit = WeightUnit.kg
  /// How loads are rounded.
  public var rounding = ProgrammeRounding()
  /// The lifts whose weights the programme moves.
  public var lifts: [ProgrammeLift] = []
  /// The weeks of a cycle, in order.
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
  /// The step that loads are rounded to. Absent: 2.5 kg or 5 lb.
  public var step: Amount?
  /// Whether loads are rounded to what the lifter's equipment loads. Absent: false.
  public var usesPlates = false
  /// The direction of rounding. nearest: halves go up. Absent: nearest.
  public var direction = LoadingDirection.nearest
  /// Whether the training max itself is rounded first. Absent: false.
  public var roundsTrainingMax = false

  public init() {}
}

/// A lift that the programme drives, with what it starts from.
public struct ProgrammeLift: Hashable, Sendable {
  /// The exercise's name, as in the log.
  public var exercise = ""
  /// What the sets' percentages are taken of.
  public var base = LoadBase.trainingMax
  /// The one-rep maximum, known or estimated: what a base of a training max or a one-rep maximum starts from.
  public var oneRepMax: Amount?
  /// The part of the one-rep maximum that the training max is, in percent. Absent: 90.
  public var trainingMaxPercentage = Percentage(90)
  /// The training max or working weight itself, instead of a one-rep maximum.
  public var start: Amount?
  /// The step for this lift. Absent: the programme's.
  public var step: Amount?
  /// When the rules are asked: after every session or every cycle.
  public var moves = Moves.everyCycle
  /// The rules, of which the first whose conditions all hold is followed. Where none does, the weight stays.
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

/// A week of a programme's cycle.
public struct ProgrammeWeek: Hashable, Sendable {
  /// The week's name. Absent: it has none.
  public var name: String?
  /// Whether it is a light week, which says nothing about how the lift goes. Absent: false.
  public var isDeload = false
  public var sessions: [ProgrammeSession] = []

  public init() {}
}

/// A session of a programme's week.
public struct ProgrammeSession: Hashable, Sendable {
  /// The session's name.
  public var name = ""
  public var exercises: [ProgrammeExercise] = []

  public init() {}
}

/// An exercise of a session: one of the programme's lifts, or another whose weight is left to the lifter.
public struct ProgrammeExercise: Hashable, Sendable {
  /// The exercise's name, as in the log.
  public var exercise = ""
  /// Whether it is supplemental work, whose outcome does not move the lift. Absent: false.
  public var isSupplemental = false
  public var superset: Int?
  public var notes: String?
  public var sets: [ProgrammeSet] = []

  public init() {}
}

/// A set of a programme.
public struct ProgrammeSet: Hashable, Sendable {
  /// What the set is for. Absent: working.
  public var kind = Kind.working
  /// How many repetitions: for an AMRAP set the least, with `repsMax` the lower end of a range.
  public var reps = 0
  /// The upper end of a range of repetitions. Absent: there is no range.
  public var repsMax: Int?
  /// The percentage of the lift's base. Absent: by the RPE, if the base is a one-rep maximum; all of a working weight.
  public var percentage: Percentage?
  /// The RPE that is meant, in halves; other numbers are rounded to one.
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
