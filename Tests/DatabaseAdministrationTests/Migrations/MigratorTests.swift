internal import EventLoop
internal import OperatingSystem
internal import Postgres
internal import TestKit
internal import Testing

@testable import DatabaseAdministration

struct MigratorTests {
  @Test func `what is missing is counted, in one short line`() async throws {
    let scripts = (1...300).map { ("migrations/\(1_000 + $0)_step.sql", "select 1") }
    let folder = try Scripts(Dictionary(uniqueKeysWithValues: scripts))
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    let error = #expect(throws: MigrationError.self) {
      try folder.migrator().requireMigrated(database.server)
    }
    let line = try #require(error?.description)
    #expect(line.contains("(missing: 300, the first is migrations/1001_step.sql): run musclemate migrate"))
  }

  @Test func `migrations are applied once and in order, policies again when they changed`() async throws {
    let folder = try Scripts([
      "migrations/0002_b.sql": "insert into app.steps values ('second');",
      "migrations/0001_a.sql": "create table app.steps (step text); insert into app.steps values ('first');",
      "functions/context/f.sql": "create or replace function app.f() returns int language sql as 'select 1';",
    ])
    let database = try await TestDatabase.empty()
    let migrator = try folder.migrator()
    try migrator.bootstrap(superuser: database.superuser)
    #expect(try migrator.status(database.owner).allSatisfy { $0.state == .missing })
    #expect(throws: MigrationError.self) { try migrator.requireMigrated(database.server) }

    let first = try migrator.migrate(owner: database.owner)
    #expect(first == ["migrations/0001_a.sql", "migrations/0002_b.sql", "functions/context/f.sql"])
    #expect(try database.rows("select string_agg(step, ' ') from app.steps") == [["first second"]])
    #expect(try migrator.migrate(owner: database.owner) == [])
    try migrator.requireMigrated(database.server)

    try folder.write("functions/context/f.sql", "create or replace function app.f() returns int return 2;")
    #expect(try folder.migrator().status(database.server).last?.state == .changed)
    #expect(try folder.migrator().migrate(owner: database.owner) == ["functions/context/f.sql"])
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

  @Test func `a database that has more migrations than the server knows is served, and keeps its functions`()
    async throws
  {
    let folder = try Scripts([
      "migrations/0001_a.sql": "create table app.a ();", "migrations/0002_b.sql": "create table app.b ();",
      "functions/context/f.sql": "create function app.f() returns text return 'newer';",
    ])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    folder.remove("migrations/0002_b.sql")
    // PostgreSQL would refuse this one, and the release before could not be gone back to.
    try folder.write("functions/context/f.sql", "create or replace function app.f() returns int return 1;")
    try folder.migrator().requireMigrated(database.server)
    #expect(try folder.migrator().migrate(owner: database.owner) == [])
    #expect(try database.rows("select app.f()") == [["newer"]])
  }

  /// One that looks only at what it noted itself, as releases did that left no newer functions alone.
  @Test func `what a release before noted of its functions stays, so that it has none to bring`() async throws
  {
    let folder = try Scripts([
      "functions/context/f.sql": "create or replace function app.f() returns int return 1;"
    ])
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    try database.administer("update migrations.applied set name = 'functions/f.sql'")
    #expect(try folder.migrator().migrate(owner: database.owner) == [])
    let noted = "select checksum from migrations.applied where name = 'functions/f.sql'"
    let before = try database.rows(noted)
    try folder.write("functions/context/f.sql", "create or replace function app.f() returns int return 2;")
    #expect(try folder.migrator().status(database.owner).map(\.state) == [.changed])
    #expect(try folder.migrator().migrate(owner: database.owner) == ["functions/context/f.sql"])
    #expect(try folder.migrator().migrate(owner: database.owner) == [])
    #expect(try database.rows("select app.f()") == [["2"]])
    #expect(try database.rows(noted) == before)
  }

  @Test func `a session that was begun before proofs were noted is no proof`() async throws {
    let scripts = try MigrationScripts(in: MigrationScripts.findFolder()).migrations
    let folder = try Scripts([:])
    for script in scripts where script.name < "migrations/0180" { try folder.write(script.name, script.text) }
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    try database.administer(
      """
      insert into app.accounts (
        tenant_id, id, email, email_verified_at, username, roles, locale, time_zone, unit)
      select tenant.id, gen_random_uuid(), 'anna@example.com', now(), 'anna', '{lifter}', 'en', 'UTC', 'kg'
        from app.tenants as tenant;
      insert into auth.sessions (tenant_id, account_id, token_hash, role, expires_at)
      select tenant_id, id, sha256('a token'), 'lifter', now() + interval '1 day'
        from app.accounts;
      """)
    for script in scripts { try folder.write(script.name, script.text) }
    try folder.migrator().migrate(owner: database.owner)
    let proved = "select proved_at > now() - interval '15 minutes' from auth.sessions"
    #expect(try database.rows(proved) == [["f"]])
  }

  @Test func `a database that applied an earlier text of a migration is brought up to date`() async throws {
    let database = try await TestDatabase.migrated()
    let migrator = Migrator(try MigrationScripts(in: MigrationScripts.findFolder()))
    // As it was when issue 3 was done.
    try database.administer(
      """
      update migrations.applied
         set checksum = 'f663ed3dfa1e7c25e37c7c37d2e63174097ed4707d30c8edec19c3fdd4c5e79a'
       where name = 'migrations/0110_records.sql'
      """)
    #expect(try migrator.status(database.owner).allSatisfy { $0.state == .applied })
    #expect(try migrator.migrate(owner: database.owner) == [])
  }

  /// A table, and an index that is built while it is written to.
  private static let concurrent = [
    "migrations/0001_a.sql": "create table app.steps (step text); grant insert on app.steps to mm_loader;",
    "migrations/0002_b.sql": """
    -- Outside of a transaction: steps are many; they go on being made.

    create unique index concurrently if not exists steps_once
        on app.steps (step);
    create index concurrently if not exists steps_first on app.steps (left(step, 1));
    """,
  ]

  private static let steps = """
    select found.relname, index.indisvalid
      from pg_index as index
      join pg_class as found on found.oid = index.indexrelid
     where index.indrelid = 'app.steps'::regclass
     order by 1
    """

  @Test func `an index that could not be finished is named by its line, and made anew the next time`()
    async throws
  {
    let folder = try Scripts(Self.concurrent)
    folder.remove("migrations/0002_b.sql")
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    try database.administer("insert into app.steps values ('one'), ('one')")
    for (name, text) in Self.concurrent { try folder.write(name, text) }
    let error = #expect(throws: MigrationError.self) { try folder.migrator().migrate(owner: database.owner) }
    #expect(error?.description.hasPrefix("migrations/0002_b.sql:3: could not create unique index") == true)
    #expect(try database.rows(Self.steps) == [["steps_once", "f"]])
    #expect(try folder.migrator().status(database.owner).map(\.state) == [.applied, .missing])

    try database.administer("delete from app.steps")
    #expect(try folder.migrator().migrate(owner: database.superuser) == ["migrations/0002_b.sql"])
    #expect(try database.rows(Self.steps) == [["steps_first", "t"], ["steps_once", "t"]])
    // Its parts may be there already, from an interrupted run.
    try database.administer("delete from migrations.applied where name like '%0002%'")
    #expect(try folder.migrator().migrate(owner: database.owner) == ["migrations/0002_b.sql"])
  }

  @Test func `an index of a large table is built while the table is written to`() async throws {
    let folder = try Scripts(Self.concurrent)
    folder.remove("migrations/0002_b.sql")
    let database = try await TestDatabase.empty()
    try folder.migrator().bootstrap(superuser: database.superuser)
    try folder.migrator().migrate(owner: database.owner)
    for (name, text) in Self.concurrent { try folder.write(name, text) }
    let migrator = try folder.migrator()
    let writer = try ScriptSession(database.superuser)
    try writer.run("begin; insert into app.steps values ('one')")
    let migrating = Task { try await aside { try migrator.migrate(owner: database.owner) } }
    let waiting = """
      select count(*)
        from pg_stat_activity
       where application_name = 'musclemate migrate'
         and datname = current_database()
         and wait_event_type = 'Lock'
      """
    try await eventually("the migrator waits for the writer") { try database.rows(waiting) == [["1"]] }
    try database.administer("set lock_timeout = '1s'; insert into app.steps values ('two')")
    try writer.run("commit")
    #expect(try await migrating.value == ["migrations/0002_b.sql"])
    #expect(try database.rows(Self.steps) == [["steps_first", "t"], ["steps_once", "t"]])
  }

  @Test func `two migrators at once apply each migration once, and neither waits for the other's snapshot`()
    async throws
  {
    let folder = try Scripts([
      "migrations/0001_a.sql": "create table app.a (id integer); select pg_sleep(0.1);",
      "migrations/0002_b.sql": """
      -- Outside of a transaction.
      create index concurrently a_by_id on app.a (id);
      """,
    ])
    let database = try await TestDatabase.empty()
    let migrator = try folder.migrator()
    try migrator.bootstrap(superuser: database.superuser)
    let owner = database.owner
    async let first = migrator.migrate(owner: owner)
    async let second = migrator.migrate(owner: owner)
    let applied = try await [first, second].flatMap { $0 }
    #expect(applied == ["migrations/0001_a.sql", "migrations/0002_b.sql"])
  }

  @Test func `a migrator that waits for another says so once, before anything else`() async throws {
    let folder = try Scripts(["migrations/0001_a.sql": "create table app.a (id integer);"])
    let database = try await TestDatabase.empty()
    let migrator = try folder.migrator()
    try migrator.bootstrap(superuser: database.superuser)
    let (progress, told) = AsyncStream<Migrator.Progress>.makeStream()
    var steps = progress.makeAsyncIterator()
    let owner = database.owner
    // It holds up the first one, whose script makes the same table.
    let holder = try ScriptSession(database.superuser)
    try holder.run("begin; create table app.a (id integer)")
    let first = Task { try await aside { try migrator.migrate(owner: owner) } }
    let isAtWork = """
      select count(*)
        from pg_locks
       where locktype = 'advisory'
         and granted
         and database = (select oid from pg_database where datname = current_database())
      """
    try await eventually("the first one is at work") { try database.rows(isAtWork) == [["1"]] }
    let second = Task { try await aside { try migrator.migrate(owner: owner) { told.yield($0) } } }
    #expect(await steps.next() == .waits)
    try holder.run("rollback")
    #expect(try await first.value == ["migrations/0001_a.sql"])
    #expect(try await second.value == [])
    told.finish()
    #expect(await steps.next() == nil)
  }
}
