package import DatabaseAdministration
internal import EventLoop
internal import JobQueue
internal import Postgres
internal import Primitives

/// The commands for jobs.
package struct JobsCLI: Sendable {
  private let database: AdministeredDatabase
  private let configuration: Configuration

  package init(into database: AdministeredDatabase, _ configuration: Configuration) {
    self.database = database
    self.configuration = configuration
  }

  /// Name, cron, zone, when it is due next, how many wait and were given up, and how the last run ended, of each.
  package static let listHead = [
    "job", "cron", "time_zone", "next_due_at", "waiting", "given_up", "last_outcome", "last_ended_at",
  ]

  package func list() async throws -> [[String]] {
    try await working { try await $0.scheduler.offer(JobOffer.all($0.jobs)) }
    let rows = try ScriptSession(database.owner).rows(
      """
      select name, coalesce(cron, '-'), time_zone, case when paused then 'paused' else coalesce(next_due_at::text, '-') end,
             waiting, given_up, coalesce(last_outcome, '-'),
             coalesce(last_ended_at::text, '-')
        from app.list_jobs()
      """)
    return rows.map { row in row.map { $0 ?? "-" } }
  }

  package func pause(_ job: String, _ isPaused: Bool) throws {
    let rows = try ScriptSession(database.owner).rows(
      "select app.pause_job($1, $2::boolean)", job, "\(isPaused)")
    guard rows.first?.first == "t" else { throw Self.unknown(job) }
  }

  /// How many go back into the queue: of this job, or all that was given up.
  package func redrive(_ job: String?) throws -> String {
    try ScriptSession(database.owner).rows("select app.redrive_jobs(nullif($1, ''))", job ?? "")
      .first?.first.flatMap { $0 } ?? "0"
  }

  /// Runs a job here and now, through the queue, so that no one else runs it too and the history has it; `report` gets a
  /// line for each run: its tenant, how it ended, how much it changed, a sample, what went wrong.
  ///
  /// - Returns: how many runs did not succeed.
  package func run(
    _ job: String, tenant: String?, isDryRun: Bool, report: @escaping @Sendable (String) -> Void
  ) async throws -> Int {
    let owner = database.owner
    return try await working { workforce in
      try await workforce.scheduler.offer(JobOffer.all(workforce.jobs))
      let asked = try ScriptSession(owner).rows(
        "select app.ask_job_by_command($1, nullif($2, ''), '{}', $3::boolean)", job, tenant ?? "",
        "\(isDryRun)")
      guard !asked.isEmpty else { throw Self.unknown(job) }
      var failed = 0
      for id in asked.compactMap({ $0.first.flatMap { $0 }.flatMap(UUID.init) }) {
        let outcome = try await Self.outcome(of: id, owner, workforce)
        if outcome[1] != "succeeded" { failed += 1 }
        report(outcome.joined(separator: "\t"))
      }
      return failed
    }
  }

  private static func unknown(_ job: String) -> AdministrationError {
    .refused("there is no job \(job), or no such tenant: see musclemate job list")
  }

  /// Runs it, once; while another worker has it, or its like is under way, that is waited for, an hour at most.
  private static func outcome(
    of run: UUID, _ owner: String, _ workforce: Workforce
  ) async throws -> [String] {
    var came: String?
    for _ in 0..<7_200 {
      if came == nil { came = try await workforce.run(only: run) }
      let rows = try ScriptSession(owner).rows(
        """
        select coalesce(app.job_run_tenant($1::uuid), '-'), outcome, coalesce(changed, 0), coalesce(sample, '[]'), coalesce(error, '')
          from app.job_run_outcome($1::uuid)
        """, run.description)
      if let row = rows.first { return row.map { $0 ?? "" } }
      try await workforce.pool.loop.sleep(for: .milliseconds(500))
    }
    throw AdministrationError.refused("the run \(run) did not end within an hour; it may yet")
  }

  private func working<Value: Sendable>(
    _ body: @escaping @Sendable (Workforce) async throws -> Value
  ) async throws -> Value {
    let server = try database.server()
    // In a data folder of its own the command would make a key that the installation does not have.
    _ = try SealingKeyCheck.look(configuration.installation, server)
    let threads = try LoopThreads(count: 1)
    defer { threads.stopAndWait() }
    let services = try Services(configuration, metrics: Metrics())
    let sidePool = try SidePool(threads: 1, queue: 8)
    defer {
      sidePool.close()
      services.sidePool.close()
      services.passwords.close()
    }
    let pool = Workforce.pool(server, on: threads.loops[0], concurrency: 1, name: "command")
    let workforce = Workforce(services, pool: pool, concurrency: 1, sidePool: sidePool)
    let work = Task(executorPreference: threads.loops[0]) { try await body(workforce) }
    let result = await work.result
    await pool.close()
    return try result.get()
  }
}
