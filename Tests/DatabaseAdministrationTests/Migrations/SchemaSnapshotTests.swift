internal import OperatingSystem
internal import TestKit
internal import Testing

@testable import DatabaseAdministration

struct SchemaSnapshotTests {
  /// Another release of PostgreSQL words its dump differently, and is not compared.
  @Test func `sql/schema.sql is what the folder sql makes: else make schema`() async throws {
    try await Self.expect("schema.sql", SchemaSnapshot.header, made: SchemaSnapshot.of)
  }

  @Test func `sql/functions.lock names the functions as they are: else make schema`() async throws {
    try await Self.expect("functions.lock", FunctionLock.header, made: FunctionLock.of)
  }

  private static func expect(
    _ file: String, _ header: (Int) -> String, made make: (String) throws -> String
  ) async throws {
    let kept = try Files.readText("\(MigrationScripts.findFolder())/\(file)")
    guard kept.hasPrefix(header(try PostgresInstallation.find().major)) else { return }
    let database = try await TestDatabase.migrated()
    let made = try make(database.superuser)
    let difference = zip(made.split(separator: "\n"), kept.split(separator: "\n")).first { $0 != $1 }
    // Dropped when it is released.
    withExtendedLifetime(database) {}
    #expect(made == kept, "first difference: \(difference.map { "\($0.0) instead of \($0.1)" } ?? "length")")
  }

  @Test func `a change of a function's text, rights or owner changes its line`() async throws {
    let database = try await TestDatabase.migrated()
    let before = Set(try FunctionLock.of(database.superuser).split(separator: "\n"))
    let changes = [
      "alter function app.cursor(timestamptz, uuid) cost 7", "alter function app.new_id() security definer",
      "alter function app.today() owner to musclemate_owner",
      "revoke execute on function app.authorize_lifter(uuid, text, uuid) from mm_coach",
    ]
    for change in changes { try database.administer(change) }
    let after = try FunctionLock.of(database.superuser).split(separator: "\n").filter { !before.contains($0) }
    #expect(after.count == changes.count, "\(after)")
  }

  @Test func `leaves functions and who may execute them to the lock file`() {
    let dump = """
      SET x;

      --
      -- Name: f(); Type: FUNCTION; Schema: app; Owner: mm_definer
      --

      CREATE FUNCTION app.f()

      --
      -- Name: a; Type: TABLE; Schema: app; Owner: musclemate_owner
      --

      CREATE TABLE app.a ();

      --
      -- Name: FUNCTION f(); Type: ACL; Schema: app; Owner: mm_definer
      --

      GRANT ALL ON FUNCTION app.f() TO mm_coach;
      """
    let kept = SchemaSnapshot.withoutFunctions(
      dump.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(
      kept.filter { !$0.isEmpty && !$0.hasPrefix("--") } == ["SET x;", "CREATE TABLE app.a ();"])
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
