internal import Primitives

/// The moments at which a cron expression is due by a zone's clocks.
///
/// When the clocks change, as Debian's cron has it: an expression with set hours comes once on every day, right after
/// the clocks were put forward over it, and the first time where they were put back. One for every hour (`*`) follows
/// the time that passes.
public struct CronTimes: Sendable {
  let expression: CronExpression
  let zone: ZoneOffsets

  public init(_ expression: CronExpression, in zone: ZoneOffsets) {
    self.expression = expression
    self.zone = zone
  }

  /// The first moment after this one (in seconds since 1970).
  public func next(after instant: Int64) -> Int64? {
    // The day before, for what the clocks jumped over at midnight comes on the day after it.
    let today = floorDay(instant + zone.seconds(at: instant))
    // A 29 February that is a given day of the week comes within 40 years.
    for day in (today - 1)...(today + Self.horizon) {
      if let first = instants(onDay: day).first(where: { $0 > instant }) { return first }
    }
    return nil
  }

  /// The latest `count` moments after the one and up to the other, in order.
  public func latest(_ count: Int, after start: Int64, upTo end: Int64) -> [Int64] {
    guard start < end else { return [] }
    var found: Set<Int64> = []
    var day = floorDay(end + zone.seconds(at: end)) + 1
    let first = floorDay(start + zone.seconds(at: start)) - 1
    // A day more than suffices: what the clocks jumped over at its end comes on the next.
    var isEnough = false
    while day >= first {
      found.formUnion(instants(onDay: day).filter { $0 > start && $0 <= end })
      if isEnough { break }
      isEnough = found.count >= count
      day -= 1
    }
    return found.sorted().suffix(count)
  }

  private static let horizon: Int64 = 40 * 366

  /// All that is due on a day of the zone's calendar, in order, each moment once.
  private func instants(onDay day: Int64) -> [Int64] {
    let date = CivilDate(unixDay: day)
    // 1 January 1970 was a Thursday.
    let weekday = ((day % 7) + 11) % 7
    guard expression.matches(month: date.month, day: date.day, weekday: weekday) else { return [] }
    var all: Set<Int64> = []
    for hour in Int64(0)..<24 where expression.hours.contains(hour) {
      for minute in Int64(0)..<60 where expression.minutes.contains(minute) {
        all.formUnion(instants(showing: day * 86_400 + hour * 3_600 + minute * 60))
      }
    }
    return all.sorted()
  }

  private func instants(showing local: Int64) -> [Int64] {
    let instants = zone.instants(showing: local)
    if expression.followsTime { return instants }
    return [instants.first ?? zone.jump(over: local)].compactMap(\.self)
  }

  private func floorDay(_ seconds: Int64) -> Int64 {
    seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
  }
}
