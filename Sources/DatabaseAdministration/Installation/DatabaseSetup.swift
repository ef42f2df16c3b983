/// The database that a server works with: an existing one, or the embedded cluster in the data folder, which is
/// made, started and migrated here. Blocks: run it on the side pool or before the loops start.
public struct DatabaseSetup: Sendable {
  /// libpq connection string of the login role `musclemate_server`.
  public let serverConnection: String
  /// Nil where the database is not ours to keep.
  package let cluster: EmbeddedCluster?

  /// The embedded cluster's schema is brought up to date; an existing database is only ever migrated by
  /// `musclemate migrate`, and here it is checked.
  ///
  /// - Parameters:
  ///   - connections: of the server's pools together.
  ///   - warn: is called with faults that are no reason to stop serving.
  package init(_ installation: Installation, connections: Int, warn: (String) -> Void) throws {
    let migrator = try installation.migrator()
    if let url = installation.databaseURL {
      cluster = nil
      serverConnection = url
    } else {
      // Some beside the pools': commands, a second server's check, psql.
      let cluster = try EmbeddedCluster(
        in: installation.dataFolder, maximumConnections: connections + 50)
      self.cluster = cluster
      serverConnection = cluster.address.connectionString(user: ClusterAddress.server)
      try cluster.address.prepare(migrator)
    }
    do {
      try check(migrator, installation, warn)
    } catch {
      try stop()
      throw error
    }
  }

  private func check(_ migrator: Migrator, _ installation: Installation, _ warn: (String) -> Void) throws {
    try migrator.requireMigrated(serverConnection)
    try LoginRoleCheck.run(serverConnection)
    try SealingKeyCheck.claim(installation, serverConnection)
    for warning in try LoginRoleCheck.warnings(serverConnection) {
      warn(warning)
    }
  }

  /// Stops the embedded cluster, if there is one.
  public func stop() throws { try cluster?.stop() }
}
