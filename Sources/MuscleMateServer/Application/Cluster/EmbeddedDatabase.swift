internal import Postgres

extension ClusterAddress {
  /// Makes the database where it is missing and brings its schema up to date; returns what was applied.
  /// It blocks.
  @discardableResult
  public func prepare(
    _ migrator: Migrator, database: String = ClusterAddress.database, report: (String) -> Void = { _ in }
  ) throws -> [String] {
    try makeDatabase(database)
    try migrator.bootstrap(superuser: connectionString(user: Self.superuser, database: database))
    return try migrator.migrate(owner: connectionString(user: Self.owner, database: database), report: report)
  }

  private func makeDatabase(_ name: String) throws {
    let session = try ScriptSession(connectionString(user: Self.superuser, database: "postgres"))
    let found = try session.rows("select 1 from pg_database where datname = $1", name)
    // The name is ours, a constant or a test's: an identifier that needs no quotes.
    if found.isEmpty { try session.run("create database \(name)") }
  }
}
