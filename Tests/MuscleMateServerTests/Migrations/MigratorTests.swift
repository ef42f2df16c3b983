internal import Postgres
internal import TestKit
internal import Testing

@testable import MuscleMateServer

struct MigratorTests {
  @Test func `migrations are applied once and in order, policies again when they changed`() async throws {
    let folder = try Scripts([
      "migrations/0002_b.sql": "insert into app.steps values ('second');",
      "migrations/0001_a.sql": "create table app.steps (step text); insert into app.steps values ('first');",
      "functions/f.sql": "create or replace function app.f() returns int language sql as 'select 1';",
    ])
    let database = try await TestDatabase.empty()
    let migrator = try folder.migrator()
    try migrator.bootstrap(superuser: database.superuser)
    #expect(try migrator.status(database.owner).allSatisfy { $0.state == .missing })
    #expect(throws: MigrationError.self) { try migrator.requireMigrated(database.server) }

    let first = try migrator.migrate(owner: database.owner)
    #expect(first == ["migrations/0001_a.sql", "migrations/0002_b.sql", "functions/f.sql"])
    #expect(try database.rows("select string_agg(step, ' ') from app.steps") == [["first second"]])
    #expect(try migrator.migrate(owner: database.owner) == [])
    try migrator.requireMigrated(database.server)

    try folder.write("functions/f.sql", "create or replace function app.f() returns int return 2;")
    #expect(try folder.migrator().status(database.server).last?.state == .changed)
    #expect(try folder.migrator().migrate(owner: database.owner) == ["functions/f.sql"])
    #expect(try database.rows("select app.f()") == [["2"]])
  }

  @Test func `a migration that was changed after it was applied is refused`() async throws {
    let folder = try Scripts(["migrations/0001_a.sql": "create table app.a ();"])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    try folder.write("migrations/0001_a.sql", "create table app.b ();")
    let error = #expect(throws: MigrationError.self) { try folder.migrator().migrate(owner: database.owner) }
    #expect(error?.description.contains("0001_a.sql was changed") == true)
  }

  @Test func `a migration that fails leaves nothing behind and says where`() async throws {
    let folder = try Scripts(["migrations/0001_a.sql": "create table app.a ();\n\nselect nowhere;"])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    let error = #expect(throws: MigrationError.self) { try folder.migrator().migrate(owner: database.owner) }
    #expect(error?.description.hasPrefix("migrations/0001_a.sql:3: column \"nowhere\"") == true)
    #expect(try database.rows("select to_regclass('app.a')::text") == [[nil]])
    #expect(try folder.migrator().status(database.owner).map(\.state) == [.missing])
  }

  @Test func `what a superuser migrates is the owner's, whatever role a script left behind`() async throws {
    let folder = try Scripts([
      "migrations/0001_a.sql": "set local role mm_definer; reset role;",
      "migrations/0002_b.sql": "create table app.b ();",
    ])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.superuser)
    #expect(
      try database.rows("select relowner::regrole from pg_class where relname = 'b'")
        == [["musclemate_owner"]])
  }

  @Test func `a migration may not end its transaction`() async throws {
    let folder = try Scripts(["migrations/0001_a.sql": "create table app.a (); commit;"])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    #expect(throws: MigrationError.self) { try folder.migrator().migrate(owner: database.owner) }
  }

  @Test func `a database that has more migrations than the server knows is served`() async throws {
    let folder = try Scripts([
      "migrations/0001_a.sql": "create table app.a ();", "migrations/0002_b.sql": "create table app.b ();",
    ])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    folder.remove("migrations/0002_b.sql")
    try folder.migrator().requireMigrated(database.server)
  }

  @Test func `two migrators at once apply each migration once`() async throws {
    let folder = try Scripts(["migrations/0001_a.sql": "create table app.a (); select pg_sleep(0.1);"])
    let database = try await TestDatabase.empty()
    let migrator = try folder.migrator()
    try migrator.bootstrap(superuser: database.superuser)
    let owner = database.owner
    async let first = migrator.migrate(owner: owner)
    async let second = migrator.migrate(owner: owner)
    #expect(try await [first, second].flatMap { $0 } == ["migrations/0001_a.sql"])
  }
}

/// A folder of SQL scripts of a test's own.
private final class Scripts: Sendable {
  private let folder: String

  init(_ scripts: [String: String]) throws {
    folder = try Files.makeTemporaryFolder("/tmp/musclemate-scripts-")
    for kind in ["migrations", "functions", "policies"] { try Files.makeFolder("\(folder)/\(kind)") }
    let bootstrap = try Files.read("\(MigrationScripts.findFolder())/bootstrap.sql")
    try Files.write(bootstrap, to: "\(folder)/bootstrap.sql")
    for (name, text) in scripts { try write(name, text) }
  }

  deinit { Files.remove(folder) }

  func write(_ name: String, _ text: String) throws { try Files.write(text.utf8, to: "\(folder)/\(name)") }
  func remove(_ name: String) { Files.remove("\(folder)/\(name)") }
  func migrator() throws -> Migrator { Migrator(try MigrationScripts(in: folder)) }
}
