internal import DatabaseAdministration
internal import MuscleMateServer
internal import Postgres
internal import Primitives
internal import Synchronization

/// A database that is dropped when it is released.
///
///     let database = try await TestDatabase.migrated()
///     let connection = try await Connection.connect(database.server, on: loop)
public final class TestDatabase: Sendable {
  public let name: String
  private let cluster: ClusterAddress
  /// A superuser's session for one statement after the other. A new one would be a new process of PostgreSQL's, which reads
  /// the catalogue first.
  private let kept = Mutex<ScriptSession?>(nil)

  /// libpq connection strings, by who logs in.
  public var superuser: String { connectionString(user: ClusterAddress.superuser) }
  public var owner: String { connectionString(user: ClusterAddress.owner) }
  public var server: String { connectionString(user: ClusterAddress.server) }
  public var loader: String { connectionString(user: "mm_loader") }

  public func connectionString(user: String) -> String {
    cluster.connectionString(user: user, database: name)
  }

  /// A database with nothing in it.
  public static func empty() async throws -> TestDatabase {
    try TestDatabase(cloning: "template0", in: TestCluster.running())
  }

  /// A database as a fresh installation has it: all of the folder `sql` applied.
  public static func migrated() async throws -> TestDatabase {
    let cluster = try TestCluster.running()
    return try TestDatabase(cloning: template.get(), in: cluster)
  }

  /// As migrated, and with what no release has yet and is granted in tests of sharing, where a scope is a scope.
  ///
  /// - Parameter canBeReset: with what `PristineDatabase` needs.
  static func ofServer(canBeReset: Bool = false) throws -> TestDatabase {
    let template = canBeReset ? resettableTemplate : serverTemplate
    return try TestDatabase(cloning: template.get(), in: TestCluster.running())
  }

  /// Runs a script as superuser, whom row security does not hold back.
  public func administer(_ script: String) throws { try withSession { try $0.run(script) } }

  /// Moves the rows of a table to the last moments, as if a fast machine had made them: a busy one takes longer than the minute in
  /// which a limit counts them. Their order stays.
  public func hurry(_ table: String, _ time: String) throws {
    try administer("update \(table) set \(time) = now() - (now() - \(time)) / 1000")
  }

  /// One statement as superuser, with its rows as text.
  public func rows(_ sql: String) throws -> [[String?]] { try withSession { try $0.rows(sql) } }

  /// Ends the session that is kept, for what needs a database that nobody is connected to.
  public func disconnect() { kept.withLock { $0 = nil } }

  private func withSession<Value: Sendable>(
    _ body: @Sendable (borrowing ScriptSession) throws -> Value
  ) throws -> Value {
    let outcome = kept.withLockIfAvailable { kept in
      Result {
        let session = try Self.living(kept.take()) ?? ScriptSession(superuser)
        let outcome: Result<Value, any Error>
        do { outcome = .success(try body(session)) } catch { outcome = .failure(error) }
        if Self.isAsNew(session) { kept = consume session }
        return try outcome.get()
      }
    }
    // Nobody waits for another one's statement.
    return try outcome?.get() ?? body(ScriptSession(superuser))
  }

  /// Nil where it was terminated meanwhile.
  private static func living(_ session: consuming ScriptSession?) -> ScriptSession? {
    guard let session else { return nil }
    do { try session.run("") } catch { return nil }
    return session
  }

  /// Whether nothing is left of what was done: not so in an open transaction, or on a connection that is lost.
  private static func isAsNew(_ session: borrowing ScriptSession) -> Bool {
    do { try session.run("discard all") } catch { return false }
    return true
  }

  /// Migrated once in the process and cloned from then on, which takes some 50 ms.
  private static let template: Result<String, any Error> = Result {
    let scripts = try MigrationScripts(in: MigrationScripts.findFolder())
    let cluster = try TestCluster.running()
    try cluster.prepare(Migrator(scripts), database: "template_migrated")
    // PostgreSQL plans a prepared statement for each of its first five calls in a session, which is most calls of a test: a
    // quarter of what they cost. The plan that a server keeps after them does here from the first. A plan of a single call can
    // fail where that one does not, since it folds the parameters in: the long run plans as a real server does.
    if !LongRun.isAsked {
      try maintenance(of: cluster).run(
        "alter role \(ClusterAddress.server) set plan_cache_mode = force_generic_plan")
    }
    return "template_migrated"
  }

  private static let serverTemplate = Result<String, any Error> {
    try derive(
      "template_server", from: template.get(),
      by: "update app.tenants set modules = modules || '{nutrition,photos}'")
  }

  private static let resettableTemplate = Result<String, any Error> {
    try derive("template_resettable", from: serverTemplate.get(), by: PristineDatabase.installation)
  }

  /// Makes a template of another one, by a script that a superuser runs in it.
  private static func derive(_ name: String, from template: String, by script: String) throws -> String {
    let cluster = try TestCluster.running()
    try maintenance(of: cluster).run("create database \(name) template \(template) strategy file_copy")
    try ScriptSession(cluster.connectionString(user: ClusterAddress.superuser, database: name)).run(script)
    return name
  }

  /// Another one with the same content; no one else may be connected to this one.
  func copy() throws -> TestDatabase {
    disconnect()
    return try TestDatabase(cloning: name, in: cluster)
  }

  private init(cloning template: String, in cluster: ClusterAddress) throws {
    self.cluster = cluster
    name = "test_\(UUID.v7(at: .now).description.filter { $0 != "-" })"
    let session = try Self.maintenance(of: cluster)
    // File by file: else all of it would go through the write-ahead log first.
    try session.run("create database \(name) template \(template) strategy file_copy")
    // Rights on a database are the one thing that a clone does not have of its template.
    try session.run("revoke temporary on database \(name) from public")
  }

  deinit {
    disconnect()
    // At worst the database stays until the process's cluster goes.
    try? Self.maintenance(of: cluster).run("drop database \(name) with (force)")
  }

  private static func maintenance(of cluster: ClusterAddress) throws -> ScriptSession {
    try ScriptSession(cluster.connectionString(user: ClusterAddress.superuser, database: "postgres"))
  }
}
