public import Synchronization

/// The load of a pool, for metrics: written on the pool's loop, read from any thread.
public final class PoolCounters: Sendable {
  /// Connections that can carry something.
  public let connections = Atomic<Int>(0)
  /// Exchanges that wait for a connection.
  public let waiting = Atomic<Int>(0)
  /// Exchanges so far, and those of them that had to wait.
  public let exchanges = Atomic<Int>(0)
  public let waited = Atomic<Int>(0)
  /// Those that were refused or given up without an answer.
  public let refused = Atomic<Int>(0)

  public init() {}
}
