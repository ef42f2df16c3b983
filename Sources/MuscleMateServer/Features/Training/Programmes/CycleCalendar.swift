internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// On which days a cycle's sessions come: each of the programme's weeks in seven days of its own, from the first on. Where a
/// week has more sessions than weekdays, its sessions follow one another over the weekdays and the cycle takes longer, as
/// 5/3/1 does on three days a week (Wendler, 5/3/1).
struct CycleCalendar: Sendable {
  private let first: CivilDate
  private let weekdays: Set<Weekday>?

  /// Days that can be planned for, with room for a cycle: 16 weeks of 7 sessions take 112 weeks on one weekday.
  private static let years: ClosedRange<Int64> = 1900...2097

  init(_ start: CycleStart, today: CivilDate) throws {
    first = start.startsOn ?? today
    weekdays = start.weekdays.map(Set.init)
    guard Self.years.contains(first.year) else {
      throw Problem.invalid("/starts_on", .invalid("1900-01-01 … 2097-12-31"))
    }
  }

  /// A day for each session of each week; nil where they are undated.
  func days(of definition: ProgrammeDefinition) -> [[CivilDate?]] {
    let counts = definition.weeks.map(\.sessions.count)
    let places = counts.enumerated().flatMap { week, count in (0..<count).map { (week + 1, $0 + 1) } }
    guard var left = days(of: places, perWeek: counts.max() ?? 0, notBefore: first)?[...] else {
      return counts.map { Array(repeating: nil, count: $0) }
    }
    return counts.map { count in
      defer { left = left.dropFirst(count) }
      return Array(left.prefix(count))
    }
  }

  /// The days of some sessions of a cycle, each by its week and its place there, in this order and none before `earliest`; nil
  /// where they are undated. `perWeek`: how many sessions a week has at most.
  func days(of places: [(week: Int, session: Int)], perWeek: Int, notBefore earliest: CivilDate)
    -> [CivilDate]?
  {
    guard let weekdays else { return nil }
    var next = max(earliest, first).unixDay
    return places.map { week, session in
      if perWeek <= weekdays.count { next = max(next, day(of: session, inWeek: week, on: weekdays)) }
      while !weekdays.contains(CivilDate(unixDay: next).weekday) { next += 1 }
      defer { next += 1 }
      return CivilDate(unixDay: next)
    }
  }

  /// The day that a session has in its week, of at least as many weekdays.
  private func day(of session: Int, inWeek week: Int, on weekdays: Set<Weekday>) -> Int64 {
    let block = (0..<7).map { first.unixDay + Int64((week - 1) * 7 + $0) }
    let days = block.filter { weekdays.contains(CivilDate(unixDay: $0).weekday) }
    return days.element(at: session - 1) ?? first.unixDay
  }
}

extension CivilDate {
  /// 1970-01-01 was a Thursday.
  var weekday: Weekday {
    let days = Weekday.allCases
    return days[Int(((unixDay + 4) % 7 + 7) % 7)]
  }
}
