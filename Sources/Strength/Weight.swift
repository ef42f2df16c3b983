public enum WeightUnit: String, CaseIterable, Sendable {
  case kg, lb

  /// The international pound is 0.45359237 kg by definition (1959), so both are whole numbers.
  public var nanograms: Int64 {
    switch self {
    case .kg: 1_000_000_000_000
    case .lb: 453_592_370_000
    }
  }
}

/// A weight in whole nanograms: thousandths of a kilogram and of a pound alike are exact in it, so a weight
/// entered in either unit is given back as it was entered. Reaches to 9,000 tonnes.
public struct Weight: Hashable, Comparable, Sendable {
  public let nanograms: Int64

  public init(nanograms: Int64) { self.nanograms = nanograms }

  /// Nil beyond what fits.
  public init?(thousandths: Int64, of unit: WeightUnit) {
    let (product, overflow) = thousandths.multipliedReportingOverflow(by: unit.nanograms / 1_000)
    guard !overflow else { return nil }
    nanograms = product
  }

  /// Thousandths of a unit, rounded half away from zero.
  public func thousandths(of unit: WeightUnit) -> Int64 {
    Self.divide(nanograms, by: unit.nanograms / 1_000)
  }

  /// Whole grams, rounded half away from zero: what the database compares by.
  public var grams: Int64 { Self.divide(nanograms, by: 1_000_000_000) }

  public func value(in unit: WeightUnit) -> Double { Double(nanograms) / Double(unit.nanograms) }

  /// A share of it in whole percent, exact but for a fraction of a nanogram.
  public func percent(_ percentage: Int) -> Weight {
    Weight(nanograms: Self.divide(nanograms * Int64(percentage), by: 100))
  }

  private static func divide(_ value: Int64, by divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder.magnitude * 2 >= divisor.magnitude ? quotient + value.signum() : quotient
  }

  public static let zero = Weight(nanograms: 0)

  public static func + (left: Weight, right: Weight) -> Weight {
    Weight(nanograms: left.nanograms + right.nanograms)
  }

  public static func - (left: Weight, right: Weight) -> Weight {
    Weight(nanograms: left.nanograms - right.nanograms)
  }

  public static func * (weight: Weight, count: Int) -> Weight {
    Weight(nanograms: weight.nanograms * Int64(count))
  }

  public static func < (left: Weight, right: Weight) -> Bool { left.nanograms < right.nanograms }
}
