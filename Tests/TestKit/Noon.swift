public import Primitives

/// A zone where it is noon when the tests start: none of them sees the end of the day there, whenever they run.
public enum Noon {
  /// Whole seconds, as text has them whoever writes it.
  private static let start = Timestamp(unixSeconds: Timestamp.now.unixSeconds)
  /// From -11 to 12.
  private static let hoursAhead = 12 - start.unixSeconds / 3_600 % 24

  /// A zone of the tz database, whose names have POSIX's sign: `Etc/GMT-3` is three hours ahead of UTC.
  public static let zone = hoursAhead == 0 ? "UTC" : "Etc/GMT\(hoursAhead > 0 ? "-" : "+")\(abs(hoursAhead))"

  /// The moment, so many days ago, at which the tests started.
  public static func moment(daysAgo: Int) -> Timestamp { start.advanced(bySeconds: Int64(-daysAgo) * 86_400) }

  /// The day of that moment there.
  public static func day(_ daysAgo: Int) -> CivilDate {
    CivilDate(unixDay: (moment(daysAgo: daysAgo).unixSeconds + hoursAhead * 3_600) / 86_400)
  }
}
