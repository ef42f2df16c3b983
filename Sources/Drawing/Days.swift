/// A day of the Gregorian calendar by its number since 1970-01-01. Days are local: no time and no zone is in them.
public struct Day: Sendable, Hashable {
  public let number: Int
  public let year: Int
  /// From 1.
  public let month: Int
  /// Of the month, from 1.
  public let day: Int

  /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years that begin in March.
  public init(_ number: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    self.number = number
    day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The first day of the month that lies so many months after this one's.
  func firstOfMonth(after months: Int) -> Day {
    let month = year * 12 + self.month - 1 + months
    return Day(Day.number(ofMonth: month))
  }

  /// The number of a month's first day; months are counted from the year 0.
  private static func number(ofMonth month: Int) -> Int {
    let fromMarch = month - 2
    let year = fromMarch >= 0 ? fromMarch / 12 : (fromMarch - 11) / 12
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (fromMarch - year * 12) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// The marks of an axis of days: days, weeks, first days of months, or of years.
public struct DayTicks: Sendable, Equatable {
  public enum Unit: Sendable { case day, month, year }

  public let unit: Unit
  public let days: [Day]

  /// The finest marks that are no more than `most`; of more than two months no days.
  public init(from first: Int, to last: Int, atMost most: Int) {
    for step in [1, 2, 7, 14] where last - first <= 62 && (last - first) / step < most {
      unit = .day
      days = stride(from: first, through: last, by: step).map(Day.init)
      return
    }
    for step in [1, 2, 3, 6] {
      let days = Self.months(from: Day(first), to: last, every: step)
      guard days.count <= most else { continue }
      unit = .month
      self.days = days
      return
    }
    var years = 1
    var days = Self.months(from: Day(first), to: last, every: 12)
    while days.count > most {
      years += 1
      days = Self.months(from: Day(first), to: last, every: 12 * years)
    }
    unit = .year
    self.days = days
  }

  /// The first days of every so many months, counted from January.
  private static func months(from first: Day, to last: Int, every step: Int) -> [Day] {
    let past = (first.year * 12 + first.month - 1) % step
    var next = first.firstOfMonth(after: first.day == 1 && past == 0 ? 0 : step - past)
    var days: [Day] = []
    while next.number <= last {
      days.append(next)
      next = next.firstOfMonth(after: step)
    }
    return days
  }
}
