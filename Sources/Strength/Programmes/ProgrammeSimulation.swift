/// How a session is supposed to go.
public enum SupposedOutcome: String, CaseIterable, Sendable {
  /// Every set for the reps asked for, at the RPE asked for.
  case hit
  /// One repetition short in the last set that counts, at RPE 10.
  case missed
  /// AMRAP sets for three more, ranges to their upper end, one RPE easier than asked for.
  case exceeded

  public func outcome(of sets: [SetPlan]) -> LiftOutcome {
    var outcome = LiftOutcome(sets: sets.map(outcome))
    if self == .missed, let last = outcome.sets.indices.last { outcome.sets[last].reps -= 1 }
    return outcome
  }

  private func outcome(of set: SetPlan) -> SetOutcome {
    var outcome = SetOutcome(
      isAMRAP: set.kind == .amrap, target: set.reps, targetMax: set.repsMax, reps: set.reps,
      load: set.load?.rounded ?? .zero, rpe: set.rpe)
    switch self {
    case .hit: break
    case .missed: outcome.rpe = 10
    case .exceeded:
      outcome.reps = set.kind == .amrap ? set.reps + 3 : max(set.reps, set.repsMax ?? 0)
      outcome.rpe = set.rpe.map { max($0 - 1, 0) }
    }
    return outcome
  }
}

extension ProgrammePlanner {
  /// The next cycles, supposing that the sessions went so.
  ///
  /// - Parameter judge: by cycle (the first is zero), session and lift.
  public mutating func simulate(
    cycles: Int, from states: [LiftState], _ judge: (Int, SessionPlan, Int) -> LiftOutcome?
  ) -> [CyclePlan] {
    var plans: [CyclePlan] = []
    for cycle in 0..<cycles {
      plans.append(plan(from: plans.last?.states ?? states) { judge(cycle, $0, $1) })
    }
    return plans
  }
}
