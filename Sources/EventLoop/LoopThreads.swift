internal import OperatingSystem
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Event loops, each running on a thread of its own until all are stopped.
public final class LoopThreads: Sendable {
  public let loops: [EventLoop]
  private let threads: Mutex<[Thread]>

  public init(count: Int) throws {
    loops = try (0..<max(1, count)).map { _ in try EventLoop() }
    threads = Mutex(
      try loops.map { loop in
        try Thread {
          takeTurns()
          loop.run()
        }
      })
  }

  /// Stops each loop once what it has queued has run, and waits for the threads to end. Not from a loop.
  public func stopAndWait() {
    for loop in loops { loop.stop() }
    for thread in threads.withLock({ $0 }) { thread.join() }
    threads.withLock { $0 = [] }
  }
}

/// Asks that the calling thread, when it is woken, waits for its turn instead of taking the core from the thread that
/// runs (sched(7), SCHED_BATCH). On a busy machine the loop so finds several events each time, where it would be
/// woken for each by itself; an idle core it gets at once either way. Where it is refused, all works as before.
private func takeTurns() {
  #if canImport(Glibc)
    var parameters = sched_param(sched_priority: 0)
    // On Linux 0 is the calling thread; SCHED_BATCH is a macro that Swift is not shown.
    _ = sched_setscheduler(0, 3, &parameters)
  #endif
}
