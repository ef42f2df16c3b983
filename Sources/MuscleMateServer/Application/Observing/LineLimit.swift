internal import Synchronization

/// Lets so many lines of a kind through in a while: what comes by thousands says no more than the first of them.
final class LineLimit: Sendable {
  private let lines: Int
  private let period: Duration
  private let state = Mutex<(since: ContinuousClock.Instant, count: Int)?>(nil)

  init(_ lines: Int, in period: Duration) {
    self.lines = lines
    self.period = period
  }

  func allowsOne(at now: ContinuousClock.Instant = .now) -> Bool {
    state.withLock { state in
      guard let running = state, running.since.duration(to: now) < period else {
        state = (now, 1)
        return true
      }
      guard running.count < lines else { return false }
      state = (running.since, running.count + 1)
      return true
    }
  }
}
