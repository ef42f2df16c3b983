internal import Primitives

/// A date and a time of day as a clock on the wall showed them. Where the file says how far the clock is from UTC, it is an
/// instant, and the same one however it is written.
struct LocalTime: Sendable, CustomStringConvertible {
  let date: CivilDate
  let secondOfDay: Int
  /// Of the clock from UTC in seconds, where the file says it.
  let offset: Int?
  /// Whether the file says the day alone.
  let isHourAssumed: Bool

  init(date: CivilDate, secondOfDay: Int, offset: Int? = nil, isHourAssumed: Bool = false) {
    (self.date, self.secondOfDay, self.offset) = (date, secondOfDay, offset)
    self.isHourAssumed = isHourAssumed
  }

  /// In UTC, to the second.
  init(_ moment: Timestamp) {
    let day = Int64((Double(moment.unixSeconds) / 86_400).rounded(.down))
    self.init(
      date: CivilDate(unixDay: day), secondOfDay: Int(moment.unixSeconds - day * 86_400), offset: 0)
  }

  /// As PostgreSQL reads a `timestamp`, of an instant a `timestamptz` in UTC.
  var description: String {
    let days = Int64((Double(instant) / 86_400).rounded(.down))
    let second = Int(instant - days * 86_400)
    let (hour, minute) = (second / 3_600, second / 60 % 60)
    let clock = "\(twoDigits(hour)):\(twoDigits(minute)):\(twoDigits(second % 60))"
    return "\(CivilDate(unixDay: days)) \(clock)\(offset == nil ? "" : "+00:00")"
  }

  /// Seconds from another time; summer time is not known here.
  func seconds(since other: LocalTime) -> Int { Int(instant - other.instant) }

  /// In seconds since 1970, of UTC or else of the clock.
  private var instant: Int64 { date.unixDay * 86_400 + Int64(secondOfDay - (offset ?? 0)) }
}

extension LocalTime: Hashable, Comparable {
  static func == (left: LocalTime, right: LocalTime) -> Bool {
    left.instant == right.instant && (left.offset == nil) == (right.offset == nil)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(instant)
    hasher.combine(offset == nil)
  }

  static func < (left: LocalTime, right: LocalTime) -> Bool { left.instant < right.instant }
}

private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
