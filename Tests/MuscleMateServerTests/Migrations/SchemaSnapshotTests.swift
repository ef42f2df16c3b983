internal import TestKit
internal import Testing

@testable import MuscleMateServer

struct SchemaSnapshotTests {
  /// Another release of PostgreSQL words its dump differently, and is not compared.
  @Test func `sql/schema.sql is what the migrations, functions and policies make: else make schema`()
    async throws
  {
    let kept = try Files.readText("\(MigrationScripts.findFolder())/schema.sql")
    let header = SchemaSnapshot.header(try PostgresInstallation.find().major)
    guard kept.hasPrefix(header) else { return }
    let database = try await TestDatabase.migrated()
    let made = try SchemaSnapshot.of(database.superuser)
    let difference = zip(made.split(separator: "\n"), kept.split(separator: "\n")).first { $0 != $1 }
    // Dropped when it is released.
    withExtendedLifetime(database) {}
    #expect(made == kept, "first difference: \(difference.map { "\($0.0) instead of \($0.1)" } ?? "length")")
  }

  @Test(arguments: [
    ("CREATE POLICY \"a\" ON app.x;", "CREATE POLICY \"a\" ON app.x;"),
    ("CREATE POLICY \"a\" ON app.x TO mm_b, mm_a;", "CREATE POLICY \"a\" ON app.x TO mm_a, mm_b;"),
    (
      "CREATE POLICY \"a\" ON app.x FOR SELECT TO mm_worker, mm_admin USING (true);",
      "CREATE POLICY \"a\" ON app.x FOR SELECT TO mm_admin, mm_worker USING (true);"
    ),
  ])
  func `names a policy's roles in one order, whatever has become of them`(_ line: String, _ ordered: String) {
    #expect(SchemaSnapshot.inOrder(line[...]) == ordered)
  }
}
