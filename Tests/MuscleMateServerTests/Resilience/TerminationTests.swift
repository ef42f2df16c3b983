import EventLoop
import OperatingSystem
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program itself, as an operator runs it.
@Suite struct `The running program` {
  @Test func `answers every request under way when it is told to stop, and stops its PostgreSQL`()
    async throws
  {
    let program = try await RunningProgram()
    defer { program.remove() }
    let client = try Client(try await program.address())
    // Sign-ins hash for a while, so most of them are under way when the first has answered.
    let login: JSON = ["login": "nobody", "password": "whatever it is"]
    let answers = try await withThrowingTaskGroup(of: Received.self) { group in
      for _ in 0..<12 { group.addTask { try await client.post("/v1/sessions", login) } }
      var answers = [try await group.next()]
      program.terminate()
      for try await answer in group { answers.append(answer) }
      return answers.compactMap { $0 }
    }
    #expect(answers.count == 12)
    for answer in answers { #expect([401, 429].contains(answer.status), "\(answer.status)") }
    #expect(try await program.status() == 0)
    #expect(!Files.exists("\(program.folder)/data/postgres/postmaster.pid"))
  }

  @Test func `ends where it is killed as soon as it was started`() async throws {
    let database = try await TestDatabase.migrated()
    let program = try await RunningProgram("work", database: database.server)
    defer { program.remove() }
    try await program.kill()
    #expect(try await program.status() == 128 + SIGKILL)
  }
}
