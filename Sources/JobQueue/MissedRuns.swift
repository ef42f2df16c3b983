/// The rule for runs that were missed while no worker ran.
public enum MissedRuns: Sendable, Equatable {
  /// Each of them is made, the latest ones where there are more.
  case catchUp(atMost: Int)
  /// Only the latest one is run, for all of them, also while one waits its turn.
  case once
  /// They are left out; only what is due by now is made, unless the run before it is still under way.
  case skip

  /// A run that is this late, in seconds, was missed: schedulers look every few seconds, and a restart takes a minute.
  static let patience: Int64 = 300

  /// The runs to make out of those due after the mark, in seconds since 1970.
  public func due(_ times: CronTimes, after mark: Int64, upTo now: Int64) -> [Int64] {
    switch self {
    case .catchUp(let count): times.latest(count, after: mark, upTo: now)
    case .once: times.latest(1, after: mark, upTo: now)
    case .skip: times.latest(1, after: max(mark, now - Self.patience), upTo: now)
    }
  }

  /// Whether a run that waits also replaces a later one.
  var isOne: Bool { if case .catchUp = self { false } else { true } }
}
