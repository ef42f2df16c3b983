internal import OperatingSystem
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
public final class SidePool: Sendable {
  private let jobs: WorkQueue
  private let threads: Mutex<[Thread]>

  public init(threads count: Int, queue capacity: Int) throws {
    // The threads hold the queue, not the pool, which may be gone before a thread has begun.
    let jobs = WorkQueue(capacity: capacity)
    self.jobs = jobs
    var started: [Thread] = []
    do {
      for _ in 0..<max(1, count) { started.append(try Thread { while let job = jobs.next() { job() } }) }
    } catch {
      jobs.close()
      throw error
    }
    threads = Mutex(started)
  }

  deinit { close() }

  /// Runs blocking work off the loops and returns its result to the caller's executor.
  public func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Value, any Error>) in
      let isQueued = jobs.add { continuation.resume(with: Result { try work() }) }
      if !isQueued { continuation.resume(throwing: SidePoolFull()) }
    }
  }

  /// Finishes what is queued and ends the threads.
  public func close() {
    jobs.close()
    let ending = threads.withLock { threads in
      defer { threads = [] }
      return threads
    }
    for thread in ending { thread.join() }
  }
}

/// The work that waits for a thread.
///
/// `@unchecked Sendable`: the queue and the flag are touched under the POSIX mutex only.
private final class WorkQueue: @unchecked Sendable {
  typealias Job = @Sendable () -> Void

  private let capacity: Int
  private var queue: [Job] = []
  private var isClosed = false
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init(capacity: Int) {
    self.capacity = capacity
    lock = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(lock)
    condition.deallocate()
    lock.deallocate()
  }

  /// False where the queue is full or closed.
  func add(_ job: @escaping Job) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard !isClosed, queue.count < capacity else { return false }
    queue.append(job)
    pthread_cond_signal(condition)
    return true
  }

  /// Waits for a job; nil once the queue is closed and empty.
  func next() -> Job? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while queue.isEmpty && !isClosed { pthread_cond_wait(condition, lock) }
    return queue.isEmpty ? nil : queue.removeFirst()
  }

  func close() {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    isClosed = true
    pthread_cond_broadcast(condition)
  }
}

/// The side pool's queue is at its bound.
public struct SidePoolFull: Error {}
