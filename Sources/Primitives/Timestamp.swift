#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A moment, in microseconds since 2000-01-01T00:00:00Z: PostgreSQL's own `timestamptz`, so that nothing is
/// converted on the way there. The ends of 64 bits are PostgreSQL's infinities: a sum beyond them stays there.
public struct Timestamp: Hashable, Comparable, Sendable {
  public let microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Seconds from the Unix epoch to PostgreSQL's.
  private static let epochOffset: Int64 = 946_684_800

  public init(unixMicroseconds: Int64) {
    self.init(microseconds: bounded(unixMicroseconds, plus: -Self.epochOffset * 1_000_000))
  }

  public init(unixSeconds: Int64) { self.init(unixMicroseconds: microsecondsIn(unixSeconds)) }

  public var unixMicroseconds: Int64 { bounded(microseconds, plus: Self.epochOffset * 1_000_000) }
  public var unixMilliseconds: Int64 { floorDivide(unixMicroseconds, by: 1_000) }
  public var unixSeconds: Int64 { floorDivide(unixMicroseconds, by: 1_000_000) }

  public static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(unixMicroseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000)
  }

  public func advanced(bySeconds seconds: Int64) -> Timestamp {
    Timestamp(microseconds: bounded(microseconds, plus: microsecondsIn(seconds)))
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.microseconds < right.microseconds }
}

// MARK: - RFC 3339

extension Timestamp: CustomStringConvertible {
  /// RFC 3339 in UTC, with as many fractional digits as there are.
  public var description: String {
    let day = floorDivide(unixSeconds, by: 86_400)
    let second = unixSeconds - day * 86_400
    let rest = unixMicroseconds % 1_000_000
    let fraction = rest < 0 ? rest + 1_000_000 : rest
    let time = "\(twoDigits(second / 3600)):\(twoDigits(second / 60 % 60)):\(twoDigits(second % 60))"
    return "\(CivilDate(unixDay: day))T\(time)\(Self.fractionText(fraction))Z"
  }

  private static func fractionText(_ microseconds: Int64) -> String {
    guard microseconds > 0 else { return "" }
    var digits = String(microseconds + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return ".\(digits)"
  }

  /// RFC 3339, section 5.6: date, `T` or `t` or a space, time, optional fraction, and an offset, which is
  /// required. A leap second counts as the second after it. Digits past the microsecond are dropped.
  public init?(_ text: some StringProtocol) {
    var scanner = DigitScanner(Array(text.utf8))
    guard let date = scanner.date(), scanner.skip(anyOf: "Tt "),
      let hour = scanner.number(2), hour < 24, scanner.skip(anyOf: ":"),
      let minute = scanner.number(2), minute < 60, scanner.skip(anyOf: ":"),
      let second = scanner.number(2), second <= 60,
      let fraction = scanner.fraction(), let offset = scanner.offset(), scanner.isAtEnd
    else { return nil }
    let seconds = date.unixDay * 86_400 + hour * 3_600 + minute * 60 + second - offset
    self.init(unixMicroseconds: seconds * 1_000_000 + fraction)
  }
}

/// Reads the fixed-width numbers that dates and times are made of.
struct DigitScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number(_ digits: Int) -> Int64? {
    guard position + digits <= bytes.count else { return nil }
    var value: Int64 = 0
    for byte in bytes[position..<position + digits] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    position += digits
    return value
  }

  mutating func skip(anyOf characters: StaticString) -> Bool {
    guard position < bytes.count else { return false }
    let found = characters.withUTF8Buffer { $0.contains(bytes[position]) }
    if found { position += 1 }
    return found
  }

  mutating func date() -> CivilDate? {
    guard let year = number(4), skip(anyOf: "-"), let month = number(2), skip(anyOf: "-"),
      let day = number(2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Microseconds after an optional point; nil where a point has no digit behind it.
  mutating func fraction() -> Int64? {
    guard skip(anyOf: ".") else { return 0 }
    var value: Int64 = 0
    var digits = 0
    while let digit = number(1) {
      if digits < 6 { value = value * 10 + digit }
      digits += 1
    }
    guard digits > 0 else { return nil }
    for _ in min(digits, 6)..<6 { value *= 10 }
    return value
  }

  /// Seconds east of UTC.
  mutating func offset() -> Int64? {
    if skip(anyOf: "Zz") { return 0 }
    let isEast = skip(anyOf: "+")
    guard isEast || skip(anyOf: "-"), let hours = number(2), hours < 24, skip(anyOf: ":"),
      let minutes = number(2), minutes < 60
    else { return nil }
    return (isEast ? 1 : -1) * (hours * 3_600 + minutes * 60)
  }
}

func twoDigits(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }

func floorDivide(_ value: Int64, by divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}

private func bounded(_ value: Int64, plus other: Int64) -> Int64 {
  let (sum, overflow) = value.addingReportingOverflow(other)
  return overflow ? (other < 0 ? .min : .max) : sum
}

private func microsecondsIn(_ seconds: Int64) -> Int64 {
  let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
  return overflow ? (seconds < 0 ? .min : .max) : product
}
