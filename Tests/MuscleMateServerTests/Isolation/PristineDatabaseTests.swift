internal import Postgres
internal import Testing

@testable internal import TestKit

/// Tests share servers, so nothing of one may reach the next.
struct PristineDatabaseTests {
  @Test func `a database that was set back holds what its template holds`() async throws {
    let database = try TestDatabase.ofServer(canBeReset: true)
    let pristine = try PristineDatabase(database.superuser)
    let template = try Self.contents(of: database)
    try database.administer(World.people)
    for table in AccessMatrix.tables where !table.seed.isEmpty { try database.administer(table.seed) }
    try database.administer("update app.tenants set name = 'Other'; delete from app.tier_prices")
    let changed = try Self.contents(of: database)
    #expect(changed.count { template[$0.key] != $0.value } > 50)
    try await pristine.reset()
    #expect(try Self.contents(of: database) == template)
  }

  @Test func `a database that has other tables than its template can't be set back`() async throws {
    let database = try TestDatabase.ofServer(canBeReset: true)
    let pristine = try PristineDatabase(database.superuser)
    try database.administer("create table app.further ()")
    await #expect { try await pristine.reset() } throws: { ($0 as? ScriptError)?.sqlState == "55000" }
  }

  /// A digest of the rows of each table, and where each sequence stands.
  private static func contents(of database: TestDatabase) throws -> [String: String] {
    let relations = try database.rows(
      """
      select oid::regclass::text,
             relkind
        from pg_class
       where relkind in ('r', 'S')
         and relnamespace::regnamespace::text in ('app', 'auth', 'migrations')
      """)
    var contents: [String: String] = [:]
    for relation in relations {
      guard let name = relation[0] else { continue }
      let row = relation[1] == "S" ? "last_value, is_called" : "kept"
      contents[name] =
        try database.rows(
          "select md5(string_agg((\(row))::text, ',' order by (\(row))::text)) from \(name) as kept")[0][0]
        ?? ""
    }
    return contents
  }
}
