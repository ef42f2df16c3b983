internal import MuscleMateServer

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Settings as the command line and the environment give them.
enum Settings {
  struct Setting {
    let name: String
    let flag: String
    let help: String
  }

  static let all: [Setting] = [
    Setting(name: "DATABASE_URL", flag: "--database-url", help: ""),
    Setting(name: "DATABASE_OWNER_URL", flag: "--database-owner-url", help: ""),
    Setting(name: "MUSCLEMATE_DATA", flag: "--data", help: ""),
    Setting(name: "MUSCLEMATE_SQL", flag: "--sql", help: ""),
  ]

  static var help: String {
    let width = all.map(\.flag.count).max() ?? 0
    return all.map { setting in
      "  \(setting.flag)\(String(repeating: " ", count: width - setting.flag.count))  \(setting.help)"
    }.joined(separator: "\n")
  }
}

extension Arguments {
  func setting(_ name: String) -> String? {
    if let given = settings[name] { return given }
    return getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The embedded database is brought up to date first, unless the command is about just that.
  func openDatabase(migrated: Bool = true) throws -> AdministeredDatabase {
    try AdministeredDatabase(
      ownerURL: setting("DATABASE_OWNER_URL"), serverURL: setting("DATABASE_URL"),
      dataFolder: setting("MUSCLEMATE_DATA") ?? "data", sqlFolder: setting("MUSCLEMATE_SQL"),
      migrated: migrated)
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
