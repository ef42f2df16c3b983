internal import Synchronization

/// How many connections are open, in all and per address, over all loops.
final class ConnectionCounts: Sendable {
  private let limit: Int
  private let limitPerAddress: Int
  private let counts = Mutex<Counts>(Counts())

  private struct Counts {
    var total = 0
    var byAddress: [IPAddress: Int] = [:]
  }

  init(limit: Int, perAddress: Int) {
    self.limit = limit
    limitPerAddress = perAddress
  }

  var total: Int { counts.withLock { $0.total } }

  /// Whether one more from this address stays within both bounds; then it is counted. A proxy speaks for many
  /// and is bound by the first alone.
  func admit(_ address: IPAddress, isProxy: Bool) -> Bool {
    counts.withLock { counts in
      guard counts.total < limit, isProxy || counts.byAddress[address, default: 0] < limitPerAddress else {
        return false
      }
      counts.total += 1
      counts.byAddress[address, default: 0] += 1
      return true
    }
  }

  func release(_ address: IPAddress) {
    counts.withLock { counts in
      counts.total -= 1
      let left = counts.byAddress[address, default: 1] - 1
      counts.byAddress[address] = left == 0 ? nil : left
    }
  }
}
