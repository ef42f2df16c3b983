internal import Postgres
internal import TestKit
internal import Testing

@testable import DatabaseAdministration

/// The contents of the folders functions, tables and repairs.
struct RepeatableTests {
  @Test func `functions belong to mm_definer, and what tables get is done by their owner`() async throws {
    let folder = try Scripts([
      "migrations/0001_a.sql": "create table app.a ();",
      "functions/context/f.sql": "create function app.f() returns text return current_user;",
      "tables/context/a.sql": "create policy \"as the owner\" on app.a using (true);",
      "repairs/r.sql": "create function app.r() returns text return current_user;",
    ])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    let applied = try folder.migrator().migrate(owner: database.owner)
    #expect(
      applied == [
        "migrations/0001_a.sql", "functions/context/f.sql", "tables/context/a.sql", "repairs/r.sql",
      ])
    #expect(
      try database.rows(
        "select proname, proowner::regrole from pg_proc where pronamespace = 'app'::regnamespace order by 1")
        == [["f", "mm_definer"], ["r", "mm_definer"]])
    #expect(try database.rows("select count(*) from pg_policies") == [["1"]])
  }

  @Test func `a file that moves to another domain is not applied again`() async throws {
    let function = "create or replace function app.f() returns int return 1;"
    let table = "select 1;"
    let folder = try Scripts(["functions/context/f.sql": function, "tables/context/a.sql": table])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    for name in ["functions/context/f.sql", "tables/context/a.sql"] { folder.remove(name) }
    try folder.write("functions/training/f.sql", function)
    try folder.write("tables/training/a.sql", table)
    #expect(try folder.migrator().migrate(owner: database.owner) == [])
    #expect(try folder.migrator().status(database.owner).allSatisfy { $0.state == .applied })
  }

  /// Releases without domains applied `policies/a.sql`.
  @Test func `policies that a release without domains applied are not applied again`() async throws {
    let folder = try Scripts(["tables/context/a.sql": "select 1;"])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    #expect(
      try database.rows("select name from migrations.applied") == [["repeatable/policies/a.sql"]])
  }

  @Test(arguments: ["functions/f.sql", "functions/strength/f.sql", "tables/a.sql"])
  func `a file that is in no domain is refused`(_ name: String) throws {
    let folder = try Scripts([name: "select 1;"])
    let error = #expect(throws: MigrationError.self) { try folder.migrator() }
    #expect(error?.description.contains("is no folder of a domain (context, ") == true)
  }

  @Test func `two files of one name are refused, since one note would stand for both`() throws {
    let folder = try Scripts([
      "functions/context/f.sql": "select 1;", "functions/training/f.sql": "select 1;",
    ])
    let error = #expect(throws: MigrationError.self) { try folder.migrator() }
    #expect(
      error?.description.hasPrefix("functions/context/f.sql and functions/training/f.sql have the same name")
        == true)
  }

  @Test func `each table has its file, which names no other table's policies`() async throws {
    let scripts = try MigrationScripts(in: MigrationScripts.findFolder())
    let files = scripts.repeatables.filter { $0.name.hasPrefix("tables/") }
    let database = try await TestDatabase.migrated()
    let tables = try database.rows(
      """
      select relnamespace::regnamespace::text, relname
        from pg_class
       where relnamespace in ('app'::regnamespace, 'auth'::regnamespace)
         and relkind in ('r', 'p')
         and not relispartition
      """
    ).compactMap { row in row[0].flatMap { space in row[1].map { (space, $0) } } }
    #expect(Set(tables.map { "\($0.1).sql" }) == Set(files.map { String($0.file) }))
    for (space, table) in tables {
      let text = files.first { $0.file == "\(table).sql" }?.text ?? ""
      for changed in text.matches(of: /(?m)^(?:alter table|  ?on|.* on) ((?:app|auth)\.\w+)(?: |;|$)/) {
        #expect(changed.1 == "\(space).\(table)", "\(table).sql")
      }
    }
  }
}
