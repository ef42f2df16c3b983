internal import Primitives
internal import Synchronization

/// How many bytes of bodies are in memory, in all and per address (`IPAddress.subscriber`), over all loops: from their receipt
/// until their requests are worked on. A body is received before anyone knows whose it is, so no account bounds it.
final class BodyBudget: Sendable {
  /// A body up to this length is not counted: how many connections there may be bounds those.
  static let uncounted = 64 * 1024

  private let limit: Int
  private let limitPerAddress: Int
  private let held = Mutex<Held>(Held())

  private struct Held {
    var total = 0
    var bySubscriber: [IPAddress: Int] = [:]
  }

  init(limit: Int, perAddress: Int) {
    self.limit = limit
    limitPerAddress = perAddress
  }

  /// Whether a body of this length can come from this address, as things are. Nothing is counted yet: a length that is only
  /// announced would keep the others out at no cost.
  func hasRoom(for length: Int, from address: IPAddress) -> Bool {
    length <= Self.uncounted || held.withLock { fits(length, address.subscriber, $0) }
  }

  private func fits(_ count: Int, _ subscriber: IPAddress, _ held: Held) -> Bool {
    held.total + count <= limit && held.bySubscriber[subscriber, default: 0] + count <= limitPerAddress
  }

  private func take(_ count: Int, _ subscriber: IPAddress) -> Bool {
    held.withLock { held in
      guard fits(count, subscriber, held) else { return false }
      held.total += count
      held.bySubscriber[subscriber, default: 0] += count
      return true
    }
  }

  private func give(_ count: Int, _ subscriber: IPAddress) {
    guard count > 0 else { return }
    held.withLock { held in
      held.total -= count
      let left = held.bySubscriber[subscriber, default: count] - count
      held.bySubscriber[subscriber] = left == 0 ? nil : left
    }
  }

  /// What one body takes of the budget. It is given back when nobody holds this any more.
  final class Share: Sendable {
    private let budget: BodyBudget
    private let subscriber: IPAddress
    private let count = Atomic<Int>(0)

    init(_ budget: BodyBudget, for address: IPAddress) {
      self.budget = budget
      subscriber = address.subscriber
    }

    /// Takes what the body has more now. On the connection's loop. False where there is no room for it.
    func grow(to length: Int) -> Bool {
      guard length > BodyBudget.uncounted else { return true }
      guard budget.take(length - count.load(ordering: .relaxed), subscriber) else { return false }
      count.store(length, ordering: .relaxed)
      return true
    }

    deinit { budget.give(count.load(ordering: .relaxed), subscriber) }
  }
}
