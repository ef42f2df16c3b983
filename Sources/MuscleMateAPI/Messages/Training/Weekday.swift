public import APISchema

/// A day of the week, from Sunday, with which weeks begin unless the lifter says otherwise.
public enum Weekday: String, WordValue {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}

extension [Weekday] {
  /// From Sunday to Saturday, however they were given.
  public var inOrder: [String] { Weekday.allCases.filter(contains).map(\.rawValue) }
}
