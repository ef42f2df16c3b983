internal import CEvent
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A libevent loop on one thread that also runs the Swift tasks which prefer it (SE-0417), so that a request
/// stays on the thread that owns its socket and its database connection, without a lock or a hop.
///
/// `@unchecked Sendable`: the libevent base and the local queue are touched by the loop's own thread only;
/// what other threads touch is the mutex-guarded inbox, the atomics and the wake-up descriptor.
public final class EventLoop: TaskExecutor, @unchecked Sendable {

  /// The libevent base, for modules that put events of their own on this loop. The loop's thread only.
  public let base: OpaquePointer
  private let inbox = Mutex<Inbox>(Inbox())
  private var spare = Inbox()
  private let isAwake = Atomic<Bool>(true)
  private let stopping = Atomic<Bool>(false)
  private let threadIdentity = Atomic<UInt>(0)
  private let wakeDescriptors: (read: Int32, write: Int32)
  private var wakeEvent: OpaquePointer?

  private struct Inbox {
    var jobs: [UnownedJob] = []
    var closures: [@Sendable () -> Void] = []
    var isEmpty: Bool { jobs.isEmpty && closures.isEmpty }

    /// Keeps the room for as many again, but not what one burst needed.
    mutating func clear() {
      jobs.removeAll(keepingCapacity: jobs.count < 4096)
      closures.removeAll(keepingCapacity: closures.count < 4096)
    }
  }

  public init() throws(EventLoopError) {
    guard let base = event_base_new() else { throw EventLoopError(operation: "event_base_new", code: errno) }
    self.base = base
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { throw EventLoopError(operation: "pipe", code: errno) }
    for descriptor in descriptors {
      evutil_make_socket_nonblocking(descriptor)
      evutil_make_socket_closeonexec(descriptor)
    }
    wakeDescriptors = (descriptors[0], descriptors[1])
    wakeEvent = event_new(base, wakeDescriptors.read, Int16(EV_READ | EV_PERSIST), drainWakeDescriptor, nil)
    event_add(wakeEvent, nil)
  }

  deinit {
    event_free(wakeEvent)
    event_base_free(base)
    close(wakeDescriptors.read)
    close(wakeDescriptors.write)
  }

  /// Whether the caller runs on this loop's thread.
  public var isCurrent: Bool { threadIdentity.load(ordering: .relaxed) == currentThreadIdentity() }

  /// Runs the loop on the calling thread until `stop()`.
  public func run() {
    threadIdentity.store(currentThreadIdentity(), ordering: .relaxed)
    while !stopping.load(ordering: .acquiring) {
      _ = runInbox()
      // The work that was queued meanwhile, if any: only then the descriptors are looked at without waiting.
      let hasMore = !prepareToSleep()
      event_base_loop(base, hasMore ? EVLOOP_ONCE | EVLOOP_NONBLOCK : EVLOOP_ONCE)
      isAwake.store(true, ordering: .sequentiallyConsistent)
    }
    while runInbox() {}
    threadIdentity.store(0, ordering: .relaxed)
  }

  /// Makes `run` return once what is queued has run. From any thread.
  public func stop() {
    stopping.store(true, ordering: .releasing)
    wake()
  }

  /// Runs the closure on the loop, in the order of submission, never before this call returns. From any thread.
  public func execute(_ body: @escaping @Sendable () -> Void) {
    inbox.withLock { $0.closures.append(body) }
    wakeIfAsleep()
  }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    inbox.withLock { $0.jobs.append(job) }
    wakeIfAsleep()
  }

  /// Traps in debug builds where the caller is not on the loop: what it guards is confined to this thread.
  public func assertIsCurrent() {
    assert(isCurrent, "this belongs to its event loop's thread")
  }

  private func runInbox() -> Bool {
    // Two inboxes take turns, so that a busy loop allocates none.
    var batch = spare
    spare = Inbox()
    inbox.withLock { swap(&$0, &batch) }
    for closure in batch.closures { closure() }
    for job in batch.jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
    let ranSomething = !batch.isEmpty
    batch.clear()
    spare = batch
    return ranSomething
  }

  /// Announces the sleep before the inbox is looked at once more, so that a submission either is seen here or
  /// sees the announcement and writes to the pipe.
  private func prepareToSleep() -> Bool {
    isAwake.store(false, ordering: .sequentiallyConsistent)
    return inbox.withLock { $0.isEmpty } && !stopping.load(ordering: .acquiring)
  }

  private func wakeIfAsleep() {
    if isCurrent { return }
    if !isAwake.exchange(true, ordering: .sequentiallyConsistent) { wake() }
  }

  private func wake() {
    var byte: UInt8 = 0
    // A full pipe is as good as a written one: the loop will wake.
    _ = write(wakeDescriptors.write, &byte, 1)
  }
}

/// A system call that a loop needs and that failed.
public struct EventLoopError: Error, CustomStringConvertible {
  public let operation: String
  public let code: Int32

  public var description: String { "\(operation): \(String(cString: strerror(code)))" }
}

private func currentThreadIdentity() -> UInt {
  #if canImport(Glibc)
    UInt(pthread_self())
  #else
    UInt(bitPattern: pthread_self())
  #endif
}

private func drainWakeDescriptor(_ descriptor: Int32, _: Int16, _: UnsafeMutableRawPointer?) {
  var buffer = (UInt64(0), UInt64(0), UInt64(0), UInt64(0))
  while read(descriptor, &buffer, MemoryLayout.size(ofValue: buffer)) == MemoryLayout.size(ofValue: buffer) {}
}
