/// Wakes a waiting task; calls that come while it works are one.
package struct WakeSignal: Sendable {
  package let wakes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  package init() { (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  package func wake() { continuation.yield() }
}
