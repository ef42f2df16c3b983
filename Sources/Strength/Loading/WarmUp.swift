/// Sets before the working sets, of what the plates allow.
public enum WarmUpScheme: String, CaseIterable, Sendable {
  /// 40, 50 and 60 % of the training max for 5, 5 and 3 (Wendler, 5/3/1).
  case fiveThreeOne = "five_three_one"
  /// Up to three sets of five at 30, 50 and 80 %, fewer the lighter the working weight is (as Liftosaur does).
  case thresholds
  /// The empty bar for two sets of five, then 40, 60 and 80 % for 5, 3 and 2, as with linear progressions.
  case linear

  /// The warm-ups from the lightest on. One that would weigh as much as the one before it or as the working set
  /// is left out.
  ///
  /// - Parameters:
  ///   - base: what the percentages are of: the training max for 5/3/1, else the working weight.
  ///   - start: for the thresholds: what the exercise's lightest working weight usually is.
  public func sets(
    to working: Weight, of base: Weight, with plates: PlateInventory,
    start: StartingWeight = .barbell, unit: WeightUnit
  ) -> [WarmUpSet] {
    var sets: [WarmUpSet] = []
    let limit = plates.load(working).total
    for step in steps(to: working, start: start, unit: unit) {
      let loading = plates.load(step.percentage.map(base.percent) ?? plates.empty)
      guard loading.total < limit, loading.total > sets.last?.loading.total ?? Weight(nanograms: .min) else {
        continue
      }
      sets.append(
        WarmUpSet(percentage: step.percentage, reps: step.reps, sets: step.sets, loading: loading))
    }
    return sets
  }

  /// A percentage of nil is the empty bar.
  private typealias Step = (percentage: Int?, reps: Int, sets: Int)

  private func steps(to working: Weight, start: StartingWeight, unit: WeightUnit) -> [Step] {
    switch self {
    case .fiveThreeOne: [(40, 5, 1), (50, 5, 1), (60, 3, 1)]
    case .linear: [(nil, 5, 2), (40, 5, 1), (60, 3, 1), (80, 2, 1)]
    case .thresholds:
      zip([30, 50, 80], start.thresholds(in: unit)).filter { working > $1 }.map { ($0.0, 5, 1) }
    }
  }
}

public struct WarmUpSet: Hashable, Sendable {
  /// Nil: the empty bar.
  public let percentage: Int?
  public let reps: Int
  public let sets: Int
  public let loading: Loading
}

/// The start of an exercise: Liftosaur's classes of 10, 45 and 95 lb.
public enum StartingWeight: String, CaseIterable, Sendable {
  /// Dumbbells, isolation.
  case light
  /// An empty barbell.
  case barbell
  /// A bar with plates, as a deadlift needs them for its height.
  case floor

  /// Above which working weight there is a set at 30, at 50 and at 80 %.
  func thresholds(in unit: WeightUnit) -> [Weight] {
    let whole: [Int64] =
      switch (self, unit) {
      case (.light, .lb): [60, 30, 10]
      case (.light, .kg): [30, 15, 5]
      case (.barbell, .lb): [120, 90, 45]
      case (.barbell, .kg): [60, 45, 20]
      case (.floor, .lb): [150, 125, 95]
      case (.floor, .kg): [70, 60, 40]
      }
    return whole.map { Weight(nanograms: $0 * unit.nanograms) }
  }
}
