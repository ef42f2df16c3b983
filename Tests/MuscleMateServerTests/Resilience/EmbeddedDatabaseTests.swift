import DatabaseAdministration
import OperatingSystem
import Postgres
import TestKit
import Testing

@testable import MuscleMateServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program with a PostgreSQL of its own, whose processes are killed as the kernel does it when memory runs out.
@Suite struct `The embedded PostgreSQL` {
  @Test func `is started again by the server when it is killed`() async throws {
    let program = try await RunningProgram()
    defer { program.remove() }
    let client = try Client(try await program.address())
    try await client.get("/readyz").expect(200)
    try killPostmaster(of: program.folder)
    try await program.says("database_started_again")
    try await client.waitUntilReady()
    let metrics = try await client.get("/metrics").expect(200).text
    #expect(metrics.contains("musclemate_database_restarts_total 1"))
    #expect(program.log.contains("database_died"))
    program.terminate()
    #expect(try await program.status() == 0)
    #expect(!Files.exists("\(program.folder)/data/postgres/postmaster.pid"))
  }

  @Test func `ends the server, with a line that says why, where it can't be started again`() async throws {
    let program = try await RunningProgram()
    defer { program.remove() }
    _ = try await program.address()
    try Files.rename(
      "\(program.folder)/data/postgres/global/pg_control", to: "\(program.folder)/data/pg_control")
    try killPostmaster(of: program.folder)
    #expect(try await program.status() == 1)
    #expect(program.log.contains("the embedded PostgreSQL ended and can't be started again: "))
  }

  @Test func `is waited for where its processes outlive the server and the postmaster`() async throws {
    let first = try await RunningProgram()
    defer { first.remove() }
    _ = try await first.address()
    // It can't notice that the postmaster is gone before it goes on.
    let backend = try stopBackend(first.folder)
    try killPostmaster(of: first.folder)
    try await first.kill()
    let second = try await RunningProgram(data: "\(first.folder)/data")
    defer { second.remove() }
    try await untilStartIsRefused(in: first.folder)
    #expect(posixKill(backend, SIGCONT) == 0)
    try await Client(try await second.address()).waitUntilReady()
    second.terminate()
    #expect(try await second.status() == 0)
  }

  @Test func `that can't be started again yet keeps no server from stopping`() async throws {
    let program = try await RunningProgram()
    defer { program.remove() }
    _ = try await program.address()
    let backend = try stopBackend(program.folder)
    defer { _ = posixKill(backend, SIGKILL) }
    try killPostmaster(of: program.folder)
    try await untilStartIsRefused(in: program.folder)
    program.terminate()
    #expect(try await program.status() == 0)
    // It did not wait for the backend, which still runs.
    #expect(posixKill(backend, 0) == 0)
    #expect(!program.log.contains("database_started_again"))
  }

  private func killPostmaster(of folder: String) throws {
    let lines = try Files.readText("\(folder)/data/postgres/postmaster.pid").split(separator: "\n")
    let postmaster = try #require(lines.first.flatMap { pid_t($0) })
    #expect(posixKill(postmaster, SIGKILL) == 0)
  }

  private func untilStartIsRefused(in folder: String) async throws {
    try await eventually("PostgreSQL can't start beside a backend that is left") {
      try Files.readText("\(folder)/data/postgres/server.log").contains("pre-existing shared memory")
    }
  }

  private func stopBackend(_ folder: String) throws -> pid_t {
    let address = try EmbeddedCluster.addressOfRunning(in: "\(folder)/data")
    let session = try ScriptSession(address.connectionString(user: ClusterAddress.superuser))
    let number = try session.rows("select pg_backend_pid()").first?.first ?? nil
    let backend = try #require(number.flatMap { pid_t($0) })
    #expect(posixKill(backend, SIGSTOP) == 0)
    // The session's end is not waited for: the backend sees it when it goes on.
    return backend
  }
}

private func posixKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
