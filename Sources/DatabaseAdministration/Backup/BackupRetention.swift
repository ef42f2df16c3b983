internal import Primitives

/// Which backups are kept as time passes. Of the job's own it is the last of each of so many days, weeks and months that
/// have one. One that someone made by command, and one that was restored, is kept for a number of days beside that, and
/// pushes none of the job's out. Counted by what there is and not by today, so that nothing is thrown away only because
/// nothing new is made.
package struct BackupRetention: Sendable, Equatable {
  package var daily = 7
  package var weekly = 5
  var monthly = 12
  /// Days for which one made by command, or restored, is kept; 0: until someone removes it.
  package var onPurpose = 30

  /// `7,5,12`; each at most a thousand, and at least one day's.
  package init?(_ text: String) {
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

  package init() {}

  /// The backups that may be removed; never the newest.
  ///
  /// - Parameter restored: those that a restore was made from recently. They stay, however old they are.
  package func expendable(_ backups: [ShelvedBackup], restored: Set<BackupName> = []) -> [BackupName] {
    guard let newest = backups.map(\.name).max() else { return [] }
    let scheduled = kept(backups.filter { $0.maker != .command }.map(\.name))
    return backups.sorted { $0.name > $1.name }.filter { backup in
      if backup.name == newest || restored.contains(backup.name) { return false }
      if scheduled.contains(backup.name) { return false }
      return backup.maker == .job || !isRecent(backup.name, newest)
    }.map(\.name)
  }

  /// The last of each day, week and month.
  private func kept(_ names: [BackupName]) -> Set<BackupName> {
    let newestFirst = names.sorted(by: >)
    var kept = Set<BackupName>()
    for (count, period) in [(daily, Self.day), (weekly, Self.week), (monthly, Self.month)] {
      var seen = Set<Int64>()
      for name in newestFirst where seen.count < count && seen.insert(period(name.madeAt)).inserted {
        kept.insert(name)
      }
    }
    return kept
  }

  private func isRecent(_ name: BackupName, _ newest: BackupName) -> Bool {
    onPurpose == 0
      || newest.madeAt.unixSeconds - name.madeAt.unixSeconds <= Int64(onPurpose) * 86_400
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
