public import APISchema
public import Strength

extension ProgrammeDefinition: Message {
  /// The limit of a cycle: more would make plans of megabytes.
  private static let mostSets = 2_000
  /// The limit of a cycle that is rounded to plates, where each is a search.
  private static let mostLoads = 200

  public static let shape: Shape<Self> = Shape("ProgrammeDefinition", ProgrammeDefinition.init) {
    Field("unit", \.unit)
    Field("rounding", \.rounding, .defaulted)
    Field("lifts", \.lifts, .count(1...30))
    Field("weeks", \.weeks, .count(1...16))
  } check: { definition, faults in
    if definition.setCount > mostSets { faults.add("weeks", .tooMany(mostSets)) }
    if definition.rounding.usesPlates, definition.loadCount > mostLoads {
      faults.add("weeks", .tooMany(mostLoads))
    }
    let names = definition.lifts.map { $0.exercise.lowercased() }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      faults.at(.name("lifts")) { lifts in lifts.at(.index(index)) { $0.add("exercise", .duplicate) } }
    }
  }
}

extension ProgrammeRounding: Message {
  public static let shape: Shape<Self> = Shape("ProgrammeRounding", ProgrammeRounding.init) {
    Field("step", \.step, .range(0...100))
    Field("to_plates", \.usesPlates, .defaulted)
    Field("direction", \.direction, .defaulted)
    Field("training_max", \.roundsTrainingMax, .defaulted)
  }
}

extension ProgrammeLift: Message {
  public static let shape: Shape<Self> = Shape("ProgrammeLift", ProgrammeLift.init) {
    Field("exercise", \.exercise, .length(1...200), .format(.name))
    Field("base", \.base, .defaulted)
    Field("one_rep_max", \.oneRepMax, .range(1...10_000))
    Field("training_max_percentage", \.trainingMaxPercentage, .range(50...100), .defaulted)
    Field("start", \.start, .range(0...10_000))
    Field("step", \.step, .range(0...100))
    Field("moves", \.moves, .defaulted)
    Field("rules", \.rules, .count(0...10), .defaulted)
  }
}

extension ProgressionRule: Message {
  public static let shape: Shape<Self> = Shape("ProgressionRule", { ProgressionRule() }) {
    Field("when", \.when, .defaulted)
    Field("then", \.then)
  }
}

extension ProgressionRule.Condition: Message {
  public static let shape: Shape<Self> = Shape("ProgressionCondition", ProgressionRule.Condition.init) {
    Field("all_sets_hit", \.allSetsHit)
    Field("misses_in_a_row", \.missesInARow, .range(1...100))
    Field("amrap_reps_at_least", \.amrapRepsAtLeast, .range(0...1_000))
    Field("amrap_reps_at_most", \.amrapRepsAtMost, .range(0...1_000))
    Field("rpe_at_most", \.rpeAtMost, .range(0...10))
    Field("rpe_over", \.rpeOver, .range(0...10))
    Field("reps_at_top", \.repsAtTop)
  }
}

extension ProgressionRule.Effect: Message {
  public static let shape: Shape<Self> = Shape("ProgressionEffect", ProgressionRule.Effect.init) {
    Field("add_weight", \.addWeight, .range(-1_000...1_000))
    Field("add_percent", \.addPercent, .range(0...100))
    Field("reset_percent", \.resetPercent, .range(0...100))
    Field("go_back", \.goBack, .range(1...12))
    Field("multiply_percent", \.multiplyPercent, .range(0...200))
    Field("add_reps", \.addReps, .range(-100...100))
    Field("set_reps", \.setReps, .range(0...1_000))
  }
}

extension ProgrammeWeek: Message {
  public static let shape: Shape<Self> = Shape("ProgrammeWeek", ProgrammeWeek.init) {
    Field("name", \.name, .length(1...200))
    Field("is_deload", \.isDeload, .defaulted)
    Field("sessions", \.sessions, .count(1...7))
  }
}

extension ProgrammeSession: Message {
  public static let shape: Shape<Self> = Shape("ProgrammeSession", ProgrammeSession.init) {
    Field("name", \.name, .length(1...200), .format(.name))
    Field("exercises", \.exercises, .count(1...30))
  }
}

extension ProgrammeExercise: Message {
  public static let shape: Shape<Self> = Shape("ProgrammeExercise", ProgrammeExercise.init) {
    Field("exercise", \.exercise, .length(1...200), .format(.name))
    Field("is_supplemental", \.isSupplemental, .defaulted)
    Field("superset", \.superset, .range(0...99))
    Field("notes", \.notes, .length(0...2_000), .format(.freeText))
    Field("sets", \.sets, .count(1...30))
  }
}

extension ProgrammeSet: Message {
  public static let shape: Shape<Self> = Shape("ProgrammeSet", ProgrammeSet.init) {
    Field("kind", \.kind, .defaulted)
    Field("reps", \.reps, .range(0...1_000))
    Field("reps_max", \.repsMax, .range(0...1_000))
    Field("percentage", \.percentage, .range(0...200))
    Field("rpe", \.rpe, .range(0...10))
    Field("rest_seconds", \.restSeconds, .range(0...86_400))
  } check: { set, faults in
    if let most = set.repsMax, most < set.reps { faults.add("reps_max", .tooSmall("\(set.reps)")) }
  }
}

extension FiveThreeOnePlan: Message {
  public static let shape: Shape<Self> = Shape("FiveThreeOne", FiveThreeOnePlan.init) {
    Field("unit", \.unit)
    Field("rounding", \.rounding, .defaulted)
    Field("training_max_percentage", \.trainingMaxPercentage, .range(50...100), .defaulted)
    Field("waves", \.waves, .defaulted)
    Field("deload", \.hasDeload, .defaulted)
    Field("warm_up", \.hasWarmUps, .defaulted)
    Field("assistance", \.assistance, .defaulted)
    Field("assistance_percentage", \.assistancePercentage, .range(30...80), .defaulted)
    Field("progression", \.progression, .defaulted)
    Field("lifts", \.lifts, .count(1...7), .defaulted)
  } check: { plan, faults in
    let names = plan.lifts.map { $0.exercise.lowercased() }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      faults.at(.name("lifts")) { lifts in lifts.at(.index(index)) { $0.add("exercise", .duplicate) } }
    }
  }
}

extension FiveThreeOnePlan.Lift: Message {
  public static let shape: Shape<Self> = Shape("FiveThreeOneLift", { FiveThreeOnePlan.Lift() }) {
    Field("exercise", \.exercise, .length(1...200), .format(.name))
    Field("lower_body", \.isLowerBody)
    Field("one_rep_max", \.oneRepMax, .range(1...10_000))
    Field("training_max", \.trainingMax, .range(1...10_000))
    Field("increment", \.increment, .range(0...100))
  }
}
