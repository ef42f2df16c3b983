public import APISchema
public import Primitives
public import Strength

extension ProgrammeLift.Moves: WordValue {}
extension LoadBase: WordValue {}
extension LiftMove.Reason: WordValue {}
extension ProgrammeSet.Kind: WordValue {}
extension LoadingDirection: WordValue {}
extension SupposedOutcome: WordValue {}
extension FiveThreeOnePlan.Waves: WordValue {}
extension FiveThreeOnePlan.Assistance: WordValue {}
extension FiveThreeOnePlan.Progression: WordValue {}

extension Amount: FieldValue {
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Amount? {
    guard let value = Decimal.decode(json, rules, into: &faults) else { return nil }
    guard let units = value.units(places: 7) else {
      faults.add(.tooLarge("\(Int64.max / 10_000_000)"))
      return nil
    }
    return Amount(tenMillionths: units)
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Decimal.schema(rules, &components)
  }

  public func encoded() -> JSON { decimal.encoded() }

  /// To three decimals, as every weight of the API.
  public init(_ value: Decimal) {
    let rounded = value.rounded(to: 3)
    self.init(thousandths: rounded.coefficient * (rounded.scale..<3).reduce(1) { power, _ in power * 10 })
  }

  /// All seven of its decimals.
  public var decimal: Decimal { Decimal(coefficient: tenMillionths, scale: 7) ?? 0 }
}

extension Percentage: FieldValue {
  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Percentage? {
    guard let value = Decimal.decode(json, rules, into: &faults) else { return nil }
    guard let units = value.units(places: 2) else {
      faults.add(.tooLarge("\(Int64.max / 100)"))
      return nil
    }
    return Percentage(hundredths: Int(units))
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Decimal.schema(rules, &components)
  }

  public func encoded() -> JSON { decimal.encoded() }

  public var decimal: Decimal { Decimal(coefficient: Int64(hundredths), scale: 2) ?? 0 }
}

extension Decimal {
  /// How often 10^-places goes into it, rounded; nil where that is too often to be counted.
  fileprivate func units(places: Int) -> Int64? {
    let rounded = rounded(to: places)
    let power = (rounded.scale..<places).reduce(Int64(1)) { power, _ in power * 10 }
    let (units, overflow) = rounded.coefficient.multipliedReportingOverflow(by: power)
    return overflow ? nil : units
  }
}
