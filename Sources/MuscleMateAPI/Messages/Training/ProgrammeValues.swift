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
    Decimal.decode(json, rules, into: &faults).map(Amount.init)
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
    guard let value = Decimal.decode(json, rules, into: &faults)?.rounded(to: 2) else { return nil }
    return Percentage(
      hundredths: Int(value.coefficient) * (value.scale..<2).reduce(1) { power, _ in power * 10 })
  }

  public static func schema(_ rules: Rules, _ components: inout SchemaComponents) -> JSON {
    Decimal.schema(rules, &components)
  }

  public func encoded() -> JSON { decimal.encoded() }

  public var decimal: Decimal { Decimal(coefficient: Int64(hundredths), scale: 2) ?? 0 }
}
