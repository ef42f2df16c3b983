/// The load that comes nearest to a target with the equipment there is.
public struct Loading: Hashable, Sendable {
  public let target: Weight
  /// With the bar and its collars.
  public let total: Weight
  /// The same on each side, heaviest first.
  public let perSide: [PlateCount]
  public let reason: Reason

  public init(target: Weight, total: Weight, perSide: [PlateCount] = [], reason: Reason) {
    self.target = target
    self.total = total
    self.perSide = perSide
    self.reason = reason
  }

  /// Whether the target itself can be loaded.
  public var isExact: Bool { total == target }

  /// Above zero where more was loaded than was asked for.
  public var difference: Weight { total - target }

  /// Why it is this weight.
  public enum Reason: String, CaseIterable, Sendable {
    case exact
    /// The closest lies below the target, or was asked for.
    case roundedDown = "rounded_down"
    case roundedUp = "rounded_up"
    /// Nothing lighter can be loaded: the empty bar weighs more than the target.
    case lightest
    /// Nothing heavier can be loaded: everything there is lies on the bar.
    case heaviest
  }
}

/// The choice among the loadable weights around a target.
public enum LoadingDirection: String, CaseIterable, Sendable {
  /// The closest; of two equally close the heavier.
  case nearest
  /// The heaviest that does not exceed the target.
  case down
  /// The lightest that reaches the target.
  case up

  /// The choice between the neighbours of the target: the heaviest that does not exceed it and the lightest that
  /// reaches it. Nil where there is neither.
  func choose<Option>(
    below: Option?, above: Option?, target: Weight, weight: (Option) -> Weight
  ) -> (Option, Loading.Reason)? {
    guard let above else { return below.map { ($0, .heaviest) } }
    if weight(above) == target { return (above, .exact) }
    guard let below else { return (above, .lightest) }
    let takesAbove = self == .up || self == .nearest && weight(above) - target <= target - weight(below)
    return takesAbove ? (above, .roundedUp) : (below, .roundedDown)
  }
}

public struct PlateCount: Hashable, Sendable {
  public let plate: Weight
  public let count: Int

  public init(_ plate: Weight, _ count: Int) {
    self.plate = plate
    self.count = count
  }
}

/// Weights that can't be changed, as a rack of dumbbells: the target becomes one of them.
public struct FixedWeights: Hashable, Sendable {
  public let weights: [Weight]

  public init(_ weights: [Weight]) { self.weights = weights }

  /// Nil where there is nothing.
  public func load(_ target: Weight, rounding: LoadingDirection = .nearest) -> Loading? {
    let below = weights.filter { $0 <= target }.max()
    let above = weights.filter { $0 >= target }.min()
    return rounding.choose(below: below, above: above, target: target, weight: { $0 }).map {
      Loading(target: target, total: $0, reason: $1)
    }
  }
}
