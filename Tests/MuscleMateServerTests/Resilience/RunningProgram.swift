import EventLoop
import TestKit

@testable import MuscleMateServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `musclemate serve` with a data folder of its own.
final class RunningProgram: Sendable {
  let folder: String
  private let pool: SidePool
  private let end: Task<Subprocess.Result, any Error>

  /// - Parameter database: that it serves from; without one, from a PostgreSQL of its own.
  init(database: String? = nil) throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-program-")
    // The user that PostgreSQL runs as passes through.
    chmod(folder, 0o711)
    let program = Files.parent(of: Files.executable()) + "/musclemate"
    let pool = try SidePool(threads: 1, queue: 1)
    // The shell's process becomes the program's, so that its number is known before it starts.
    let setting = database.map { "export DATABASE_URL=\"\($0)\"; " } ?? ""
    let script =
      "\(setting)echo $$ > \(folder)/pid; "
      + "exec \(program) serve --data \(folder)/data --listen 127.0.0.1:0 > \(folder)/out"
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

  func terminate() { send(SIGTERM) }

  /// As the kernel does it when memory runs out: nothing is finished, no one is told.
  func kill() async throws {
    send(SIGKILL)
    _ = try await status()
  }

  private func send(_ signal: Int32) {
    guard let number = try? Files.readText("\(folder)/pid").prefix(while: { $0.isNumber }) else { return }
    if let process = pid_t(number) { posixKill(process, signal) }
  }

  func status() async throws -> Int32 { try await end.value.status }

  func remove() {
    pool.close()
    Files.remove(folder)
  }
}

/// The system's, which a method of that name hides.
private func posixKill(_ process: pid_t, _ signal: Int32) { kill(process, signal) }
