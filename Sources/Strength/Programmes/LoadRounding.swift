/// How a calculated load becomes one that can be lifted. Halves go up, in decimal arithmetic: 81.25 kg in steps of
/// 2.5 is 82.5, where rounding half to even would make it 80.
public struct LoadRounding: Hashable, Sendable {
  public var grid: Grid
  public var direction: LoadingDirection

  public enum Grid: Hashable, Sendable {
    /// Multiples of a step; a step of nothing leaves the load as it is.
    case step(Amount)
    /// The weights that the bar and its plates make.
    case plates(PlateInventory)
  }

  public init(_ grid: Grid, _ direction: LoadingDirection = .nearest) {
    self.grid = grid
    self.direction = direction
  }

  /// 2.5 kg and 5 lb: a pair of the smallest plates that every gym has.
  public static func usualStep(_ unit: WeightUnit) -> Amount {
    unit == .kg ? Amount(thousandths: 2_500) : Amount(5)
  }

  public func round(_ amount: Amount, in unit: WeightUnit) -> Amount {
    switch grid {
    case .step(let step): return round(amount, to: step)
    case .plates(let inventory):
      return Amount(inventory.load(amount.weight(in: unit), rounding: direction).total, in: unit)
        .roundedToThousandths
    }
  }

  private func round(_ amount: Amount, to step: Amount) -> Amount {
    guard step > .zero, amount > .zero else { return amount }
    let (steps, rest) = amount.tenMillionths.quotientAndRemainder(dividingBy: step.tenMillionths)
    let goesUp =
      switch direction {
      case .nearest: rest >= step.tenMillionths - rest
      case .up: rest > 0
      case .down: false
      }
    return Amount(tenMillionths: (steps + (goesUp ? 1 : 0)) * step.tenMillionths)
  }
}
