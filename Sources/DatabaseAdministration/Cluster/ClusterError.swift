public import OperatingSystem

/// Why the embedded PostgreSQL can't be had, in one line that says what to do.
public enum ClusterError: Error, CustomStringConvertible {
  case noInstallation(wanted: Int?, found: [Int])
  case folderInUse(String)
  case noUnprivilegedUser(String)
  case unreachable(String)
  case notRunning(String)
  /// Processes of a postmaster that was killed hold its memory, or a postmaster lives that accepts nobody.
  case stillHeld(String)
  case notStartedAgain(String)
  case programFailed(String, output: String)
  case file(FileError)

  public var description: String {
    switch self {
    case .noInstallation(let wanted?, let found):
      "the data folder needs PostgreSQL \(wanted); installed: \(Self.list(found))"
    case .noInstallation(nil, let found):
      "no PostgreSQL \(PostgresInstallation.oldestSupported) or newer found (installed: "
        + "\(Self.list(found))): install the package postgresql, or set DATABASE_URL"
    case .folderInUse(let folder):
      "another server uses the data folder \(folder)"
    case .noUnprivilegedUser(let folder):
      "PostgreSQL does not run as root: create the user postgres, or let another user own \(folder)"
    case .unreachable(let folder):
      "the user that PostgreSQL runs as may not enter \(folder): set MUSCLEMATE_DATA to a folder below one "
        + "that all may enter, such as /var/lib/musclemate"
    case .notRunning(let folder):
      "no PostgreSQL runs in the data folder \(folder)"
    case .stillHeld(let output):
      "processes of an earlier PostgreSQL still use the data folder: \(output)"
    case .notStartedAgain(let reason):
      "the embedded PostgreSQL ended and can't be started again: \(reason)"
    case .programFailed(let program, let output):
      "\(program) failed: \(output)"
    case .file(let error):
      error.description
    }
  }

  private static func list(_ versions: [Int]) -> String {
    versions.isEmpty ? "none" : versions.map(String.init).joined(separator: ", ")
  }
}
