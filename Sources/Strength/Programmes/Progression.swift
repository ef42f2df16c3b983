extension ProgrammeLift {
  /// Follows the first rule that applies to what was done.
  ///
  /// - Parameter round: how a training max is rounded, where the programme rounds it.
  public func move(
    _ state: LiftState, after outcome: LiftOutcome, round: (Amount) -> Amount = { $0 }
  ) -> (LiftState, LiftMove) {
    var next = state
    if outcome.isMissed { next.misses += 1 } else if outcome.isHit { next.misses = 0 }
    let found = rules.firstIndex { $0.when.holds(for: outcome, misses: next.misses) }
    let effect = found.map { rules[$0].then }
    if let effect { apply(effect, to: &next, reps: outcome.sets.first?.target ?? 0) }
    let unrounded = next.base
    if unrounded != state.base { next.base = round(unrounded.roundedToThousandths) }
    var move = LiftMove(
      from: state.base, to: next.base, unrounded: unrounded,
      reason: found.map { rules[$0].when.reason(outcome) } ?? .held,
      rule: found, effect: effect, misses: next.misses, amrapReps: outcome.amrapReps, rpe: outcome.hardest)
    if found == nil, !outcome.isMissed, !outcome.isHit { move.reason = .incomplete }
    move.reps = next.reps
    // After a lighter start, the misses are counted from zero.
    if next.base < state.base { next.misses = 0 }
    if next.base != state.base { next.past = (state.past + [state.base]).suffix(Self.remembered) }
    return (next, move)
  }

  /// How far back a rule can go.
  public static let remembered = 12

  private func apply(_ effect: ProgressionRule.Effect, to state: inout LiftState, reps: Int) {
    var base = state.base
    if let steps = effect.goBack, steps > 0, !state.past.isEmpty {
      base = state.past[max(0, state.past.count - steps)]
    }
    if let percent = effect.multiplyPercent { base = base * percent }
    if let percent = effect.resetPercent { base = base * (.whole - percent) }
    if let percent = effect.addPercent { base = base * (.whole + percent) }
    if let weight = effect.addWeight { base = base + weight }
    state.base = base.limited
    if let reps = effect.setReps { state.reps = reps }
    if let more = effect.addReps { state.reps = min(max((state.reps ?? reps) + more, 0), 1_000) }
  }
}

extension ProgressionRule.Condition {
  /// An incomplete set only matches rules that a part can decide: a missed set is missed whatever follows.
  func holds(for outcome: LiftOutcome, misses: Int) -> Bool {
    guard !outcome.sets.isEmpty, outcome.isComplete || outcome.isMissed else { return false }
    if let allSetsHit, allSetsHit != outcome.isHit { return false }
    if let missesInARow, !outcome.isMissed || misses < missesInARow { return false }
    if let least = amrapRepsAtLeast, (outcome.amrapReps ?? -1) < least { return false }
    if let most = amrapRepsAtMost, (outcome.amrapReps ?? .max) > most { return false }
    if let most = rpeAtMost, (outcome.hardest ?? .infinity) > most { return false }
    if let bound = rpeOver, (outcome.hardest ?? -1) <= bound { return false }
    if let repsAtTop, repsAtTop != outcome.isAtTop { return false }
    return true
  }

  func reason(_ outcome: LiftOutcome) -> LiftMove.Reason {
    if missesInARow != nil || allSetsHit == false { return .setsMissed }
    if amrapRepsAtLeast != nil || amrapRepsAtMost != nil { return .amrapReps }
    if rpeAtMost != nil || rpeOver != nil { return .rpe }
    if repsAtTop == true { return .topOfRange }
    return allSetsHit == true ? .setsHit : .always
  }
}
