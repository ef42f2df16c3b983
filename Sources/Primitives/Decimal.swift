/// An exact decimal number, `coefficient · 10^-scale`: weights, distances and RPE come as decimals and stay so.
///
/// Always in its shortest form (2.50 is 2.5), so that equal numbers are equal values. At most 18 digits behind
/// the point and a coefficient of 64 bits: what does not fit is refused, never rounded unasked.
public struct Decimal: Hashable, Sendable {
  public let coefficient: Int64
  public let scale: Int

  private static let longestScale = 18

  public init(_ integer: Int64) {
    coefficient = integer
    scale = 0
  }

  /// Nil for a negative scale or one above 18 that trailing zeros don't explain.
  public init?(coefficient: Int64, scale: Int) {
    guard scale >= 0 else { return nil }
    var (digits, places) = (coefficient, scale)
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places = digits == 0 ? 0 : places - 1
    }
    guard places <= Self.longestScale else { return nil }
    self.coefficient = digits
    self.scale = places
  }

  /// A number as JSON and PostgreSQL write it: sign, digits, point, digits, exponent. `.5`, `5.` and `+5` are
  /// refused; so is what the type can't hold exactly.
  public init?(_ text: some StringProtocol) {
    var reader = DecimalReader(text.utf8)
    guard let number = reader.number() else { return nil }
    self = number
  }

  /// Rounded half away from zero to at most `places` digits behind the point.
  public func rounded(to places: Int) -> Decimal {
    guard scale > places, places >= 0 else { return self }
    let divisor = Self.power(scale - places)
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: divisor)
    // Compared without doubling: the remainder of a division by 10^18 may be close to Int64's limit.
    let roundsAway = remainder.magnitude >= divisor.magnitude - remainder.magnitude
    let rounded = quotient + (roundsAway ? coefficient.signum() : 0)
    return Decimal(coefficient: rounded, scale: places) ?? self
  }

  public var double: Double { Double(coefficient) / Double(Self.power(scale)) }

  /// The whole number this is, if it is one.
  public var integer: Int64? { scale == 0 ? coefficient : nil }

  static func power(_ exponent: Int) -> Int64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}

extension Decimal: CustomStringConvertible {
  /// Plain digits without an exponent: a JSON number and a PostgreSQL `numeric` alike.
  public var description: String {
    guard scale > 0 else { return String(coefficient) }
    let digits = String(coefficient.magnitude)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    return "\(coefficient < 0 ? "-" : "")\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }
}

extension Decimal: Comparable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self.init(value) }

  public static func < (left: Decimal, right: Decimal) -> Bool {
    let leftProduct = left.coefficient.multipliedFullWidth(by: power(right.scale))
    let rightProduct = right.coefficient.multipliedFullWidth(by: power(left.scale))
    return (leftProduct.high, leftProduct.low) < (rightProduct.high, rightProduct.low)
  }
}

/// Reads the number grammar of RFC 8259, section 6, with leading zeros allowed.
private struct DecimalReader<Bytes: Sequence> where Bytes.Element == UInt8 {
  private var iterator: Bytes.Iterator
  private var current: UInt8?
  private var coefficient: Int64 = 0
  private var digits = 0
  private var fits = true

  init(_ bytes: Bytes) {
    iterator = bytes.makeIterator()
    current = iterator.next()
  }

  mutating func number() -> Decimal? {
    let isNegative = skip(UInt8(ascii: "-"))
    guard readDigits(negative: isNegative) > 0 else { return nil }
    var scale = 0
    if skip(UInt8(ascii: ".")) {
      scale = readDigits(negative: isNegative)
      guard scale > 0 else { return nil }
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      guard let exponent = exponent() else { return nil }
      scale -= exponent
    }
    guard current == nil, fits else { return nil }
    return scaled(to: scale)
  }

  private func scaled(to scale: Int) -> Decimal? {
    guard scale < 0, coefficient != 0 else { return Decimal(coefficient: coefficient, scale: max(scale, 0)) }
    guard scale >= -18 else { return nil }
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: Decimal.power(-scale))
    return overflow ? nil : Decimal(product)
  }

  private mutating func exponent() -> Int? {
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    var (value, count) = (0, 0)
    while let digit = digit() {
      guard value < 1_000 else { return nil }
      value = value * 10 + Int(digit)
      count += 1
    }
    return count > 0 ? (isNegative ? -value : value) : nil
  }

  /// Adds digits to the coefficient and returns how many there were.
  private mutating func readDigits(negative: Bool) -> Int {
    var count = 0
    while let digit = digit() {
      let (shifted, overflow) = coefficient.multipliedReportingOverflow(by: 10)
      let (sum, overflowOfSum) = shifted.addingReportingOverflow(negative ? -digit : digit)
      fits = fits && !overflow && !overflowOfSum
      coefficient = fits ? sum : 0
      count += 1
    }
    return count
  }

  private mutating func digit() -> Int64? {
    guard let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
    current = iterator.next()
    return Int64(byte - UInt8(ascii: "0"))
  }

  private mutating func skip(_ character: UInt8) -> Bool {
    guard current == character else { return false }
    current = iterator.next()
    return true
  }
}
