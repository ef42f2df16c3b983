/// Values along an axis.
public struct LinearScale: Sendable, Equatable {
  public let values: ClosedRange<Double>
  private let start: Double
  private let end: Double

  /// - Parameters:
  ///   - start: the place of the lowest value; below `end` or, as on an axis that goes up, above it.
  public init(_ values: ClosedRange<Double>, from start: Double, to end: Double) {
    self.values = values
    self.start = start
    self.end = end
  }

  /// The place of a value; the middle where the scale holds one value alone.
  public func callAsFunction(_ value: Double) -> Double {
    let span = values.upperBound - values.lowerBound
    return start + (end - start) * (span > 0 ? (value - values.lowerBound) / span : 0.5)
  }
}

/// The marks of an axis of numbers: multiples of 1, 2, 2.5 or 5 times a power of ten.
public struct Ticks: Sendable, Equatable {
  public let step: Double
  public let values: [Double]

  public var range: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 1) }

  /// The finest marks that are no more than `most` and enclose both ends.
  ///
  /// - Parameters:
  ///   - most: at least 2.
  ///   - whole: whether there is nothing between whole numbers, as with repetitions.
  public init(enclosing span: ClosedRange<Double>, atMost most: Int, whole: Bool = false) {
    var power = 1.0
    while power * 10 < span.upperBound - span.lowerBound { power *= 10 }
    while power > span.upperBound - span.lowerBound, power > 1e-3 { power /= 10 }
    power /= 100
    while true {
      for factor in [1, 2, 2.5, 5] {
        let step = factor * power
        if whole, step < 1 || step != step.rounded() { continue }
        let first = (span.lowerBound / step + Self.slack).rounded(.down)
        let last = (span.upperBound / step - Self.slack).rounded(.up)
        guard last - first < Double(most) else { continue }
        self.step = step
        values = (Int(first)...max(Int(last), Int(first) + 1)).map { Double($0) * step }
        return
      }
      power *= 10
    }
  }

  /// What division by a step may be off a whole number.
  private static let slack = 1e-9
}

/// The span of an axis that fits values: what stands still looks so, since it is 3.5 % of the value at least.
public func fitted(_ values: [Double], startingAtZero: Bool) -> ClosedRange<Double> {
  guard let low = values.min(), let high = values.max() else { return 0...1 }
  if startingAtZero { return min(0, low)...max(high, low < 0 ? 0 : 1) }
  let least = max(abs(high) * 0.035, 0.1)
  guard high - low < least else { return low...high }
  let middle = (low + high) / 2
  let bottom = middle - least / 2
  return (low >= 0 ? max(0, bottom) : bottom)...(middle + least / 2)
}
