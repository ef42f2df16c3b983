internal import EventLoop

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Waits for SIGTERM or SIGINT, or for what makes going on useless, on a loop of its own.
struct Signals: Sendable {
  private let threads: LoopThreads
  private let received: Task<Void, Never>
  private let ends: AsyncStream<Void>.Continuation

  /// From here on the signals no longer end the process.
  init() throws {
    // A client that went away is an error of its write, not the server's end.
    signal(SIGPIPE, SIG_IGN)
    threads = try LoopThreads(count: 1)
    let loop = threads.loops[0]
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    ends = continuation
    received = Task(executorPreference: loop) {
      let events = [SIGTERM, SIGINT].map { LoopEvent.signal($0, on: loop) { continuation.yield() } }
      for await _ in stream { break }
      withExtendedLifetime(events) {}
    }
  }

  /// Waits while `watch` runs beside it, and no longer once that failed; returns how it ended.
  func wait(watching watch: @escaping @Sendable () async throws -> Void) async -> Result<Void, any Error> {
    let watching = Task {
      do { try await watch() } catch {
        ends.yield()
        throw error
      }
    }
    await received.value
    watching.cancel()
    return await watching.result
  }

  func close() { threads.stopAndWait() }
}
