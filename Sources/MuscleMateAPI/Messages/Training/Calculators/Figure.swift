public import APISchema
public import Primitives
public import Strength

/// A calculated number: as it came out, and as a whole number with halves away from zero. Nine decimals are kept:
/// what lies behind is the noise of binary arithmetic, which would make 112.5 a 112.
public struct Figure: Message {
  /// The number as it came out, with at most nine decimals.
  public var unrounded = 0.0
  /// The number as a whole one, with halves away from zero.
  public var rounded = 0

  public init() {}

  public init(_ value: Double) {
    unrounded = value.magnitude < 1e6 ? (value * 1e9).rounded() / 1e9 : value
    rounded = Int(unrounded.rounded())
  }

  public static let shape: Shape<Self> = Shape("Figure", Figure.init) {
    Field("unrounded", \.unrounded)
    Field("rounded", \.rounded)
  }
}

extension Weight {
  /// A weight as the API carries it; nil for digits beyond the thousandths that it keeps.
  public init?(_ value: Decimal, _ unit: WeightUnit) {
    guard value.scale <= 3 else { return nil }
    let factor = [1_000, 100, 10, 1][value.scale]
    let (thousandths, overflow) = value.coefficient.multipliedReportingOverflow(by: Int64(factor))
    guard !overflow else { return nil }
    self.init(thousandths: thousandths, of: unit)
  }

  /// To a thousandth of the unit.
  public func decimal(in unit: WeightUnit) -> Decimal {
    Decimal(coefficient: thousandths(of: unit), scale: 3) ?? 0
  }
}

extension Sex: WordValue {}
extension MeetScore: WordValue {}
extension MeetResult.Equipment: WordValue {}
extension MeetResult.Event: WordValue {}
extension Loading.Reason: WordValue {}
extension WarmUpScheme: WordValue {}
extension StartingWeight: WordValue {}
extension MeasureUnit: WordValue {}
