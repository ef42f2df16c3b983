/// The database that a server works with: an existing one, or the embedded cluster in the data folder, which is
/// made, started and migrated here. Blocks: run it on the side pool or before the loops start.
public struct DatabaseSetup: Sendable {
  /// libpq connection string of the login role `musclemate_server`.
  public let serverConnection: String
  /// Nil where the database is not ours to keep.
  let cluster: EmbeddedCluster?

  /// The embedded cluster's schema is brought up to date; an existing database is only ever migrated by
  /// `musclemate migrate`, and here it is checked.
  public init(_ configuration: Configuration) throws {
    let migrator = try Migrator(configuration)
    if let url = configuration.databaseURL {
      cluster = nil
      serverConnection = url
    } else {
      // Some beside the pools': commands, a second server's check, psql.
      let cluster = try EmbeddedCluster(
        in: configuration.dataFolder, maximumConnections: configuration.databaseConnections + 50)
      self.cluster = cluster
      serverConnection = cluster.address.connectionString(user: ClusterAddress.server)
      try cluster.address.prepare(migrator)
    }
    do {
      try check(migrator, configuration)
    } catch {
      try stop()
      throw error
    }
  }

  private func check(_ migrator: Migrator, _ configuration: Configuration) throws {
    try migrator.requireMigrated(serverConnection)
    try LoginRoleCheck.run(serverConnection)
    try SealingKeyCheck.claim(configuration, serverConnection)
    for warning in try LoginRoleCheck.warnings(serverConnection) {
      Log.write(.warned(warning), eachRequest: false)
    }
  }

  /// Stops the embedded cluster, if there is one.
  public func stop() throws { try cluster?.stop() }
}

extension Migrator {
  /// With the scripts of the configured folder, else of the one that is found beside the program.
  init(_ configuration: Configuration) throws {
    let environment = configuration.sqlFolder.map { ["MUSCLEMATE_SQL": $0] } ?? [:]
    self.init(try MigrationScripts(in: MigrationScripts.findFolder(environment: environment)))
  }
}
