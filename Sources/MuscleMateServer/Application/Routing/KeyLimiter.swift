internal import Primitives
internal import Synchronization

/// How often an API key may call: so many requests a minute, counted by each server for itself. A script that runs wild
/// leaves the pool to people.
final class KeyLimiter: Sendable {
  static let requestsPerMinute = 300

  private struct Window {
    var minute: Int64 = 0
    var counts: [[UInt8]: Int] = [:]
  }

  private let window = Mutex(Window())
  /// Keys that were never made are counted too; beyond so many in a minute the count begins again.
  private static let capacity = 50_000

  /// Seconds to wait; nil where the key may go on.
  func wait(_ digest: [UInt8], at now: Timestamp) -> Int? {
    let minute = now.unixSeconds / 60
    return window.withLock { window in
      if window.minute != minute || window.counts.count >= Self.capacity {
        window = Window(minute: minute)
      }
      let count = window.counts[digest, default: 0] + 1
      window.counts[digest] = count
      return count > Self.requestsPerMinute ? Int((minute + 1) * 60 - now.unixSeconds) : nil
    }
  }
}
