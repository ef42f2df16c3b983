/// A weight as a number in the unit that a programme counts in, exact to seven decimals: what a weight of three
/// decimals times a percentage of two (hundredths of a percent are four) needs.
public struct Amount: Hashable, Comparable, Sendable {
  public let tenMillionths: Int64

  public static let zero = Amount(tenMillionths: 0)
  /// The greatest weight that the platform takes, in either unit.
  public static let greatest = Amount(10_000)

  public init(tenMillionths: Int64) { self.tenMillionths = tenMillionths }

  public init(_ whole: Int64) { tenMillionths = whole * 10_000_000 }

  public init(thousandths: Int64) { tenMillionths = thousandths * 10_000 }

  public init(_ weight: Weight, in unit: WeightUnit) {
    tenMillionths = Self.scale(weight.nanograms, by: 10_000_000, over: unit.nanograms)
  }

  public func weight(in unit: WeightUnit) -> Weight {
    Weight(nanograms: Self.scale(tenMillionths, by: unit.nanograms, over: 10_000_000))
  }

  /// To three decimals, halves away from zero: what a weight is kept to.
  public var roundedToThousandths: Amount {
    Amount(tenMillionths: Self.scale(tenMillionths, by: 1, over: 10_000) * 10_000)
  }

  /// Between nothing and the most that a weight may be.
  public var limited: Amount { min(max(self, .zero), .greatest) }

  public static func + (left: Amount, right: Amount) -> Amount {
    Amount(tenMillionths: left.tenMillionths + right.tenMillionths)
  }

  public static func - (left: Amount, right: Amount) -> Amount {
    Amount(tenMillionths: left.tenMillionths - right.tenMillionths)
  }

  public static func * (amount: Amount, percentage: Percentage) -> Amount {
    Amount(tenMillionths: scale(amount.tenMillionths, by: Int64(percentage.hundredths), over: 10_000))
  }

  public static func < (left: Amount, right: Amount) -> Bool { left.tenMillionths < right.tenMillionths }

  /// `value · factor / divisor`, halves away from zero, without overflow in between.
  private static func scale(_ value: Int64, by factor: Int64, over divisor: Int64) -> Int64 {
    let product = value.magnitude.multipliedFullWidth(by: factor.magnitude)
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    let rounded = Int64(quotient) + (remainder >= divisor.magnitude - remainder ? 1 : 0)
    return value < 0 ? -rounded : rounded
  }
}

/// A percentage in hundredths: 65 % is 6,500.
public struct Percentage: Hashable, Comparable, Sendable {
  public let hundredths: Int

  public init(hundredths: Int) { self.hundredths = hundredths }
  public init(_ percent: Int) { hundredths = percent * 100 }

  public static let whole = Percentage(100)

  public static func + (left: Percentage, right: Percentage) -> Percentage {
    Percentage(hundredths: left.hundredths + right.hundredths)
  }

  public static func - (left: Percentage, right: Percentage) -> Percentage {
    Percentage(hundredths: left.hundredths - right.hundredths)
  }

  public static func < (left: Percentage, right: Percentage) -> Bool { left.hundredths < right.hundredths }
}
