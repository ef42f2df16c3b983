internal import Synchronization

/// Wakes the task of one stream. Rings that come while the task works are kept for its next wait.
final class StreamBell: Sendable {
  struct Rings: OptionSet, Sendable {
    let rawValue: UInt8

    /// Something that the stream may hint at has changed.
    static let changed = Rings(rawValue: 1)
    /// Something of a coach's clients has changed.
    static let roster = Rings(rawValue: 2)
    /// The moment that the stream waits for has come.
    static let moment = Rings(rawValue: 4)
    /// The session has ended.
    static let signedOut = Rings(rawValue: 8)
    /// The server stops.
    static let restart = Rings(rawValue: 16)
    /// The client left.
    static let gone = Rings(rawValue: 32)
  }

  private struct State {
    var rings: Rings = []
    var moment: ContinuousClock.Instant?
    var waiter: CheckedContinuation<Rings, Never>?

    mutating func taken() -> (CheckedContinuation<Rings, Never>, Rings)? {
      guard let waiter, !rings.isEmpty else { return nil }
      defer { (self.waiter, rings, moment) = (nil, [], nil) }
      return (waiter, rings)
    }
  }

  private let state = Mutex(State())

  func ring(_ rings: Rings) {
    let woken = state.withLock { state in
      state.rings.formUnion(rings)
      return state.taken()
    }
    if let (waiter, rings) = woken { waiter.resume(returning: rings) }
  }

  /// Rings where the moment that the stream waits for has come.
  func ringIfDue(_ now: ContinuousClock.Instant) {
    let isDue = state.withLock { state in state.moment.map { $0 <= now } ?? false }
    if isDue { ring(.moment) }
  }

  /// The next rings; `.moment` once the hub finds that the moment has come, and `.gone` where the task is cancelled.
  func wait(until moment: ContinuousClock.Instant) async -> Rings {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let woken = state.withLock { state in
          state.waiter = continuation
          state.moment = moment
          return state.taken()
        }
        if let (waiter, rings) = woken { waiter.resume(returning: rings) }
      }
    } onCancel: {
      ring(.gone)
    }
  }
}
