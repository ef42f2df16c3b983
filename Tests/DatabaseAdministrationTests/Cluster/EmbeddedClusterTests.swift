internal import CLibpq
internal import OperatingSystem
internal import TestKit
internal import Testing

@testable import DatabaseAdministration

struct EmbeddedClusterTests {
  @Test func `a cluster keeps its data from one start to the next, in a folder of any length`() async throws {
    let top = try Files.makeTemporaryFolder("/tmp/musclemate-cluster-")
    defer { Files.remove(top) }
    try Files.letPassThrough(top)
    let folder = "\(top)/\(String(repeating: "long", count: 30))/it's data"

    let first = try await start(in: folder)
    let database = first.address.connectionString(user: "postgres", database: "postgres")
    #expect(first.address.socketFolder.utf8.count < 90)
    #expect(answer("create table kept as select 5315 as id; select id from kept", database) == "5315")
    #expect(answer("show listen_addresses", database) == "")
    try await aside { try first.stop() }
    #expect(!Files.exists(first.address.socketFolder))

    let second = try await start(in: folder)
    let again = second.address.connectionString(user: "postgres", database: "postgres")
    #expect(answer("select id from kept", again) == "5315")
    try await aside { try second.stop() }
  }

  @Test func `a second server on the same folder is refused, and a left postmaster is taken over`()
    async throws
  {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-cluster-")
    defer { Files.remove(folder) }
    try Files.letPassThrough(folder)
    var first: EmbeddedCluster? = try await start(in: folder)
    let database = try #require(first).address.connectionString(user: "postgres", database: "postgres")
    let started = answer("select pg_postmaster_start_time()", database)
    await #expect(throws: ClusterError.self) { try await start(in: folder) }

    let found = try EmbeddedCluster.addressOfRunning(in: folder).socketFolder
    #expect(found == first?.address.socketFolder)

    // As a killed server does: the lock goes, the postmaster stays.
    first = nil
    let second = try await start(in: folder)
    #expect(answer("select pg_postmaster_start_time()", database) == started)
    try await aside { try second.stop() }
    #expect(answer("select 1", database) == nil)
  }

  @Test func `what people wrote does not reach the cluster's log by an error's details`() async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-cluster-")
    defer { Files.remove(folder) }
    try Files.letPassThrough(folder)
    let cluster = try await start(in: folder)
    let database = cluster.address.connectionString(user: "postgres", database: "postgres")
    #expect(
      answer("create table kept (note text constraint short check (length(note) < 5)); select 1", database)
        == "1")
    #expect(answer("insert into kept values ('knee surgery') returning 1", database) == nil)
    let refusal = "do $$ begin raise exception 'refused' using detail = 'knee surgery'; end $$"
    #expect(answer(refusal, database) == nil)
    try await aside { try cluster.stop() }
    let log = try Files.readText("\(folder)/postgres/server.log")
    #expect(log.contains("\"short\"") && log.contains("refused"))
    #expect(!log.contains("knee surgery"))
  }

  private func start(in folder: String) async throws -> EmbeddedCluster {
    try await aside { try EmbeddedCluster(in: folder, durability: .none) }
  }

  private func answer(_ sql: String, _ conninfo: String) -> String? {
    let connection = PQconnectdb(conninfo)
    defer { PQfinish(connection) }
    let result = PQexec(connection, sql)
    defer { PQclear(result) }
    guard PQresultStatus(result) == PGRES_TUPLES_OK else { return nil }
    return PQgetvalue(result, 0, 0).map { String(cString: $0) }
  }
}
