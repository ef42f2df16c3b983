internal import Postgres

/// The database that a command works on, with the rights of its owner: the one of DATABASE_OWNER_URL, or the
/// embedded one, which is started for the command where no server keeps it running.
package final class AdministeredDatabase: Sendable {
  private let started: EmbeddedCluster?
  /// Nil where the database is not ours to keep.
  private let embedded: ClusterAddress?
  package let owner: String
  private let migrator: Migrator

  package init(
    ownerURL: String?, serverURL: String?, dataFolder: String, sqlFolder: String?, migrated: Bool
  ) throws {
    migrator = Migrator(try MigrationScripts(in: try sqlFolder ?? MigrationScripts.findFolder()))
    if let ownerURL {
      started = nil
      embedded = nil
      owner = ownerURL
      return
    }
    guard serverURL == nil else { throw AdministrationError.needsOwner }
    let address: ClusterAddress
    do {
      let cluster = try EmbeddedCluster(in: dataFolder)
      started = cluster
      address = cluster.address
    } catch ClusterError.folderInUse {
      started = nil
      address = try EmbeddedCluster.addressOfRunning(in: dataFolder)
    }
    embedded = address
    owner = address.connectionString(user: ClusterAddress.owner)
    if migrated, started != nil { try address.prepare(migrator) }
  }

  /// Applies what is missing. The embedded database always has its roles made; another one's owner is a
  /// superuser where `bootstrap` asks for it.
  package func migrate(bootstrap: Bool, report: (String) -> Void) throws -> [String] {
    if let embedded { return try embedded.prepare(migrator, report: report) }
    if bootstrap { try migrator.bootstrap(superuser: owner) }
    return try migrator.migrate(owner: owner, report: report)
  }

  package func status() throws -> [(name: String, state: Migrator.State)] { try migrator.status(owner) }

  /// Stops the embedded cluster, where this command started it.
  package func close() throws { try started?.stop() }

  /// A session beyond row security, as the role that loads data, which the owner may become.
  func loaderSession() throws -> ScriptSession {
    let session = try ScriptSession(owner)
    try session.run("set role mm_loader; set timezone = 'UTC'")
    return session
  }
}

/// What a command can't do, in one line that says what would help.
package enum AdministrationError: Error, CustomStringConvertible {
  case needsOwner
  case refused(String)

  package var description: String {
    switch self {
    case .needsOwner: "DATABASE_URL is set: set DATABASE_OWNER_URL too, to the owner of that database"
    case .refused(let why): why
    }
  }
}
