import DatabaseAdministration
import OperatingSystem

@testable import MuscleMateServer

/// The programs that `make python` installed: real counterparts to the server, in an environment of the clone's own.
enum PythonTools {
  static func path(of program: String) throws -> String {
    let path = Files.parent(of: try MigrationScripts.findFolder()) + "/.build/python/bin/\(program)"
    guard Files.isExecutable(path) else { throw Missing(path: path) }
    return path
  }

  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) is missing: run make python" }
  }
}
