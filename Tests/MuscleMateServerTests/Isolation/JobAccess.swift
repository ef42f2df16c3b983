extension AccessMatrix {
  private static let jobID = World.id(971)
  private static let job = "id = '\(jobID)'"

  /// Nobody's: the functions of the queue and of its administration are the way in.
  static let queue: [TableAccess] = [
    TableAccess(
      "app.jobs", where: job,
      seed: """
        insert into app.jobs (id, name, of_tenant, origin, asked_by, due_at, run_at)
        values ('\(jobID)', 'world', 1, 'asked', '\(ownerID)', now(), now())
        """),
    TableAccess(
      "app.job_schedules", where: "name = 'world'",
      seed: """
        insert into app.job_schedules (name, summary, reach, settled_up_to)
        values ('world', 'Turn the world', 'installation', now())
        """),
    TableAccess(
      "app.job_runs", where: job,
      seed: """
        insert into app.job_runs (
          id, name, of_tenant, origin, asked_by, is_dry_run, due_at, ended_at, outcome, attempts)
        values ('\(jobID)', 'world', 1, 'asked', '\(ownerID)', false, now(), now(), 'succeeded', 1)
        """),
    TableAccess(
      "app.dead_jobs", where: job,
      seed: """
        insert into app.dead_jobs (
          id, name, of_tenant, arguments, priority, origin, asked_by, is_dry_run, due_at, attempts, error, died_at)
        values ('\(jobID)', 'world', 1, '{}', 0, 'asked', '\(ownerID)', false, now(), 1, 'no', now())
        """),
  ]
}
