import EventLoop
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
    let program = try RunningProgram()
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
}

/// `musclemate serve` with a data folder of its own.
private final class RunningProgram: Sendable {
  let folder: String
  private let pool: SidePool
  private let end: Task<Subprocess.Result, any Error>

  init() throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-program-")
    // The user that PostgreSQL runs as passes through.
    chmod(folder, 0o711)
    let program = Files.parent(of: Files.executable()) + "/musclemate"
    let pool = try SidePool(threads: 1, queue: 1)
    // The shell's process becomes the program's, so that its number is known before it starts.
    let script =
      "echo $$ > \(folder)/pid; exec \(program) serve --data \(folder)/data --listen 127.0.0.1:0 > \(folder)/out"
    self.folder = folder
    self.pool = pool
    end = Task { try await pool.run { try Subprocess.run(["sh", "-c", script]) } }
  }

  /// What it prints once it serves.
  func address() async throws -> String {
    let limit = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < limit {
      let text = (try? Files.readText("\(folder)/out")) ?? ""
      if text.hasPrefix("listening on "), text.hasSuffix("\n") {
        return String(text.dropFirst("listening on ".count).prefix { $0 != "\n" })
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw Silence(output: try await end.value.output)
  }

  struct Silence: Error { let output: String }

  func terminate() {
    guard let number = try? Files.readText("\(folder)/pid").prefix(while: { $0.isNumber }) else { return }
    if let process = pid_t(number) { kill(process, SIGTERM) }
  }

  func status() async throws -> Int32 { try await end.value.status }

  func remove() {
    pool.close()
    Files.remove(folder)
  }
}
