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
}
