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

/// A POSIX thread that runs one closure.
struct Thread: Sendable {
  private let handle: pthread_t

  init(_ body: @escaping @Sendable () -> Void) throws(EventLoopError) {
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    let code = pthread_create(&handle, nil, threadMain, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw EventLoopError(operation: "pthread_create", code: code)
    }
    self.handle = handle
  }

  func join() { pthread_join(handle, nil) }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func threadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let body = Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue()
  body.run()
  return nil
}
