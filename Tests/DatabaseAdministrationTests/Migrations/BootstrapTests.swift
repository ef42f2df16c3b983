internal import OperatingSystem
internal import Postgres
internal import TestKit
internal import Testing

@testable internal import DatabaseAdministration

/// The error of `musclemate migrate` where `--bootstrap` was never run.
struct BootstrapTests {
  @Test func `a database server without the roles is told how to have them made`() async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-roles-")
    defer { Files.remove(folder) }
    try Files.letPassThrough(folder)
    let cluster = try await aside {
      try EmbeddedCluster(in: folder, durability: .none, maximumConnections: 20)
    }
    let superuser = cluster.address.connectionString(user: ClusterAddress.superuser, database: "postgres")
    let outcome = Result {
      try Scripts(["migrations/0001_a.sql": "select 1"]).migrator().migrate(owner: superuser)
    }
    try await aside { try cluster.stop() }
    let error = #expect(throws: MigrationError.self) { try outcome.get() }
    #expect(error?.description.contains("run musclemate migrate --bootstrap first") == true)
  }

  @Test func `a database in another encoding is refused before anything is made`() async throws {
    let database = try await TestDatabase.empty()
    let session = try ScriptSession(database.superuser)
    try session.run("drop database if exists ascii")
    try session.run("create database ascii template template0 encoding 'SQL_ASCII' locale 'C'")
    defer { try? session.run("drop database ascii") }
    let error = #expect(throws: MigrationError.self) {
      try Scripts([:]).migrator().bootstrap(superuser: database.superuser + " dbname=ascii")
    }
    #expect(error?.description.contains("is SQL_ASCII, and must be UTF8") == true)
  }

  @Test func `a database beside one that was prepared is told to be prepared, too`() async throws {
    let database = try await TestDatabase.empty()
    let error = #expect(throws: MigrationError.self) {
      try Scripts(["migrations/0001_a.sql": "select 1"]).migrator().migrate(owner: database.superuser)
    }
    let words = error?.description ?? ""
    #expect(words.contains("run musclemate migrate --bootstrap first"), "\(words)")
  }
}
