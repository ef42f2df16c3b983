internal import Postgres

extension ClusterAddress {
  /// Makes the database where it is missing and brings its schema up to date; returns what was applied.
  /// It blocks.
  @discardableResult
  public func prepare(
    _ migrator: Migrator, database: String = ClusterAddress.database,
    report: (Migrator.Progress) -> Void = { _ in }
  ) throws -> [String] {
    try makeDatabase(database)
    try migrator.bootstrap(superuser: connectionString(user: Self.superuser, database: database))
    return try migrator.migrate(owner: connectionString(user: Self.owner, database: database), report: report)
  }

  /// False before the first migration, when the cluster is still empty.
  func hasDatabase(_ name: String = ClusterAddress.database) throws -> Bool {
    let session = try ScriptSession(connectionString(user: Self.superuser, database: "postgres"))
    return try !session.rows("select 1 from pg_database where datname = $1", name).isEmpty
  }

  private func makeDatabase(_ name: String) throws {
    if try hasDatabase(name) { return }
    let session = try ScriptSession(connectionString(user: Self.superuser, database: "postgres"))
    // The name is ours, a constant or a test's: an identifier that needs no quotes.
    try session.run("create database \(name)")
  }
}
