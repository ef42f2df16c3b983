internal import Primitives

/// Which backups are kept as time passes: the last of each of so many days, weeks and months that have one. Counted by
/// what there is and not by today, so that nothing is thrown away only because nothing new is made.
struct BackupRetention: Sendable, Equatable {
  var daily = 7
  var weekly = 5
  var monthly = 12

  /// `7,5,12`; each at most a thousand, and at least one day's.
  init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.trimmingSpaces())
    }
    guard numbers.count == 3, let daily = numbers[0], let weekly = numbers[1], let monthly = numbers[2],
      (1...1_000).contains(daily), (0...1_000).contains(weekly), (0...1_000).contains(monthly)
    else { return nil }
    self.daily = daily
    self.weekly = weekly
    self.monthly = monthly
  }

  init() {}

  /// What may go, of all that there are; never the newest.
  func expendable(_ names: [BackupName]) -> [BackupName] {
    let newestFirst = names.sorted(by: >)
    var kept = Set<BackupName>()
    for (count, period) in [(daily, Self.day), (weekly, Self.week), (monthly, Self.month)] {
      var seen = Set<Int64>()
      for name in newestFirst where seen.count < count && seen.insert(period(name.madeAt)).inserted {
        kept.insert(name)
      }
    }
    return newestFirst.filter { !kept.contains($0) }
  }

  private static let day: @Sendable (Timestamp) -> Int64 = { floored($0.unixSeconds, by: 86_400) }

  /// Weeks from Monday on: 1970-01-01 was a Thursday.
  private static let week: @Sendable (Timestamp) -> Int64 = { floored(day($0) + 3, by: 7) }

  private static let month: @Sendable (Timestamp) -> Int64 = { time in
    let digits = CivilDate(unixDay: day(time)).description.split(separator: "-")
    return (Int64(digits[0]) ?? 0) * 12 + (Int64(digits[1]) ?? 0)
  }

  private static func floored(_ value: Int64, by divisor: Int64) -> Int64 {
    let quotient = value / divisor
    return value % divisor < 0 ? quotient - 1 : quotient
  }
}
