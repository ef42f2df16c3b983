extension FiveThreeOnePlan {
  /// The reps of the three sets, week by week; the last is for as many as there are.
  private static let reps = [[5, 5, 5], [3, 3, 3], [5, 3, 1]]
  private static let warmUps = [(40, 5), (50, 5), (60, 3)]
  private static let deload = [(40, 5), (50, 5), (60, 5)]

  /// The same in terms of the general rules.
  public var definition: ProgrammeDefinition {
    var definition = ProgrammeDefinition()
    definition.unit = unit
    definition.rounding = rounding
    definition.lifts = lifts.map(lift)
    definition.weeks = waves.percentages.enumerated().map { index, percentages in
      week(named: "\(Self.reps[index].map(String.init).joined(separator: "/"))+") { lift in
        work(lift, percentages: percentages, reps: Self.reps[index])
      }
    }
    if hasDeload {
      var light = week(named: "Deload") { [exercise($0, Self.deload.map { sets(.working, $0.0, $0.1) })] }
      light.isDeload = true
      definition.weeks.append(light)
    }
    return definition
  }

  private func week(
    named name: String, _ exercises: (Lift) -> [ProgrammeExercise]
  ) -> ProgrammeWeek {
    var week = ProgrammeWeek()
    week.name = name
    week.sessions = lifts.map { lift in
      var session = ProgrammeSession()
      session.name = lift.exercise
      session.exercises = exercises(lift)
      return session
    }
    return week
  }

  private func work(_ lift: Lift, percentages: [Int], reps: [Int]) -> [ProgrammeExercise] {
    let warmUps = hasWarmUps ? Self.warmUps.map { sets(.warmUp, $0.0, $0.1) } : []
    let last = percentages.count - 1
    let main = percentages.enumerated().map { sets($0 == last ? .amrap : .working, $1, reps[$0]) }
    guard let (percentage, reps) = supplement(percentages) else { return [exercise(lift, warmUps + main)] }
    var extra = sets(.working, 0, reps)
    extra.percentage = percentage
    var supplemental = exercise(lift, Array(repeating: extra, count: 5))
    supplemental.isSupplemental = true
    return [exercise(lift, warmUps + main), supplemental]
  }

  private func supplement(_ percentages: [Int]) -> (Percentage, reps: Int)? {
    switch assistance {
    case .none: nil
    case .boringButBig: (assistancePercentage, 10)
    case .firstSetLast: (Percentage(percentages[0]), 5)
    case .secondSetLast: (Percentage(percentages[1]), 5)
    }
  }

  private func exercise(_ lift: Lift, _ sets: [ProgrammeSet]) -> ProgrammeExercise {
    var exercise = ProgrammeExercise()
    exercise.exercise = lift.exercise
    exercise.sets = sets
    return exercise
  }

  private func sets(_ kind: ProgrammeSet.Kind, _ percent: Int, _ reps: Int) -> ProgrammeSet {
    var set = ProgrammeSet()
    set.kind = kind
    set.percentage = Percentage(percent)
    set.reps = reps
    return set
  }

  // MARK: - Progression

  private func lift(_ lift: Lift) -> ProgrammeLift {
    var general = ProgrammeLift()
    general.exercise = lift.exercise
    general.oneRepMax = lift.oneRepMax
    general.start = lift.trainingMax
    general.trainingMaxPercentage = trainingMaxPercentage
    general.rules = rules(adding: lift.increment ?? usualIncrement(lift))
    return general
  }

  private func usualIncrement(_ lift: Lift) -> Amount {
    switch unit {
    case .kg: lift.isLowerBody == true ? Amount(5) : Amount(thousandths: 2_500)
    case .lb: lift.isLowerBody == true ? Amount(10) : Amount(5)
    }
  }

  private func rules(adding increment: Amount) -> [ProgressionRule] {
    var (hit, missed) = (ProgressionRule(), ProgressionRule())
    hit.then.addWeight = increment
    missed.then.resetPercent = Percentage(10)
    switch progression {
    case .resetOnStall, .threeCyclesBack:
      missed.when.allSetsHit = false
      hit.when.allSetsHit = true
      if progression == .threeCyclesBack {
        missed.then.resetPercent = nil
        missed.then.goBack = 3
      }
    case .byAMRAPReps:
      missed.when.amrapRepsAtMost = 2
      hit.when.amrapRepsAtLeast = 5
    }
    return [missed, hit]
  }
}
