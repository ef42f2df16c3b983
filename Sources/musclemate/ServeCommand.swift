internal import DatabaseAdministration
internal import EventLoop
internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

let serve = Subcommand(
  name: "serve",
  summary: "Serve the API; without DATABASE_URL from a PostgreSQL of its own in the data folder."
) { arguments in
  let configuration = try arguments.configuration()
  raiseFileLimit()
  // Signals count from here on: the embedded PostgreSQL is never left behind by an early one.
  let signals = try Signals()
  let pool = try SidePool(threads: 1, queue: 1)
  defer { pool.close() }
  let setup = try await pool.run { try DatabaseSetup(configuration) }
  let served = await attempt {
    let application = try await Application.start(configuration, database: setup.serverConnection)
    print("listening on \(application.address)")
    fflush(nil)
    let watched = await signals.wait { try await application.watch(setup) }
    await application.stop()
    try watched.get()
  }
  try await pool.run { try setup.stop() }
  signals.close()
  try served.get()
}

/// The outcome of work after which something else has to be done in any case.
private func attempt(_ work: () async throws -> Void) async -> Result<Void, any Error> {
  do {
    return .success(try await work())
  } catch {
    return .failure(error)
  }
}

/// As many connections as the system allows: each is a file descriptor.
private func raiseFileLimit() {
  var limit = rlimit()
  #if canImport(Glibc)
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let files = RLIMIT_NOFILE
  #endif
  guard getrlimit(files, &limit) == 0, limit.rlim_cur < limit.rlim_max else { return }
  limit.rlim_cur = limit.rlim_max
  // If the system refuses, the limit of connections is simply reached earlier.
  _ = setrlimit(files, &limit)
}
