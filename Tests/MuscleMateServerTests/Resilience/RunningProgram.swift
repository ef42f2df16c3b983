import EventLoop
import TestKit

@testable import MuscleMateServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `musclemate serve`, or another command, with a data folder of its own.
final class RunningProgram: Sendable {
  let folder: String
  private let pool: SidePool
  private let end: Task<Subprocess.Result, any Error>

  /// - Parameter database: that it serves from; without one, from a PostgreSQL of its own.
  init(
    _ command: String = "serve --listen 127.0.0.1:0", data: String? = nil, database: String? = nil
  ) throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-program-")
    // The user that PostgreSQL runs as passes through.
    chmod(folder, 0o711)
    let program = Files.parent(of: Files.executable()) + "/musclemate"
    let pool = try SidePool(threads: 2, queue: 2)
    // The shell's process becomes the program's, so that its number is known before it starts.
    let setting = database.map { "export DATABASE_URL=\"\($0)\"; " } ?? ""
    let script =
      "\(setting)echo $$ > \(folder)/pid; "
      + "exec \(program) \(command) --data \(data ?? "\(folder)/data") > \(folder)/out"
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

  /// Kills it as soon as something is so, on a thread that no test keeps busy, and returns what was seen.
  func kill<Seen: Sendable>(once see: @escaping @Sendable (RunningProgram) throws -> Seen?) async throws
    -> Seen
  {
    let seen = try await pool.run { [self] in
      let limit = ContinuousClock.now + .seconds(120)
      while ContinuousClock.now < limit {
        if let seen = try see(self) {
          send(SIGKILL)
          return seen
        }
        if let process, posixKill(process, 0) != 0 { break }
        usleep(2_000)
      }
      throw Silence(output: "it ended, or was never seen to come so far")
    }
    _ = try await status()
    return seen
  }

  /// For what blocks.
  func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await pool.run(work)
  }

  func terminate() { send(SIGTERM) }

  /// As the kernel does it when memory runs out: nothing is finished, no one is told.
  func kill() async throws {
    send(SIGKILL)
    _ = try await status()
  }

  private func send(_ signal: Int32) {
    if let process { posixKill(process, signal) }
  }

  private var process: pid_t? {
    (try? Files.readText("\(folder)/pid")).flatMap { pid_t($0.prefix { $0.isNumber }) }
  }

  /// The files and folders that it has open, as Linux knows them.
  var open: [String] {
    guard let process else { return [] }
    return Files.names(in: "/proc/\(process)/fd").compactMap { name in
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/\(process)/fd/\(name)", &path, path.count)
      return count > 0 ? String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
  }

  func status() async throws -> Int32 { try await end.value.status }

  func remove() {
    pool.close()
    Files.remove(folder)
  }
}

/// The system's, which a method of that name hides.
@discardableResult
private func posixKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
