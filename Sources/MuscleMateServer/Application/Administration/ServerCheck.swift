internal import HTTPServer
internal import Postgres

/// What `serve` would meet: the database is reached as the role that serves, whose rights and schema are looked at.
package enum ServerCheck {
  /// What was found to be well, one line each; throws what is not.
  package static func run(_ configuration: Configuration) throws -> [String] {
    try configuration.tls?.check()
    let environment = configuration.sqlFolder.map { ["MUSCLEMATE_SQL": $0] } ?? [:]
    let folder = try MigrationScripts.findFolder(environment: environment)
    let migrator = Migrator(try MigrationScripts(in: folder))
    guard let url = configuration.databaseURL else { return try embedded(configuration, migrator) }
    return try database(url, migrator)
  }

  private static func database(_ url: String, _ migrator: Migrator) throws -> [String] {
    let session = try ScriptSession(url)
    let version = try session.rows("show server_version").first?.first ?? nil
    try LoginRoleCheck.run(url)
    try migrator.requireMigrated(url)
    let state = try migrator.status(url).contains { $0.state == .changed }
    return try [
      "PostgreSQL \(version ?? "") is reached, the login role is as it should be",
      state ? "the schema is usable; functions or policies differ: migrate" : "the schema is up to date",
    ] + LoginRoleCheck.warnings(url)
  }

  /// A running server's cluster is looked at; one that rests needs no more than its programs.
  private static func embedded(_ configuration: Configuration, _ migrator: Migrator) throws -> [String] {
    if let address = try runningCluster(configuration.dataFolder) {
      return try database(address.connectionString(user: ClusterAddress.server), migrator)
    }
    let installation = try PostgresInstallation.find()
    return ["PostgreSQL \(installation.major) in \(installation.folder) will be started by serve"]
  }

  private static func runningCluster(_ folder: String) throws -> ClusterAddress? {
    do throws(ClusterError) {
      return try EmbeddedCluster.addressOfRunning(in: folder)
    } catch .notRunning {
      return nil
    }
  }
}
