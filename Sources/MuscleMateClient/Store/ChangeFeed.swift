internal import Primitives
internal import Synchronization

struct RowName: Hashable, Sendable {
  let kind: String
  let id: UUID
}

/// What one commit changed.
struct ChangeSet: Sendable, Equatable {
  var rows: Set<RowName> = []
  var hasOutbox = false
  var hasJournal = false
  /// More than can be named, as after a walk from the beginning or a repair.
  var isEverything = false
}

/// Tells each listener of each commit, in their order. A listener that does not read keeps them in memory.
final class ChangeFeed: Sendable {
  private let listeners = Mutex<(next: Int, open: [Int: AsyncStream<ChangeSet>.Continuation])>((0, [:]))

  func stream() -> AsyncStream<ChangeSet> {
    let (stream, continuation) = AsyncStream.makeStream(of: ChangeSet.self)
    let number = listeners.withLock { listeners in
      listeners.next += 1
      listeners.open[listeners.next] = continuation
      return listeners.next
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { $0.open[number] = nil }
    }
    return stream
  }

  func send(_ changes: ChangeSet) {
    guard changes != ChangeSet() else { return }
    for listener in listeners.withLock({ Array($0.open.values) }) { listener.yield(changes) }
  }

  func end() {
    for listener in listeners.withLock({ Array($0.open.values) }) { listener.finish() }
  }
}
