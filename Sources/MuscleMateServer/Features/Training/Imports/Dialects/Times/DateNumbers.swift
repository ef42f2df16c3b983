internal import Primitives

/// Dates that are a number alone. What they are is known of a whole column, never of one cell.
enum DateNumbers: CaseIterable, Sendable {
  /// `20240105`: ISO 8601's basic format.
  case digits
  /// Since 1970 in UTC.
  case seconds, milliseconds
  /// Days since 30 December 1899, as spreadsheets count them; behind the point the part of the day.
  case spreadsheet

  func read(_ text: String) -> DateReading? {
    guard let (whole, part) = Self.parts(of: text) else { return nil }
    switch (self, whole.utf8.count) {
    case (.digits, 8) where part.isEmpty: return Self.date(whole).map { DateReading($0) }
    case (.seconds, 10): return Int64(whole).map(Self.moment)
    case (.milliseconds, 13): return Int64(whole).map { Self.moment($0 / 1_000) }
    case (.spreadsheet, 5):
      guard let day = Int64(whole), (20_000...60_000).contains(day) else { return nil }
      return Self.spreadsheet(day, part)
    default: return nil
    }
  }

  /// The digits before and behind the point; nil for what is no number alone.
  private static func parts(of text: String) -> (String, String)? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), !parts[0].isEmpty,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
  }

  private static func date(_ digits: String) -> CivilDate? {
    var scanner = TimeScanner(digits)
    guard let (date, _) = scanner.date(), scanner.isAtEnd, (1_900...2_100).contains(date.year) else {
      return nil
    }
    return date
  }

  private static func moment(_ seconds: Int64) -> DateReading {
    DateReading(
      CivilDate(unixDay: seconds / 86_400), ClockReading(secondOfDay: Int(seconds % 86_400), offset: 0))
  }

  private static func spreadsheet(_ day: Int64, _ part: String) -> DateReading {
    let date = CivilDate(unixDay: day - 25_569)
    guard let ofDay = Double("0.\(part)"), ofDay > 0 else { return DateReading(date) }
    return DateReading(date, ClockReading(secondOfDay: min(Int((ofDay * 86_400).rounded()), 86_399)))
  }
}
