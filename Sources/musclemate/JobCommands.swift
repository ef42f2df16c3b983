internal import MuscleMateServer

let jobList = Subcommand(
  name: "job list",
  summary: """
    List the jobs: name, cron expression, time zone, next run, how many runs wait, how many are in the dead letter queue,
    and the result and the time of the last run.
    """
) { arguments in
  try await withJobs(arguments) { jobs in
    printTable(JobsCLI.listHead, try await jobs.list())
  }
}

let jobRun = Subcommand(
  name: "job run",
  summary: """
    Run a job now, whatever its schedule is, and print for each run its tenant (- for the whole installation), its result,
    how much it changed, some ids of that, and the error, or why it was skipped. Exits with 1 if a run did not
    succeed, also if it was skipped. A script can notice in this way that there is no new backup.
    """,
  operands: ["NAME"],
  options: [
    .init("--dry-run", nil, "print what it would change, and change nothing"),
    .init("--tenant", "SLUG", "only this tenant, of a job that runs for each tenant"),
  ]
) { arguments in
  try await withJobs(arguments) { jobs in
    let failed = try await jobs.run(
      arguments.operands[0], tenant: arguments.text("--tenant"), isDryRun: arguments.has("--dry-run")
    ) { print($0) }
    guard failed == 0 else { throw JobError(failed: failed) }
  }
}

private struct JobError: Error, CustomStringConvertible {
  let failed: Int
  var description: String { "\(failed) \(failed == 1 ? "run" : "runs") did not succeed" }
}

let jobPause = Subcommand(
  name: "job pause", summary: "Stop a job's schedule until it is resumed.", operands: ["NAME"]
) { arguments in
  try await withJobs(arguments) { try $0.pause(arguments.operands[0], true) }
}

let jobResume = Subcommand(
  name: "job resume", summary: "Let a paused job run again; runs that were missed meanwhile are skipped.",
  operands: ["NAME"]
) { arguments in
  try await withJobs(arguments) { try $0.pause(arguments.operands[0], false) }
}

let jobRedrive = Subcommand(
  name: "job redrive", summary: "Retry the runs in the dead letter queue, and print how many they are.",
  options: [.init("--job", "NAME", "only the runs of this job")]
) { arguments in
  try await withJobs(arguments) { print(try $0.redrive(arguments.text("--job"))) }
}

private func withJobs(_ arguments: Arguments, _ body: (JobsCLI) async throws -> Void) async throws {
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try await body(JobsCLI(into: database, configuration))
}
