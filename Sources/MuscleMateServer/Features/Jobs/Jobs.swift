internal import Postgres
internal import Primitives

/// The jobs as admins see them: schedules, runs, what was given up.
enum Jobs: Feature {
  static let routes: [Route] = []
  static let statements: [AnyStatement] = [forget.erased]

  static let jobs: [Job] = [
    Job(
      "forget_job_runs", "Forget runs of jobs, and what was given up, after 90 days",
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
}
