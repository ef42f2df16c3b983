package import DatabaseAdministration
internal import OperatingSystem

/// A folder of SQL scripts of a test's own.
package final class Scripts: Sendable {
  private let folder: String

  package init(_ scripts: [String: String]) throws {
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-scripts-")
    try Files.makeFolder("\(folder)/migrations")
    let bootstrap = try Files.read("\(MigrationScripts.findFolder())/bootstrap.sql")
    try Files.write(bootstrap, to: "\(folder)/bootstrap.sql")
    for (name, text) in scripts { try write(name, text) }
  }

  deinit { Files.remove(folder) }

  package func write(_ name: String, _ text: String) throws {
    var made = folder
    for part in name.split(separator: "/").dropLast() {
      made += "/\(part)"
      if !Files.exists(made) { try Files.makeFolder(made) }
    }
    try Files.write(text.utf8, to: "\(folder)/\(name)")
  }

  package func remove(_ name: String) { Files.remove("\(folder)/\(name)") }
  package func migrator() throws -> Migrator { Migrator(try MigrationScripts(in: folder)) }
}
