/// Computes what app.refresh_lift_days makes of one exercise's sets of a day, while they are at hand: asking the database
/// for it takes longer than all the rest. A test compares the two.
struct DemoLiftDay {
  let best: Candidate?
  /// Millionths of a gram, times reps: a pound is 453.59237 g, and a set's weight is in tenths of its unit.
  let volume: Int
  let setCount: Int
  let repCount: Int
  /// Those that no other with the same RPE beats in both weight and reps, or none with up to 12 reps; fewest reps first.
  let candidates: [Candidate]

  struct Candidate {
    let set: DemoTraining.Set
    let grams: Int

    /// The value by which sets are compared: the weight to ten grams.
    var heft: Int { (grams + 5) / 10 * 10 }

    /// Thirty times Epley's estimate.
    var epley: Int { heft * thirtieths }

    /// Rounded half up; of the weight as it is, and as records compare it.
    var oneRepMax: Int { (grams * thirtieths + 15) / 30 }
    var comparedMax: Int { (epley + 15) / 30 }

    private var thirtieths: Int { self.set.reps == 1 ? 30 : 30 + self.set.reps }
  }

  /// Nil where there is nothing but warm-ups.
  init?(_ sets: [DemoTraining.Set], unit: String) {
    let counted = sets.filter { $0.kind != "warm_up" }
      .map { Candidate(set: $0, grams: Self.grams($0.weight, unit)) }
    guard !counted.isEmpty else { return nil }
    volume = counted.reduce(0) {
      $0 + $1.set.weight * (unit == "lb" ? 45_359_237 : 100_000_000) * $1.set.reps
    }
    setCount = counted.count
    repCount = counted.reduce(0) { $0 + $1.set.reps }
    let estimable = counted.filter { $0.set.reps <= 12 }
    // Stable: of equals the earlier set is the best.
    best = estimable.reduce(nil as Candidate?) { best, next in
      guard let best else { return next }
      return (next.epley, next.heft) > (best.epley, best.heft) ? next : best
    }
    candidates = Dictionary(grouping: counted.enumerated()) { $0.element.set.rpe }.values
      .flatMap(Self.unbeaten)
      .sorted {
        ($0.set.reps, $0.heft, $0.set.rpe ?? .infinity) < ($1.set.reps, $1.heft, $1.set.rpe ?? .infinity)
      }
  }

  private static func unbeaten(_ sets: [(offset: Int, element: Candidate)]) -> [Candidate] {
    var unbeaten: [Candidate] = []
    let byReps = sets.sorted { left, right in
      (right.element.set.reps, right.element.heft, left.offset)
        < (left.element.set.reps, left.element.heft, right.offset)
    }
    var heaviest = 0
    var heaviestEstimable = 0
    for (_, next) in byReps {
      let isEstimable = next.set.reps <= 12
      if next.heft > heaviest || isEstimable && next.heft > heaviestEstimable { unbeaten.append(next) }
      heaviest = max(heaviest, next.heft)
      if isEstimable { heaviestEstimable = max(heaviestEstimable, next.heft) }
    }
    return unbeaten
  }

  /// A pound is 453.59237 g; a set's weight is in tenths of its unit.
  private static func grams(_ tenths: Int, _ unit: String) -> Int {
    unit == "lb" ? (tenths * 45_359_237 + 500_000) / 1_000_000 : tenths * 100
  }
}
