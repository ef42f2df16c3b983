internal import EventLoop

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for SIGTERM or SIGINT, on a loop of its own.
struct Signals: Sendable {
  private let threads: LoopThreads
  private let received: Task<Void, Never>

  /// From here on the signals no longer end the process.
  init() throws {
    // A client that went away is an error of its write, not the server's end.
    signal(SIGPIPE, SIG_IGN)
    threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    received = Task(executorPreference: loop) {
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let events = [SIGTERM, SIGINT].map { LoopEvent.signal($0, on: loop) { continuation.yield() } }
      for await _ in stream { break }
      withExtendedLifetime(events) {}
    }
  }

  func wait() async { await received.value }

  func close() { threads.stopAndWait() }
}
