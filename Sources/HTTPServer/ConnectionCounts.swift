internal import Synchronization

/// How many connections are open, in all and per address (`IPAddress.subscriber`), over all loops.
final class ConnectionCounts: Sendable {
  private let limit: Int
  private let limitPerAddress: Int
  private let counts = Mutex<Counts>(Counts())

  private struct Counts {
    var total = 0
    var bySubscriber: [IPAddress: Int] = [:]
  }

  init(limit: Int, perAddress: Int) {
    self.limit = limit
    limitPerAddress = perAddress
  }

  var total: Int { counts.withLock { $0.total } }

  /// Whether one more from this address stays within both bounds; then it is counted. A proxy speaks for many
  /// and is bound by the first alone.
  func admit(_ address: IPAddress, isProxy: Bool) -> Bool {
    let subscriber = address.subscriber
    return counts.withLock { counts in
      guard counts.total < limit, isProxy || counts.bySubscriber[subscriber, default: 0] < limitPerAddress
      else { return false }
      counts.total += 1
      counts.bySubscriber[subscriber, default: 0] += 1
      return true
    }
  }

  func release(_ address: IPAddress) {
    let subscriber = address.subscriber
    counts.withLock { counts in
      counts.total -= 1
      let left = counts.bySubscriber[subscriber, default: 1] - 1
      counts.bySubscriber[subscriber] = left == 0 ? nil : left
    }
  }
}
