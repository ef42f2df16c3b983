package import Postgres

/// The database that a command works on, with the rights of its owner: the one of DATABASE_OWNER_URL, or the
/// embedded one, which is started for the command where no server keeps it running.
package final class AdministeredDatabase: Sendable {
  package let started: EmbeddedCluster?
  /// Nil where the database is not ours to keep.
  private let embedded: ClusterAddress?
  package let owner: String
  /// The connection of requests; nil if only the owner's connection is known.
  private let serverURL: String?
  private let migrator: Migrator

  private init(
    started: EmbeddedCluster?, embedded: ClusterAddress?, owner: String, serverURL: String?,
    migrator: Migrator
  ) {
    self.serverURL = serverURL
    self.started = started
    self.embedded = embedded
    self.owner = owner
    self.migrator = migrator
  }

  package static func open(_ installation: Installation, migrated: Bool) throws -> AdministeredDatabase {
    let migrator = try installation.migrator()
    if let ownerURL = installation.databaseOwnerURL {
      _ = try ScriptSession(ownerURL, of: "DATABASE_OWNER_URL")
      return AdministeredDatabase(
        started: nil, embedded: nil, owner: ownerURL, serverURL: installation.databaseURL, migrator: migrator
      )
    }
    guard installation.databaseURL == nil else { throw AdministrationError.needsOwner }
    let started = try startUnlessInUse(installation.dataFolder)
    let address = try started?.address ?? EmbeddedCluster.addressOfRunning(in: installation.dataFolder)
    if migrated, started != nil { try address.prepare(migrator) }
    let owner = address.connectionString(user: ClusterAddress.owner)
    let server = address.connectionString(user: ClusterAddress.server)
    return AdministeredDatabase(
      started: started, embedded: address, owner: owner, serverURL: server, migrator: migrator)
  }

  private static func startUnlessInUse(_ folder: String) throws -> EmbeddedCluster? {
    do throws(ClusterError) {
      return try EmbeddedCluster(in: folder)
    } catch .folderInUse {
      return nil
    }
  }

  /// Applies what is missing. The embedded database always has its roles made; another one's owner is a
  /// superuser where `bootstrap` asks for it.
  package func migrate(bootstrap: Bool, report: (Migrator.Progress) -> Void) throws -> [String] {
    if let embedded { return try embedded.prepare(migrator, report: report) }
    if bootstrap { try migrator.bootstrap(superuser: owner) }
    return try migrator.migrate(owner: owner, report: report)
  }

  package func status() throws -> [(name: String, state: Migrator.State)] {
    if let embedded, try !embedded.hasDatabase() { return migrator.scripts.all.map { ($0.name, .missing) } }
    return try migrator.status(owner)
  }

  /// Stops the embedded cluster, where this command started it.
  package func close() throws { try started?.stop() }

  package func server() throws -> String {
    guard let serverURL else { throw AdministrationError.needsServer }
    return serverURL
  }

  /// A session beyond row security, as the role that loads data, which the owner may become.
  package func loaderSession() throws -> ScriptSession {
    let session = try ScriptSession(owner)
    try session.run("set role mm_loader; set timezone = 'UTC'")
    return session
  }
}

extension ScriptSession {
  /// - Parameter setting: whose value it is; the error names it.
  package init(_ connectionString: String, of setting: String) throws(AdministrationError) {
    do throws(ScriptError) { try self.init(connectionString) } catch {
      throw .refused("\(setting): \(error.message)")
    }
  }
}

/// The reason why a command can't do its work, in one line that says what would help.
package enum AdministrationError: Error, CustomStringConvertible {
  case needsOwner
  case needsServer
  case refused(String)

  package var description: String {
    switch self {
    case .needsOwner: "DATABASE_URL is set: set DATABASE_OWNER_URL too, to the owner of that database"
    case .needsServer: "set DATABASE_URL too, to the database as musclemate_server"
    case .refused(let why): why
    }
  }
}
