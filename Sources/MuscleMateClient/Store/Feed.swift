internal import Synchronization

/// Tells each listener of each element, in their order. A listener that does not read keeps them in memory.
final class Feed<Element: Sendable>: Sendable {
  private let listeners = Mutex<(next: Int, open: [Int: AsyncStream<Element>.Continuation])>((0, [:]))

  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
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

  func send(_ element: Element) {
    for listener in listeners.withLock({ Array($0.open.values) }) { listener.yield(element) }
  }

  func end() {
    for listener in listeners.withLock({ Array($0.open.values) }) { listener.finish() }
  }
}
