internal import Primitives

/// The order of a date's numbers.
enum DateOrder: Sendable {
  case yearFirst, dayFirst, monthFirst
}

/// How a column of a file writes its dates.
struct DateStyle: Sendable {
  var order = DateOrder.yearFirst
  /// What a number alone is. Nil: no date.
  var numbers: DateNumbers?
}

/// A date, and a time of day where the text has one, as apps, spreadsheets and programming languages write them.
///
/// RFC 3339 and ISO 8601 (`ISODate`), dates in words (`DateWords`), and numbers alone in a column of such (`DateNumbers`).
struct DateReading: Equatable, Sendable {
  let date: CivilDate
  /// Nil where the text is a day alone.
  let clock: ClockReading?

  init(_ date: CivilDate, _ clock: ClockReading? = nil) { (self.date, self.clock) = (date, clock) }

  init?(_ text: String, _ style: DateStyle) {
    let read = ISODate.read(text) ?? style.numbers?.read(text) ?? DateWords.read(text, style.order)
    guard let read else { return nil }
    self = read
  }

  init?(_ text: String, _ order: DateOrder) { self.init(text, DateStyle(order: order)) }

  /// Nil where the text has no time of day, and none is assumed.
  func localTime(hour: Int?) -> LocalTime? {
    if let clock { return LocalTime(date: date, secondOfDay: clock.secondOfDay, offset: clock.offset) }
    return hour.map { LocalTime(date: date, secondOfDay: $0 * 3_600, isHourAssumed: true) }
  }
}

/// A time of day.
struct ClockReading: Equatable, Sendable {
  let secondOfDay: Int
  /// Of the clock from UTC in seconds, where the text says it.
  let offset: Int?

  init(secondOfDay: Int, offset: Int? = nil) { (self.secondOfDay, self.offset) = (secondOfDay, offset) }

  /// A leap second (RFC 3339, section 5.7) is the one before it.
  init?(hour: Int, minute: Int, second: Int, offset: Int? = nil) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second) else { return nil }
    self.init(secondOfDay: hour * 3_600 + minute * 60 + min(second, 59), offset: offset)
  }

  /// A cell that is a time of day alone. A spreadsheet may put a day before it, or write it as the part of a day.
  init?(_ text: String, _ style: DateStyle) {
    guard let read = DateWords.readClock(text) ?? DateReading(text, style)?.clock ?? Self.part(of: text)
    else { return nil }
    self = read
  }

  private static func part(of text: String) -> ClockReading? {
    guard let part = Double(text.replacing(",", with: ".")), part >= 0, part < 1 else { return nil }
    return ClockReading(secondOfDay: min(Int((part * 86_400).rounded()), 86_399))
  }
}
