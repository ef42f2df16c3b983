internal import Primitives
internal import Synchronization

/// How often each of many callers may call: so many requests a minute, counted by each server for itself. A program that
/// runs wild leaves the pool to people.
final class MinuteLimiter: Sendable {
  /// Of one caller.
  let requestsPerMinute: Int

  private struct Window {
    var minute: Int64 = 0
    var counts: [[UInt8]: Int] = [:]
  }

  private let window = Mutex(Window())
  /// Callers that were never known are counted too. Beyond so many in a minute those are forgotten that have called least: made-up
  /// tokens, of which each costs a request, and not who is at the limit.
  private static let capacity = 50_000

  init(_ requestsPerMinute: Int) { self.requestsPerMinute = requestsPerMinute }

  /// Seconds to wait; nil where the caller may go on.
  func wait(_ caller: [UInt8], at now: Timestamp) -> Int? {
    let minute = now.unixSeconds / 60
    return window.withLock { window in
      if window.minute != minute { window = Window(minute: minute) }
      if window.counts.count >= Self.capacity { Self.forgetLeast(&window.counts) }
      let count = window.counts[caller, default: 0] + 1
      window.counts[caller] = count
      return count > requestsPerMinute ? Int((minute + 1) * 60 - now.unixSeconds) : nil
    }
  }

  /// Down to half, so that it is done once in tens of thousands of requests.
  private static func forgetLeast(_ counts: inout [[UInt8]: Int]) {
    var most = 1
    while counts.count > capacity / 2 {
      counts = counts.filter { $0.value > most }
      most *= 2
    }
  }
}
