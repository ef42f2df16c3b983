import EventLoop
import JobQueue
import Postgres
import Primitives
import Synchronization
import Testing

@testable import MuscleMateServer
@testable import TestKit

@Suite struct `A job's run` {
  private static let insert = Statement<RowCount, Timestamp>(
    "test.effect", for: [.worker],
    """
    insert into public.effects
    values ($1)
    """)

  private static func workforce(_ server: TestServer, _ job: Job, at time: Timestamp) -> Workforce {
    let own = server.application.workforce(at: time)
    return Workforce(
      own.services, pool: own.pool, jobs: [job], concurrency: 1, sidePool: own.sidePool, clock: { time })
  }

  private static func prepare(_ server: TestServer) throws {
    try server.database.administer(
      "create table public.effects (due_at timestamptz); grant insert on public.effects to mm_worker")
  }

  @Test func `finishes in the transaction of its effects, or has none`() async throws {
    try await TestServer.run { server in
      try Self.prepare(server)
      let stolen = Mutex(true)
      let job = Job("mow", "Mow") { run in
        // Another takes the job over while the first attempt works.
        if stolen.withLock({ $0 }) {
          try server.database.administer("update app.jobs set lease = nextval('app.job_leases')")
        }
        _ = try await run.finish(JobReport(changed: 1), Self.insert(run.now))
        return JobReport()
      }
      try server.database.administer("select app.enqueue('mow')")
      let now = Timestamp.now
      let workforce = Self.workforce(server, job, at: now.advanced(bySeconds: 1))
      #expect(try await workforce.drain().map(\.outcome) == ["lost"])
      #expect(try server.database.rows("select count(*) from public.effects") == [["0"]])
      stolen.withLock { $0 = false }
      let later = Self.workforce(server, job, at: now.advanced(bySeconds: 600))
      try await later.tick()
      #expect(try await later.drain().map(\.outcome) == ["succeeded"])
      #expect(try server.database.rows("select count(*) from public.effects") == [["1"]])
      #expect(try server.database.rows("select outcome, changed from app.job_runs") == [["succeeded", "1"]])
    }
  }

  @Test func `writes nothing more once another has it, in whatever transaction`() async throws {
    try await TestServer.run { server in
      try Self.prepare(server)
      let job = Job("mow", "Mow") { run in
        _ = try await run.exchange(Self.insert(run.now))
        try server.database.administer("update app.jobs set lease = nextval('app.job_leases')")
        _ = try await run.exchange(Self.insert(run.now))
        return JobReport()
      }
      try server.database.administer("select app.enqueue('mow')")
      let workforce = Self.workforce(server, job, at: Timestamp.now.advanced(bySeconds: 1))
      #expect(try await workforce.drain().map(\.outcome) == ["lost"])
      #expect(try server.database.rows("select count(*) from public.effects") == [["1"]])
    }
  }

  @Test func `that is alone goes on though its worker was not heard, and lives`() async throws {
    try await TestServer.run { server in
      let attempts = Mutex(0)
      let job = Job("mow", "Mow", requiresExclusiveLease: true) { _ in
        guard
          attempts.withLock({ count in
            count += 1
            return count == 1
          })
        else { return JobReport() }
        // Nobody takes what it says, as when the database is away at that moment.
        try server.database.administer(
          """
          revoke execute on function app.fail_job(bigint, text, double precision, timestamptz) from mm_worker
          """)
        throw TestKitError("rain")
      }
      try server.database.administer("select app.enqueue('mow')")
      let own = server.application.workforce(at: .now)
      let workforce = Workforce(
        own.services, pool: own.pool, jobs: [job], concurrency: 1, sidePool: own.sidePool)
      let work = Task(executorPreference: own.pool.loop) { await workforce.run() }
      let runs = "select outcome, attempts from app.job_runs"
      try await eventually("the second attempt succeeds") {
        // Its lease runs out. Were it short, it could also run out in the middle of the second attempt.
        try server.database.administer(
          "update app.jobs set lease_ends_at = now() - interval '1 hour' where attempts = 1 and lease_ends_at is not null"
        )
        return try server.database.rows(runs) == [["succeeded", "2"]]
      }
      work.cancel()
      await work.value
      #expect(try server.database.rows(runs) == [["succeeded", "2"]])
    }
  }

  @Test func `is known to live by its connections, whatever name the connection string gives them`()
    async throws
  {
    try await TestServer.run { server in
      let own = server.application.workforce(at: .now)
      let named = server.database.server + " application_name=gym options='-c application_name=gym'"
      let pool = Workforce.pool(named, on: own.pool.loop, concurrency: 1, name: "work")
      let workforce = Workforce(
        own.services, pool: pool,
        jobs: [Job("mow", "Mow", requiresExclusiveLease: true) { _ in JobReport() }], concurrency: 1,
        sidePool: own.sidePool)
      try await workforce.tick()
      try server.database.administer("select app.enqueue('mow')")
      let claimed = try await workforce.queue.claim(1, named: ["mow"], by: pool.configuration.applicationName)
      #expect(claimed.count == 1)
      try server.database.administer("update app.jobs set lease_ends_at = now() - interval '1 hour'")
      #expect(try await own.queue.rescue() == 0)
      await pool.close()
      try await eventually("the job of the worker that is gone is rescued") {
        try await own.queue.rescue() > 0
      }
    }
  }

  @Test func `goes on where it was cut off, and blocks beside the loops`() async throws {
    try await TestServer.run { server in
      let places = Mutex<[JSON?]>([])
      let job = Job("mow", "Mow") { run in
        places.withLock { $0.append(run.place) }
        let two = try await run.blocking { 1 + 1 }
        try await run.progress(Int64(two), of: 10, place: ["row": 2])
        guard run.place != nil else { throw TestKitError("rain") }
        return JobReport(changed: Int64(two))
      }
      try server.database.administer("select app.enqueue('mow')")
      let now = Timestamp.now
      let first = Self.workforce(server, job, at: now.advanced(bySeconds: 1))
      #expect(try await first.drain().map(\.outcome) == ["retrying"])
      #expect(try server.database.rows("select done, total from app.jobs") == [["2", "10"]])
      let second = Self.workforce(server, job, at: now.advanced(bySeconds: 60))
      #expect(try await second.drain().map(\.outcome) == ["succeeded"])
      #expect(places.withLock { $0 } == [nil, ["row": 2]])
    }
  }
}
