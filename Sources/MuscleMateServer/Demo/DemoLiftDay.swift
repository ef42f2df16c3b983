/// What app.refresh_lift_days would make of one exercise's sets of a day, made while they are at hand: asking the
/// database for it takes longer than all the rest. A test holds the two against each other.
struct DemoLiftDay {
  let best: Candidate?
  let volume: Int
  let setCount: Int
  let repCount: Int
  /// Those that no other with the same RPE beats in both weight and reps, fewest reps first.
  let candidates: [Candidate]

  struct Candidate {
    let set: DemoTraining.Set
    let grams: Int

    /// Thirty times Epley's estimate, in whole grams.
    var epley: Int { grams * (set.reps == 1 ? 30 : 30 + set.reps) }

    /// Rounded half up.
    var oneRepMax: Int { (epley + 15) / 30 }
  }

  /// Nil where there is nothing but warm-ups.
  init?(_ sets: [DemoTraining.Set], unit: String) {
    let counted = sets.filter { $0.kind != "warm_up" }
      .map { Candidate(set: $0, grams: Self.grams($0.weight, unit)) }
    guard !counted.isEmpty else { return nil }
    volume = counted.reduce(0) { $0 + $1.grams * $1.set.reps }
    setCount = counted.count
    repCount = counted.reduce(0) { $0 + $1.set.reps }
    let estimable = counted.filter { $0.set.reps <= 12 }
    // Stable: of equals the earlier set is the best.
    best = estimable.reduce(nil as Candidate?) { best, next in
      guard let best else { return next }
      return (next.epley, next.grams) > (best.epley, best.grams) ? next : best
    }
    candidates = Dictionary(grouping: estimable.enumerated()) { $0.element.set.rpe }.values
      .flatMap(Self.unbeaten)
      .sorted {
        ($0.set.reps, $0.grams, $0.set.rpe ?? .infinity) < ($1.set.reps, $1.grams, $1.set.rpe ?? .infinity)
      }
  }

  private static func unbeaten(_ sets: [(offset: Int, element: Candidate)]) -> [Candidate] {
    var unbeaten: [Candidate] = []
    let byReps = sets.sorted { left, right in
      (right.element.set.reps, right.element.grams, left.offset)
        < (left.element.set.reps, left.element.grams, right.offset)
    }
    for (_, next) in byReps where next.grams > (unbeaten.last?.grams ?? 0) { unbeaten.append(next) }
    return unbeaten
  }

  /// A pound is 453.59237 g; a set's weight is in tenths of its unit.
  private static func grams(_ tenths: Int, _ unit: String) -> Int {
    unit == "lb" ? (tenths * 45_359_237 + 500_000) / 1_000_000 : tenths * 100
  }
}
