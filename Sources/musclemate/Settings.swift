internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Arguments {
  /// Settings from flags, else from the environment.
  var allSettings: [String: String] {
    var all: [String: String] = [:]
    for setting in Configuration.settings {
      all[setting.name] = settings[setting.name] ?? getenv(setting.name).map { String(cString: $0) }
    }
    return all
  }

  func configuration() throws -> Configuration {
    try Configuration(allSettings, processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The embedded database is brought up to date first, unless the command is about just that.
  func openDatabase(migrated: Bool = true) throws -> AdministeredDatabase {
    try AdministeredDatabase.open(configuration(), migrated: migrated)
  }
}

extension AdministeredDatabase {
  /// The work is done by now: a cluster that does not stop is worth a word, not a failure.
  func closeReporting() {
    do {
      try close()
    } catch {
      complain("\(error)")
    }
  }
}

/// One line on the standard error, unbuffered.
func complain(_ message: String) {
  let line = Array("musclemate: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}
