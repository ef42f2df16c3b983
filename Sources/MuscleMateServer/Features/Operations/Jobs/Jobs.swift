internal import APISchema
internal import HTTPServer
internal import JobQueue
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The jobs as admins see them: schedules, runs, what was given up. Admins of the default tenant run the installation,
/// another tenant's see and run what is done for theirs.
enum Jobs: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/admin/jobs", .admin(.operations), "List background jobs with their schedule and last run",
      reply: .ok(Page<ScheduledJob>.self), handle: list),
    Route(
      .get, "/v1/admin/jobs/{job}", .admin(.operations), "A job", reply: .ok(ScheduledJob.self), handle: show),
    Route(
      .patch, "/v1/admin/jobs/{job}", .admin(.operations),
      "Pause a job or change its schedule; runs that were due during a pause are skipped",
      proof: true, body: JobChange.self, reply: .ok(ScheduledJob.self),
      refusals: [
        .rule("the expression and the zone must be ones"),
        .conflict("only the installation's admins say when jobs run"),
      ], handle: change),
    Route(
      .post, "/v1/admin/jobs/{job}/runs", .admin(.operations),
      "Start a job now, or a dry run of it; the record of the run has the result",
      proof: true, body: JobRequest.self, reply: .created(RunOfJob.self), idempotent: true,
      refusals: [
        .conflict("five runs that were asked for wait or are under way"),
        .rule("the arguments hold a NUL character, or a number of more than 300 digits"),
      ], handle: ask),
    Route(
      .get, "/v1/admin/jobs/{job}/runs", .admin(.operations),
      "List a job's runs that ended within 90 days, newest first",
      query: JobRunQuery.self, reply: .ok(Page<RunOfJob>.self), handle: runs),
    Route(
      .get, "/v1/admin/jobs/{job}/runs/{run}", .admin(.operations), "Get a run: queued, running or ended",
      reply: .ok(RunOfJob.self), handle: showRun),
    Route(
      .delete, "/v1/admin/jobs/{job}/runs/{run}", .admin(.operations),
      "Cancel a queued or running run; what it has committed stays", proof: true,
      reply: .noContent(), handle: cancel),
    Route(
      .get, "/v1/admin/dead-jobs", .admin(.operations),
      "List failed jobs that are not retried any more, newest first",
      query: PageQuery.self, reply: .ok(Page<DeadJob>.self), handle: Route.pages(of: JobAdministration.dead)),
    Route(
      .post, "/v1/admin/dead-jobs/{id}/redrive", .admin(.operations), "Retry a failed job",
      proof: true, reply: .noContent(), handle: redrive),
    Route(
      .delete, "/v1/admin/dead-jobs/{id}", .admin(.operations), "Delete a failed job", proof: true,
      reply: .noContent(), handle: discard),
  ]

  static let statements: [AnyStatement] = JobAdministration.all + [forget.erased]

  static let jobs: [Job] = [
    Job(
      "forget_job_runs", "Deletes runs of jobs, and failed jobs, after 90 days",
      schedule: JobSchedule("20 3 * * *")
    ) { run in
      try await run.inBatches { forget($0.now, 500, $0.isDryRun) }
    }
  ]

  private static let forget = Statement<JobBatch, Timestamp, Int32, Bool>(
    "jobs.forget", for: [.worker],
    """
    select changed, sample, has_more
      from app.forget_job_runs($1, $2, $3)
    """)

  // MARK: - Jobs

  private static func list(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(JobAdministration.list()))
  }

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(JobAdministration.one(try name(call))))
  }

  private static func change(_ call: Call, _: Nothing, _ change: JobChange) async throws -> Response {
    let name = try name(call)
    let usual = Application.jobs.first { $0.name == name }.map(JobOffer.one) ?? .null
    let wanted: String? = change.cron.value ?? nil
    let forgets = change.cron.isChange && wanted == nil
    let cron = wanted ?? (forgets ? usual["cron"]?.text : nil)
    let changed = try await call.run(
      JobAdministration.change(
        name, change.paused, cron, cron.map { (try? CronExpression($0)) != nil } ?? true, change.timeZone,
        change.missed?.rawValue, change.catchUpAtMost.map { Int16($0) }),
      JobAdministration.compare(name, usual, forgets), returning: JobAdministration.one(name))
    // A scheduler computes when it is due next: now, so that the answer can contain it. It does so by itself, too.
    let queue = Queue(
      pool: call.pool, statements: Workforce.statements, role: .worker, begin: SignIn.worker(nil))
    guard (try? await Scheduler(queue).tick([name])) ?? 0 > 0 else { return .ok(changed) }
    return .ok(try await call.run(JobAdministration.one(name)))
  }

  // MARK: - Runs

  private static func ask(_ call: Call, _: Nothing, _ request: JobRequest) async throws -> Response {
    let id = UUID.v7(at: call.services.clock())
    let name = try name(call)
    return try await call.idempotently(id) { call in
      let asked = try await call.run(
        JobAdministration.ask(name, id, .object(request.arguments.members), request.dryRun))
      call.services.wakeJobs()
      return try .created(at: "\(call.request.path)/\(id)", asked)
    } repeated: { call, earlier in
      try .created(
        at: "\(call.request.path)/\(earlier)", await call.run(JobAdministration.run(name, earlier)))
    }
  }

  private static func runs(_ call: Call, _ query: JobRunQuery, _: Nothing) async throws -> Response {
    let (at, id, limit) = query.newestFirst
    return .ok(
      try await call.run(
        JobAdministration.runs(name(call), query.state?.rawValue, at, id, limit)))
  }

  private static func showRun(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try .found(await call.run(JobAdministration.run(name(call), call.id("run"))))
  }

  private static func cancel(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(JobAdministration.cancel(name(call), call.id("run")))
    return .noContent
  }

  private static func name(_ call: Call) throws -> String {
    guard let name = call.parameters["job"], (1...50).contains(name.utf8.count),
      name.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "_") })
    else { throw Problem.notFound }
    return name
  }

  // MARK: - What was given up

  private static func redrive(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(JobAdministration.redrive(try call.id("id")))
    call.services.wakeJobs()
    return .noContent
  }

  private static func discard(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    _ = try await call.run(JobAdministration.discard(try call.id("id")))
    return .noContent
  }
}
