internal import DatabaseAdministration
internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Arguments {
  /// Settings from flags, else from the environment: also what there bears our prefix and is no setting, so
  /// that a misspelt one is refused and not passed over.
  var allSettings: [String: String] {
    let names = Set(Configuration.settings.map(\.name))
    var all: [String: String] = [:]
    var next = environ
    while let pair = next.pointee {
      let parts = String(cString: pair).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let isOurs = names.contains(name) || name.hasPrefix("MUSCLEMATE_")
      if parts.count == 2, isOurs { all[name] = String(parts[1]) }
      next += 1
    }
    return all.merging(settings) { $1 }
  }

  func configuration(makesBackups: Bool = true) throws -> Configuration {
    try Configuration(
      allSettings, processors: sysconf(Int32(_SC_NPROCESSORS_ONLN)), makesBackups: makesBackups)
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
