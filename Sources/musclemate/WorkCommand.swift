internal import EventLoop
internal import MuscleMateServer

let work = Subcommand(
  name: "work",
  summary: """
    Run jobs, and nothing else: beside servers with MUSCLEMATE_WORKERS=0, or to help them. At SIGTERM running jobs go back
    into the queue. Beside a server with the same data folder it uses that server's PostgreSQL.
    """
) { arguments in
  let configuration = try arguments.configuration()
  let signals = try Signals()
  let pool = try SidePool(threads: 1, queue: 1)
  defer { pool.close() }
  let database = try await pool.run { try WorkDatabase(configuration) }
  let process = Result { try WorkProcess.start(configuration, database: database) }
  var watched: Result<Void, any Error> = .success(())
  if case .success(let process) = process {
    complain("working")
    watched = await signals.wait { try await process.watch(database) }
    await process.stop()
  }
  try await pool.run { try database.close() }
  signals.close()
  _ = try process.get()
  try watched.get()
}
