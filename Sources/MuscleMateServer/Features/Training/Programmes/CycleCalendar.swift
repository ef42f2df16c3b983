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
  func days(of definition: ProgrammeDefinition) throws -> [[CivilDate?]] {
    guard let weekdays else { return definition.weeks.map { $0.sessions.map { _ in nil } } }
    let most = definition.weeks.map(\.sessions.count).max() ?? 0
    guard most <= weekdays.count else { return oneAfterAnother(definition, on: weekdays) }
    return definition.weeks.indices.map { week in
      let block = (0..<7).map { CivilDate(unixDay: first.unixDay + Int64(week * 7 + $0)) }
      return Array(
        block.filter { weekdays.contains($0.weekday) }.prefix(definition.weeks[week].sessions.count))
    }
  }

  private func oneAfterAnother(_ definition: ProgrammeDefinition, on weekdays: Set<Weekday>) -> [[CivilDate?]]
  {
    var day = first.unixDay
    func next() -> CivilDate {
      while !weekdays.contains(CivilDate(unixDay: day).weekday) { day += 1 }
      defer { day += 1 }
      return CivilDate(unixDay: day)
    }
    return definition.weeks.map { week in week.sessions.map { _ in next() } }
  }
}

extension CivilDate {
  /// 1970-01-01 was a Thursday.
  var weekday: Weekday {
    let days = Weekday.allCases
    return days[Int(((unixDay + 4) % 7 + 7) % 7)]
  }
}
