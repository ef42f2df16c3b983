internal import EventLoop
internal import Postgres
internal import Synchronization

/// Processes the queue: claims as many jobs as it may run at once, keeps their leases alive, and reports each outcome.
///
/// It polls; that is the truth. A wake signal only spares the wait for what this process itself has queued.
public final class Workers: Sendable {
  public let queue: Queue
  private let settings: Settings
  private let perform: @Sendable (ClaimedJob) async throws -> Done
  private let attempts: @Sendable (String) -> Int
  private let observe: @Sendable (WorkerObservation) -> Void
  private let signal = WakeSignal()
  private let state = Mutex(State())

  public struct Settings: Sendable {
    /// Name recorded in the job history.
    public var name = "worker"
    /// The jobs that this program has.
    public var jobs: [String] = []
    /// How many run at once.
    public var concurrency = 2
    /// How often it looks for work, and how often it prolongs what it holds: several times in a lease.
    public var poll: Duration = .seconds(1)
    public var heartbeat: Duration = .seconds(8)

    public init() {}
  }

  private struct State {
    var running: [Int64: Running] = [:]
    var lost: Set<Int64> = []
    var isStopping = false
  }

  /// A job that is under way here.
  private struct Running: Sendable {
    let cancel: @Sendable () -> Void
    let end: @Sendable () async -> Void
  }

  /// - Parameters:
  ///   - attempts: how often the job of this name is tried.
  ///   - perform: does a job; it may be cancelled, and then throws.
  public init(
    _ queue: Queue, _ settings: Settings, attempts: @escaping @Sendable (String) -> Int,
    observe: @escaping @Sendable (WorkerObservation) -> Void,
    perform: @escaping @Sendable (ClaimedJob) async throws -> Done
  ) {
    self.queue = queue
    self.settings = settings
    self.attempts = attempts
    self.observe = observe
    self.perform = perform
  }

  /// Something was put into the queue.
  public func wake() { signal.wake() }

  /// The leases of what is under way here.
  public var leases: [Int64] { state.withLock { Array($0.running.keys) } }

  /// Until the task is cancelled; then what runs is cancelled too and goes back into the queue.
  public func run() async {
    let loop = queue.pool.loop
    let beat = Task(executorPreference: loop) { await self.keepLeases() }
    let clock = Task(executorPreference: loop) {
      while (try? await loop.sleep(for: self.settings.poll)) != nil { self.signal.wake() }
    }
    signal.wake()
    for await _ in signal.wakes {
      if Task.isCancelled { break }
      await claim()
    }
    clock.cancel()
    await stop()
    beat.cancel()
    await beat.value
  }

  private func claim() async {
    let free = settings.concurrency - state.withLock { $0.running.count }
    guard free > 0 else { return }
    do {
      let claimed = try await queue.claim(free, named: settings.jobs, by: settings.name)
      for job in claimed { start(job) }
    } catch {
      observe(.failed("jobs.claim", "\(error)"))
    }
  }

  private func start(_ job: ClaimedJob) {
    _ = register(job) {
      await self.carryOut(job)
      self.signal.wake()
    }
  }

  /// The heartbeat holds its lease for as long as it runs.
  private func register<Value: Sendable>(
    _ job: ClaimedJob, _ work: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    state.withLock { state in
      // The task ends only after it was added to the table: it needs the lock to remove itself.
      let task = Task(executorPreference: queue.pool.loop) {
        let value = await work()
        self.state.withLock { state in
          state.running[job.lease] = nil
          state.lost.remove(job.lease)
        }
        return value
      }
      state.running[job.lease] = Running(cancel: { task.cancel() }, end: { _ = await task.value })
      return task
    }
  }

  /// Does one job that was claimed apart from `run`, and keeps its lease meanwhile.
  public func work(on job: ClaimedJob) async throws -> String {
    let beat = Task(executorPreference: queue.pool.loop) { await self.keepLeases() }
    defer { beat.cancel() }
    let task = register(job) { await Self.result { try await self.outcome(of: job) } }
    return try await withTaskCancellationHandler {
      try await task.value.get()
    } onCancel: {
      task.cancel()
    }
  }

  private func stop() async {
    let running = state.withLock { state in
      state.isStopping = true
      return Array(state.running.values)
    }
    for job in running { job.cancel() }
    for job in running { await job.end() }
  }

  // MARK: - One job

  private func carryOut(_ job: ClaimedJob) async {
    let began = ContinuousClock.now
    var came = "lost"
    do {
      came = try await outcome(of: job)
    } catch {
      // The lease runs out, and another worker has its turn; what runs alone this one gives up itself (rescue).
      observe(.failed(job.name, "\(error)"))
    }
    observe(.ran(job.name, outcome: came, duration: began.duration(to: .now)))
  }

  /// Runs a job and reports the outcome to the queue. If the lease was lost, it reports that this worker has released the
  /// job.
  private func outcome(of job: ClaimedJob) async throws -> String {
    let came: String
    do {
      came = try await told(of: job)
    } catch is Queue.LeaseLost {
      came = "lost"
    }
    if came == "lost" { try await queue.release(job.lease) }
    return came
  }

  private func told(of job: ClaimedJob) async throws -> String {
    // Its workers died of it, or with it, too often: nobody was left to say so.
    guard job.attempts <= attempts(job.name) else {
      return try await queue.fail(job.lease, "its workers were lost", retryAfter: nil)
    }
    let result = await Self.result { try await self.perform(job) }
    switch result {
    case .success(.finished): return "succeeded"
    case .success(.skipped(let why)):
      try await persist { try await self.queue.skip(job.lease, why) }
      return "skipped"
    case .success(.report(let changed, let sample)):
      try await persist { try await self.queue.finish(job.lease, changed: changed, sample: sample) }
      return "succeeded"
    case .failure(let error): return try await note(error, of: job)
    }
  }

  private static func result<Value>(_ work: () async throws -> Value) async -> Result<Value, any Error> {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  private func note(_ error: any Error, of job: ClaimedJob) async throws -> String {
    let (isStopping, isLost) = state.withLock { ($0.isStopping, $0.lost.remove(job.lease) != nil) }
    if isLost || error is Queue.LeaseLost || (error as? DatabaseError)?.isLeaseLost ?? false { return "lost" }
    if isStopping, Task.isCancelled {
      try await queue.release(job.lease)
      return "released"
    }
    observe(.failed(job.name, "\(error)"))
    let isOver = error is GivenUp || job.attempts >= attempts(job.name)
    let pause = BackOff.seconds(after: job.attempts, random: .random(in: 0...1))
    return try await queue.fail(job.lease, "\(error)", retryAfter: isOver ? nil : pause)
  }

  /// The work is done; a database that is away for a moment shall not make it be done again. A completion whose answer
  /// was lost finds no lease any more.
  private func persist(_ work: () async throws -> Void) async throws {
    for pause in [1, 2, 4] {
      do {
        return try await work()
      } catch let error as DatabaseError where error.state == nil {
        try await queue.pool.loop.sleep(for: .seconds(pause))
      }
    }
    try await work()
  }

  // MARK: - Leases

  private func keepLeases() async {
    while (try? await queue.pool.loop.sleep(for: settings.heartbeat)) != nil {
      let leases = leases
      if leases.isEmpty { continue }
      do {
        let held = try await queue.prolong(leases)
        let lost = state.withLock { state in
          // One that ended meanwhile is held no more, and not lost.
          leases.filter { !held.contains($0) }.compactMap { lease -> Running? in
            guard let job = state.running[lease] else { return nil }
            state.lost.insert(lease)
            return job
          }
        }
        // Cancelled by an admin, or taken over: what it still does would be for nothing.
        for job in lost { job.cancel() }
      } catch {
        observe(.failed("jobs.prolong", "\(error)"))
      }
    }
  }
}

extension DatabaseError {
  var isLeaseLost: Bool {
    if case .refused(let refusal) = self { refusal.isLeaseLost } else { false }
  }
}
