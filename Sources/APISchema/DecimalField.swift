public import Primitives

extension Decimal: FieldValue {
  /// Digits behind the point that the API keeps; more are rounded half-up, since a client's binary floating
  /// point likes to send 74.99999999999999 for 75.
  private static let scale = 3

  public static func decode(_ json: JSON, _ rules: Rules, into faults: inout Faults) -> Decimal? {
    guard case .number(let digits) = json else {
      faults.add(.wrongType(expected: "number"))
      return nil
    }
    // What a server reckons has more digits: a training max has seven.
    let places = faults.reading == .request ? scale : .max
    guard let value = Decimal(digits)?.rounded(to: places) ?? nearest(digits) else {
      faults.add(.tooLarge(Double.bound(rules.range?.upperBound ?? 1e15)))
      return nil
    }
    guard faults.reading != .request || value.double != 0 || !isBelowEverything(digits) else {
      faults.add(.wrongType(expected: "number"))
      return nil
    }
    return Double.check(value.double, rules, into: &faults) ? value : nil
  }

  /// Not nought, and nearer to it than a client's floating point comes (1e-99999999): no noise, but nobody's weight either.
  private static func isBelowEverything(_ digits: String) -> Bool {
    Double(digits) == 0
      && digits.utf8.prefix { $0 != UInt8(ascii: "e") && $0 != UInt8(ascii: "E") }.contains {
        0x31...0x39 ~= $0
      }
  }

  /// For more digits than a decimal holds: the nearest one by way of binary floating point.
  private static func nearest(_ digits: String) -> Decimal? {
    guard let value = Double(digits), value.magnitude < 1e15 else { return nil }
    return Decimal(coefficient: Int64((value * 1_000).rounded()), scale: scale)
  }

  public static func schema(_ rules: Rules, _: inout SchemaComponents) -> JSON {
    Double.schema("number", rules)
  }
  public static var form: MemberForm { Double.form }
  public func encoded() -> JSON { .number(description) }
}
