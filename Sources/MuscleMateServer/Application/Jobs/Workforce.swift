internal import DatabaseAdministration
internal import EventLoop
internal import JobQueue
internal import Postgres
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The workers of a process, with their scheduler, their connections and their threads.
struct Workforce: Sendable {
  let services: Services
  let pool: Pool
  let sidePool: SidePool
  let queue: Queue
  let jobs: [Job]
  let workers: Workers
  let scheduler: Scheduler
  private let concurrency: Int

  static let statements = QueueStatements(for: .worker)

  /// - Parameters:
  ///   - concurrency: how many jobs run at once.
  ///   - clock: nil outside of tests: the database's.
  init(
    _ services: Services, pool: Pool, jobs: [Job] = Application.jobs, concurrency: Int,
    sidePool: SidePool, clock: @escaping @Sendable () -> Timestamp? = { nil }
  ) {
    self.services = services
    self.pool = pool
    self.jobs = jobs
    self.concurrency = concurrency
    self.sidePool = sidePool
    var queue = Queue(pool: pool, statements: Self.statements, role: .worker, begin: SignIn.worker(nil))
    queue.clock = clock
    queue.leaseSeconds = Int32(services.configuration.jobLease)
    self.queue = queue
    scheduler = Scheduler(queue)
    var settings = Workers.Settings()
    settings.name = pool.configuration.applicationName
    settings.heartbeat = .milliseconds(250 * services.configuration.jobLease)
    settings.jobs = jobs.map(\.name)
    settings.concurrency = concurrency
    let byName = Dictionary(jobs.map { ($0.name, $0) }) { first, _ in first }
    let held = queue
    workers = Workers(
      queue, settings, attempts: { byName[$0]?.attempts ?? 1 },
      observe: { services.observe(Observation($0)) },
      perform: { try await Self.perform($0, byName[$0.name], services, pool, sidePool, held) })
  }

  /// Connections of its own, whose statements may take longer than a request's. They bear the name that the worker has
  /// in the queue, of which there is no second one: by them the database knows whether it lives.
  static func pool(
    _ connection: String, on loop: EventLoop, concurrency: Int, name: String, leniency: Int = 1
  )
    -> Pool
  {
    var configuration = PoolConfiguration(connection: connection)
    configuration.connections = concurrency + 1
    configuration.active = concurrency + 1
    configuration.depth = 1
    configuration.statementTimeout = .seconds(29)
    configuration.longestWait = .seconds(20)
    configuration.leniency = leniency
    // The process's number alone comes again, in a container always.
    let mark = Hexadecimal.encode((0..<4).map { _ in UInt8.random(in: 0...255) })
    configuration.applicationName = "musclemate \(name) \(getpid())-\(mark)"
    configuration.insistsOnName = true
    return Pool(loop: loop, configuration: configuration)
  }

  private static func perform(
    _ claimed: ClaimedJob, _ job: Job?, _ services: Services, _ pool: Pool, _ sidePool: SidePool,
    _ queue: Queue
  ) async throws -> Done {
    guard let job else { throw GivenUp("there is no job \(claimed.name)") }
    var run = JobRun(
      services: services, pool: pool, tenant: claimed.tenant, arguments: claimed.arguments,
      now: claimed.dueAt,
      isDryRun: claimed.isDryRun)
    let lease = JobLease(queue, claimed.lease)
    run.lease = lease
    run.sidePool = sidePool
    run.place = claimed.place
    let report = try await job.perform(run)
    if let why = report.skipped { return .skipped(why) }
    return lease.isFinished ? .finished : .report(changed: report.changed, sample: .array(report.sample))
  }

  /// Until the task is cancelled: schedules what is due, and works. With a concurrency of 0 it does neither.
  func run() async {
    guard concurrency > 0 else { return }
    let loop = pool.loop
    let scheduling = Task(executorPreference: loop) { await keepSchedules() }
    let ringing = Task(executorPreference: loop) {
      for await _ in services.jobSignal.wakes { workers.wake() }
    }
    await workers.run()
    for task in [scheduling, ringing] { task.cancel() }
    for task in [scheduling, ringing] { await task.value }
  }

  /// Every few seconds, not all servers at the same moment: makes what is due, and takes over what lost its worker.
  private func keepSchedules() async {
    var isOffered = false
    repeat {
      do {
        if !isOffered { try await scheduler.offer(JobOffer.all(jobs)) }
        isOffered = true
        try await queue.rescue(by: pool.configuration.applicationName, holding: workers.leases)
        let made = try await scheduler.tick(jobs.map(\.name))
        if made > 0 { workers.wake() }
      } catch {
        services.observe(.jobFailed(job: "schedules", error: "\(error)"))
      }
    } while (try? await pool.loop.sleep(for: .seconds(.random(in: 4...6)))) != nil
  }
}

/// The jobs in the code, as app.offer_jobs takes them.
enum JobOffer {
  static func all(_ jobs: [Job]) -> JSON { .array(jobs.map(one)) }

  static func one(_ job: Job) -> JSON {
    let missed: (word: String, count: Int) =
      switch job.schedule?.missed {
      case .catchUp(let count): ("catch_up", count)
      case .skip: ("skip", 1)
      case .once, nil: ("once", 1)
      }
    return [
      "name": .string(job.name), "summary": .string("\(job.summary)"),
      "reach": .string(job.reach == .installation ? "installation" : "each_tenant"),
      "cron": job.schedule.map { .string($0.cron) } ?? .null,
      "time_zone": .string(job.schedule?.timeZone ?? "UTC"), "missed": .string(missed.word),
      "catch_up_at_most": .number("\(missed.count)"), "is_alone": .bool(job.requiresExclusiveLease),
    ]
  }
}

extension Observation {
  fileprivate init(_ observation: WorkerObservation) {
    switch observation {
    case .ran(let job, let outcome, let duration):
      self = .jobRan(job: job, outcome: outcome, duration: duration)
    case .failed(let job, let error): self = .jobFailed(job: job, error: error)
    }
  }
}
