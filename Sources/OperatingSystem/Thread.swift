#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A POSIX thread that runs one closure.
package struct Thread: Sendable {
  private let handle: pthread_t

  /// - Throws: where the system starts no further one (pthread_create(3)).
  package init(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    let context = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Glibc)
      var handle = pthread_t()
    #else
      var handle: pthread_t?
    #endif
    let code = pthread_create(&handle, nil, threadMain, context.toOpaque())
    guard code == 0 else {
      context.release()
      throw ThreadError(code: code)
    }
    #if canImport(Glibc)
      self.handle = handle
    #else
      guard let handle else { throw ThreadError(code: ESRCH) }
      self.handle = handle
    #endif
  }

  /// Waits for its end. What it holds is freed then: a thread is joined or detached, once.
  package func join() { pthread_join(handle, nil) }

  /// Nobody will wait for its end.
  package func detach() { pthread_detach(handle) }

  /// Keeps the calling thread from the signal that writing to a closed connection raises, and which ends a process.
  package static func blockBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

package struct ThreadError: Error, CustomStringConvertible {
  /// An errno.
  package let code: Int32
  package var description: String { "pthread_create: \(code)" }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func threadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  return nil
}
