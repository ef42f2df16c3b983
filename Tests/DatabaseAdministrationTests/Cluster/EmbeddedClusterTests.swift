internal import CLibpq
internal import OperatingSystem
internal import Testing

@testable import DatabaseAdministration

struct EmbeddedClusterTests {
  @Test func `a cluster keeps its data from one start to the next, in a folder of any length`() throws {
    let top = try Files.makeTemporaryFolder("/tmp/musclemate-cluster-")
    defer { Files.remove(top) }
    try #require(Subprocess.run(["chmod", "711", top]).status == 0)
    let folder = "\(top)/\(String(repeating: "long", count: 30))/it's data"

    let first = try EmbeddedCluster(in: folder, durability: .none)
    let database = first.address.connectionString(user: "postgres", database: "postgres")
    #expect(first.address.socketFolder.utf8.count < 90)
    #expect(answer("create table kept as select 5315 as id; select id from kept", database) == "5315")
    #expect(answer("show listen_addresses", database) == "")
    try first.stop()
    #expect(!Files.exists(first.address.socketFolder))

    let second = try EmbeddedCluster(in: "\(folder)", durability: .none)
    let again = second.address.connectionString(user: "postgres", database: "postgres")
    #expect(answer("select id from kept", again) == "5315")
    try second.stop()
  }

  @Test func `a second server on the same folder is refused, and a left postmaster is taken over`() throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-cluster-")
    defer { Files.remove(folder) }
    try #require(Subprocess.run(["chmod", "711", folder]).status == 0)
    var first: EmbeddedCluster? = try EmbeddedCluster(in: folder, durability: .none)
    let database = try #require(first).address.connectionString(user: "postgres", database: "postgres")
    let started = answer("select pg_postmaster_start_time()", database)
    #expect(throws: ClusterError.self) { try EmbeddedCluster(in: folder, durability: .none) }

    let found = try EmbeddedCluster.addressOfRunning(in: folder).socketFolder
    #expect(found == first?.address.socketFolder)

    // As a killed server does: the lock goes, the postmaster stays.
    first = nil
    let second = try EmbeddedCluster(in: folder, durability: .none)
    #expect(answer("select pg_postmaster_start_time()", database) == started)
    try second.stop()
    #expect(answer("select 1", database) == nil)
  }

  @Test func `what people wrote does not reach the cluster's log by an error's details`() throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-cluster-")
    defer { Files.remove(folder) }
    try #require(Subprocess.run(["chmod", "711", folder]).status == 0)
    let cluster = try EmbeddedCluster(in: folder, durability: .none)
    let database = cluster.address.connectionString(user: "postgres", database: "postgres")
    #expect(
      answer("create table kept (note text constraint short check (length(note) < 5)); select 1", database)
        == "1")
    #expect(answer("insert into kept values ('knee surgery') returning 1", database) == nil)
    let refusal = "do $$ begin raise exception 'refused' using detail = 'knee surgery'; end $$"
    #expect(answer(refusal, database) == nil)
    try cluster.stop()
    let log = try Files.readText("\(folder)/postgres/server.log")
    #expect(log.contains("\"short\"") && log.contains("refused"))
    #expect(!log.contains("knee surgery"))
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
