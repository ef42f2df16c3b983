/// When something is due, in the five fields of crontab(5): minute, hour, day of the month, month, day of the week.
/// Each takes `*`, numbers, ranges, lists and steps (`*/15`, `8-18/2`, `1,15`); months and days of the week also their
/// English names of three letters; Sunday is 0 and 7.
///
/// If both days are restricted, either is enough (Vixie cron's rule): `0 9 13 * fri` is every 13th and every Friday.
public struct CronExpression: Sendable, Hashable {
  let minutes: CronSet
  let hours: CronSet
  let days: CronSet
  let months: CronSet
  let weekdays: CronSet
  /// Whether the hour field begins with `*`: then it follows the time that passes, and what a change of the clocks leaves
  /// out or doubles is not made up for.
  let followsTime: Bool
  private let eitherDay: Bool
  public let text: String

  /// - Throws: what is wrong with which field, in words.
  public init(_ text: String) throws(CronError) {
    let fields = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
    guard fields.count == 5 else { throw CronError("five fields are needed, and there are \(fields.count)") }
    minutes = try CronSet(fields[0], .minute)
    hours = try CronSet(fields[1], .hour)
    days = try CronSet(fields[2], .day)
    months = try CronSet(fields[3], .month)
    weekdays = try CronSet(fields[4], .weekday)
    followsTime = fields[1].hasPrefix("*")
    eitherDay = !fields[2].hasPrefix("*") && !fields[4].hasPrefix("*")
    self.text = fields.joined(separator: " ")
    guard eitherDay || Self.hasDay(days, in: months) else { throw CronError("there is no such day") }
  }

  /// Whether it is due on some minute of this day.
  func matches(month: Int64, day: Int64, weekday: Int64) -> Bool {
    guard months.contains(month) else { return false }
    let (byDay, byWeekday) = (days.contains(day), weekdays.contains(weekday))
    return eitherDay ? byDay || byWeekday : byDay && byWeekday
  }

  /// A day that comes in some year: 30 February does not.
  private static func hasDay(_ days: CronSet, in months: CronSet) -> Bool {
    let lengths: [Int64] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return zip(Int64(1)..., lengths).contains { month, length in
      months.contains(month) && (1...length).contains { days.contains($0) }
    }
  }

  public static func == (left: CronExpression, right: CronExpression) -> Bool { left.text == right.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

public struct CronError: Error, CustomStringConvertible, Equatable {
  public let description: String

  init(_ description: String) { self.description = description }
}
