internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A few threads for what would block a loop: password hashing, DNS, files, outgoing mail.
///
/// Both the threads and the queue before them are bounded: where the queue is full, `run` throws
/// `SidePoolFull` at once, so that overload is answered instead of piled up.
///
/// `@unchecked Sendable`: the queue and the flag are touched under the POSIX mutex only.
public final class SidePool: @unchecked Sendable {
  private let capacity: Int
  private var queue: [@Sendable () -> Void] = []
  private var isClosed = false
  private var threads: [Thread] = []
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  public init(threads count: Int, queue capacity: Int) throws {
    self.capacity = capacity
    lock = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
    threads = try (0..<max(1, count)).map { _ in try Thread { [unowned self] in work() } }
  }

  deinit {
    close()
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  /// Runs blocking work off the loops and returns its result to the caller's executor.
  public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
      let isQueued = submit { continuation.resume(with: Result { try work() }) }
      if !isQueued { continuation.resume(throwing: SidePoolFull()) }
    }
  }

  /// Finishes what is queued and ends the threads.
  public func close() {
    pthread_mutex_lock(lock)
    isClosed = true
    let ending = threads
    threads = []
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(lock)
    for thread in ending { thread.join() }
  }

  private func submit(_ work: @escaping @Sendable () -> Void) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard !isClosed, queue.count < capacity else { return false }
    queue.append(work)
    pthread_cond_signal(condition)
    return true
  }

  private func work() {
    while let work = next() { work() }
  }

  private func next() -> (@Sendable () -> Void)? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while queue.isEmpty && !isClosed { pthread_cond_wait(condition, lock) }
    return queue.isEmpty ? nil : queue.removeFirst()
  }
}

/// The side pool's queue is at its bound.
public struct SidePoolFull: Error {}
