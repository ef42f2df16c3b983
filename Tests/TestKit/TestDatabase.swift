internal import CLibpq
internal import MuscleMateServer
internal import Primitives

/// A database of one test's own, dropped when it is released.
///
///     let database = try await TestDatabase.empty()
///     let connection = try await Connection.connect(database.superuser, on: loop)
public final class TestDatabase: Sendable {
  public let name: String
  private let cluster: EmbeddedCluster

  /// libpq connection strings, by who logs in.
  public var superuser: String { connectionString(user: EmbeddedCluster.superuser) }
  public var owner: String { connectionString(user: "musclemate_owner") }
  public var server: String { connectionString(user: "musclemate_server") }
  public var loader: String { connectionString(user: "mm_loader") }

  public func connectionString(user: String) -> String {
    cluster.connectionString(user: user, database: name)
  }

  /// A database with nothing in it.
  public static func empty() async throws -> TestDatabase {
    try TestDatabase(cloning: "template0", in: TestCluster.running())
  }

  init(cloning template: String, in cluster: EmbeddedCluster) throws {
    self.cluster = cluster
    name = "test_\(UUID.v7(at: .now).description.filter { $0 != "-" })"
    try Self.command("create database \(name) template \(template)", in: cluster)
  }

  deinit {
    // At worst the database stays until the process's cluster goes.
    try? Self.command("drop database \(name) with (force)", in: cluster)
  }

  /// Runs one command as superuser in the maintenance database, blocking: `create database` takes milliseconds.
  static func command(_ sql: String, in cluster: EmbeddedCluster) throws {
    let conninfo = cluster.connectionString(user: EmbeddedCluster.superuser, database: "postgres")
    let connection = PQconnectdb(conninfo)
    defer { PQfinish(connection) }
    let result = PQexec(connection, sql)
    defer { PQclear(result) }
    guard PQresultStatus(result) == PGRES_COMMAND_OK else {
      throw TestKitError("\(sql): \(String(cString: PQerrorMessage(connection)))")
    }
  }
}
