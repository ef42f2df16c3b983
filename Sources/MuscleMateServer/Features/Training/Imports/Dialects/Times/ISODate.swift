internal import Primitives

/// A date that begins with its year: RFC 3339, ISO 8601's calendar dates and times of day in both formats, and what programming
/// languages print that is nearly one of these (`2024-01-05 10:00:00.123 +0100 CET`).
enum ISODate {
  /// Nil for eight digits alone, which may be another number (`DateNumbers`).
  static func read(_ text: String) -> DateReading? {
    var scanner = TimeScanner(text)
    guard let (date, isBasic) = scanner.date() else { return nil }
    if scanner.isAtEnd { return isBasic ? nil : DateReading(date) }
    guard let mark = scanner.skipTimeMark(), let clock = scanner.clock(isMarked: mark), scanner.isAtEnd else {
      return nil
    }
    return DateReading(date, clock)
  }
}

/// Reads the parts of dates and times of day from ASCII text.
struct TimeScanner {
  private(set) var rest: Substring.UTF8View

  init(_ text: some StringProtocol) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  // MARK: - Dates

  /// `2024-01-05`, `2024/1/5`, `2024.1.5`, or `20240105`.
  mutating func date() -> (CivilDate, isBasic: Bool)? {
    let start = rest
    guard let year = number(of: 4...4) else { return nil }
    let separator = skip("-") ?? skip("/") ?? skip(".")
    guard let month = number(of: separator == nil ? 2...2 : 1...2),
      separator == nil || skip(separator ?? "") != nil,
      let day = number(of: separator == nil ? 2...2 : 1...2), !startsWithDigit,
      let date = CivilDate(year: Int64(year), month: Int64(month), day: Int64(day))
    else {
      rest = start
      return nil
    }
    return (date, separator == nil)
  }

  /// What stands between a date and its time of day: true for a `T`, false for blanks.
  mutating func skipTimeMark() -> Bool? {
    if skip("T") != nil || skip("t") != nil { return true }
    return skipBlanks() ? false : nil
  }

  // MARK: - Times of day

  /// `10:00`, `10:00:00.5`, `100000`, with the distance from UTC where it stands behind it, and behind a mark `10`, too. A
  /// fraction is dropped: no workout begins within one.
  mutating func clock(isMarked: Bool = false) -> ClockReading? {
    guard let hour = number(of: 2...2) ?? number(of: 1...1) else { return nil }
    let hasColon = skip(":") != nil
    let minute = number(of: 2...2)
    guard minute != nil || isMarked && !hasColon else { return nil }
    let second = minute == nil || hasColon && skip(":") == nil ? nil : number(of: 2...2)
    if second != nil, skip(".") != nil || skip(",") != nil { _ = number(of: 1...12) }
    guard !startsWithDigit else { return nil }
    return ClockReading(hour: hour, minute: minute ?? 0, second: second ?? 0, offset: offset())
  }

  /// `Z`, `UTC`, `GMT`, `+01:00`, `+0100`, `+01`, `GMT+0100 (Central European Standard Time)`. Nil where there is none.
  private mutating func offset() -> Int? {
    let start = rest
    _ = skipBlanks()
    let isNamed = skipWord("Z") || skipWord("UTC") || skipWord("GMT")
    guard let seconds = signedOffset(isNamed: isNamed) ?? (isNamed ? 0 : nil) else {
      rest = start
      return nil
    }
    skipZoneName()
    return seconds
  }

  /// `AM GMT+1` behind a clock of twelve hours. Nil where there is no distance from UTC.
  mutating func halfWithOffset() -> (hours: Int, offset: Int)? {
    let start = rest
    _ = skipBlanks()
    let isMorning = skipWord("AM")
    guard isMorning || skipWord("PM"), let offset = offset() else {
      rest = start
      return nil
    }
    return (isMorning ? 0 : 12, offset)
  }

  private mutating func signedOffset(isNamed: Bool = false) -> Int? {
    let start = rest
    let isWest = skip("-") != nil || skip("−") != nil
    if isWest || skip("+") != nil, let hours = number(of: 2...2) ?? (isNamed ? number(of: 1...1) : nil) {
      let hasColon = skip(":") != nil
      let minutes = number(of: 2...2)
      if hours <= 14, minutes ?? 0 < 60, minutes != nil || !hasColon, !startsWithDigit {
        return (isWest ? -1 : 1) * (hours * 3_600 + (minutes ?? 0) * 60)
      }
    }
    rest = start
    return nil
  }

  /// What some languages print behind the distance from UTC: the zone's name (`[Europe/Berlin]`, `CET`, `+03`), and the reading
  /// of Go's monotonic clock (`m=+0.000012`).
  private mutating func skipZoneName() {
    let start = rest
    let isApart = skipBlanks()
    if let first = rest.first, first == UInt8(ascii: "(") || first == UInt8(ascii: "[") {
      rest = rest[rest.endIndex...]
    } else if !isApart || !skipAbbreviation() && signedOffset() == nil {
      rest = start
    }
    if String(Substring(rest)).hasPrefix(" m=") { rest = rest[rest.endIndex...] }
  }

  private mutating func skipAbbreviation() -> Bool {
    let name = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    guard (3...5).contains(name.count) else { return false }
    rest = rest[name.endIndex...]
    return true
  }

  // MARK: - Characters

  private var startsWithDigit: Bool { rest.first.map(Self.isDigit) ?? false }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// As many digits as there are, up to the upper bound.
  private mutating func number(of digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(digits.upperBound).prefix(while: Self.isDigit)
    guard found.count >= digits.lowerBound else { return nil }
    rest = rest[found.endIndex...]
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func skip(_ text: String) -> String? {
    guard rest.starts(with: text.utf8) else { return nil }
    rest = rest.dropFirst(text.utf8.count)
    return text
  }

  /// In capitals or small letters, with no letter behind it.
  private mutating func skipWord(_ word: String) -> Bool {
    let found = rest.prefix(word.utf8.count)
    guard found.count == word.utf8.count, Substring(found).uppercased() == word else { return false }
    let next = rest[found.endIndex...]
    guard next.first.map({ $0 < 0x80 && !Character(Unicode.Scalar($0)).isLetter }) ?? true else {
      return false
    }
    rest = next
    return true
  }

  private mutating func skipBlanks() -> Bool {
    let start = rest.startIndex
    rest = rest.drop { $0 == UInt8(ascii: " ") }
    return rest.startIndex != start
  }
}
