internal import Postgres

/// The database that a server works with: an existing one, or the embedded cluster in the data folder, which is
/// made, started and migrated here. Blocks: run it on the side pool or before the loops start.
public struct DatabaseSetup: Sendable {
  /// libpq connection string of the login role `musclemate_server`.
  public let serverConnection: String
  /// The owner's, for migrations; nil where none was configured.
  public let ownerConnection: String?
  /// The loader's (bypasses row security), for demo data; the embedded cluster has it.
  public let loaderConnection: String?
  let cluster: EmbeddedCluster?

  /// - Parameter migrates: whether the embedded cluster's schema is brought up to date. An existing database is
  ///   only ever migrated by `musclemate migrate`; here it is checked.
  public init(_ configuration: Configuration, migrates: Bool = true) throws {
    let environment = configuration.sqlFolder.map { ["MUSCLEMATE_SQL": $0] } ?? [:]
    let migrator = Migrator(try MigrationScripts(in: MigrationScripts.findFolder(environment: environment)))
    if let url = configuration.databaseURL {
      cluster = nil
      serverConnection = url
      ownerConnection = configuration.databaseOwnerURL
      loaderConnection = configuration.databaseOwnerURL
    } else {
      // Some beside the pools': commands, a second server's check, psql.
      let cluster = try EmbeddedCluster(
        in: configuration.dataFolder, maximumConnections: configuration.databaseConnections + 50)
      self.cluster = cluster
      serverConnection = cluster.address.connectionString(user: ClusterAddress.server)
      ownerConnection = cluster.address.connectionString(user: ClusterAddress.owner)
      loaderConnection = cluster.address.connectionString(user: "mm_loader")
      if migrates { try cluster.address.prepare(migrator) }
    }
    if migrates {
      try migrator.requireMigrated(serverConnection)
      try LoginRoleCheck.run(serverConnection)
    }
  }

  /// Stops the embedded cluster, if there is one.
  public func stop() throws { try cluster?.stop() }
}
