internal import MuscleMateServer

let jobList = Subcommand(
  name: "job list",
  summary: """
    List the jobs: name, cron expression, zone, when it is due next, how many runs wait and were given up, how the last
    one ended, and when.
    """
) { arguments in
  try await withJobs(arguments) { jobs in
    printTable(JobsCLI.listHead, try await jobs.list())
  }
}

let jobRun = Subcommand(
  name: "job run",
  summary: """
    Run a job now, whatever its schedule says, and print for each run its tenant (- for the whole installation), how it
    ended, how much it changed, ids of some of that, and what went wrong. Exits 1 where a run did not succeed.
    """,
  operands: ["NAME"],
  options: [
    .init("--dry-run", nil, "say what it would change, and change nothing"),
    .init("--tenant", "SLUG", "one tenant's alone, of a job that runs for each"),
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
  var description: String { "\(failed) runs did not succeed" }
}

let jobPause = Subcommand(
  name: "job pause", summary: "Keep a job from running until it is resumed.", operands: ["NAME"]
) { arguments in
  try await withJobs(arguments) { try $0.pause(arguments.operands[0], true) }
}

let jobResume = Subcommand(
  name: "job resume", summary: "Let a paused job run again; what it missed meanwhile is left out.",
  operands: ["NAME"]
) { arguments in
  try await withJobs(arguments) { try $0.pause(arguments.operands[0], false) }
}

let jobRedrive = Subcommand(
  name: "job redrive", summary: "Try anew what was given up, and print how many.",
  options: [.init("--job", "NAME", "of this job alone")]
) { arguments in
  try await withJobs(arguments) { print(try $0.redrive(arguments.text("--job"))) }
}

private func withJobs(_ arguments: Arguments, _ body: (JobsCLI) async throws -> Void) async throws {
  let configuration = try arguments.configuration()
  let database = try arguments.openDatabase()
  defer { database.closeReporting() }
  try await body(JobsCLI(into: database, configuration))
}
