internal import Synchronization

/// Tells each listener of each element, in their order. A listener that does not read keeps them in memory.
final class Feed<Element: Sendable>: Sendable {
  private struct Listeners {
    var next = 0
    var open: [Int: AsyncStream<Element>.Continuation] = [:]
    var hasEnded = false
  }

  private let listeners = Mutex(Listeners())

  func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let number = listeners.withLock { listeners -> Int? in
      if listeners.hasEnded { return nil }
      listeners.next += 1
      listeners.open[listeners.next] = continuation
      return listeners.next
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.listeners.withLock { $0.open[number] = nil }
    }
    return stream
  }

  func send(_ element: Element) {
    for listener in listeners.withLock({ Array($0.open.values) }) { listener.yield(element) }
  }

  /// Nothing comes any more, also for who listens later.
  func end() {
    let open = listeners.withLock { listeners in
      listeners.hasEnded = true
      return Array(listeners.open.values)
    }
    for listener in open { listener.finish() }
  }
}
