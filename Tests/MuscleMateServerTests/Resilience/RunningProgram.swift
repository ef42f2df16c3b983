import OperatingSystem
import Synchronization
import TestKit
import Testing

@testable import MuscleMateServer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `musclemate serve`, or another command, in a process of its own.
final class RunningProgram: Sendable {
  let folder: String
  /// Of its process.
  let number: Int
  private let end: Task<Subprocess.Result, any Error>
  private let hasEnded = Flag()

  private final class Flag: Sendable {
    let isSet = Mutex(false)
  }

  /// - Parameters:
  ///   - database: that it works on; without one, a PostgreSQL of its own.
  ///   - data: the data folder; without one, it has its own, and on a given database the key that all such programs share:
  ///     one with another key is refused.
  ///   - settings: of the environment.
  /// - Returns: once its process is there: a signal reaches it.
  init(
    _ command: String = "serve --listen 127.0.0.1:0", data: String? = nil, database: String? = nil,
    settings: [String: String] = [:]
  ) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-program-")
    // The user that PostgreSQL runs as passes through.
    chmod(folder, 0o711)
    let program = Files.parent(of: Files.executable()) + "/musclemate"
    // The shell's process becomes the program's, so that its number is known before the program starts.
    var settings = settings
    settings["DATABASE_URL"] = database
    if database != nil, data == nil, settings["MUSCLEMATE_SECRET"] == nil {
      settings["MUSCLEMATE_SECRET"] = Self.secret
    }
    let exports = settings.map { "export \($0)=\"\($1)\"; " }.joined()
    let script =
      "\(exports)echo $$ > \(folder)/starting; mv \(folder)/starting \(folder)/pid; "
      + "exec \(program) \(command) --data \(data ?? "\(folder)/data") > \(folder)/out 2> \(folder)/log"
    self.folder = folder
    let hasEnded = hasEnded
    end = Task {
      defer { hasEnded.isSet.withLock { $0 = true } }
      return try await Programs.run(["sh", "-c", script])
    }
    number = try await appearance(of: "the number of the program's process") {
      (try? Files.readText("\(folder)/pid")).flatMap { Int($0.prefix { $0.isNumber }) }
    }
  }

  static let secret = String(repeating: "5e", count: 32)

  /// The address that it prints once it serves.
  ///
  /// - Throws: `Silence` with what it said instead, also where it has ended.
  func address() async throws -> String {
    try await appearance(of: "the address of the program", instead: log) {
      // Asked first: what it says comes before its end.
      let isOver = isOver
      let text = (try? Files.readText("\(folder)/out")) ?? ""
      if text.hasPrefix("listening on "), text.hasSuffix("\n") {
        return String(text.dropFirst("listening on ".count).prefix { $0 != "\n" })
      }
      if isOver { throw Silence(output: log) }
      return nil
    }
  }

  /// Its standard error so far.
  var log: String { (try? Files.readText("\(folder)/log")) ?? "" }

  struct Silence: Error { let output: String }

  /// Waits until it has said this on its standard error.
  func says(_ text: String) async throws {
    try await eventually("the program says \(text)", instead: log) {
      let isOver = isOver
      let hasSaid = log.contains(text)
      if isOver && !hasSaid { throw Silence(output: log) }
      return hasSaid
    }
  }

  /// Kills it as soon as something is so, on a thread that no test keeps busy, and returns what was seen.
  ///
  /// - Parameter what: in plain words: "there is half a database".
  func kill<Seen: Sendable>(
    once what: String, _ see: @escaping @Sendable (RunningProgram) throws -> Seen?
  ) async throws -> Seen {
    let seen = try await aside { [self] in
      var seen: Seen?
      try block(until: what) {
        seen = try see(self)
        if seen != nil { send(SIGKILL) } else if isOver { throw Silence(output: "ended before \(what)") }
        return seen != nil
      }
      return seen
    }
    _ = try await status()
    return try #require(seen)
  }

  func terminate() { send(SIGTERM) }

  /// As the kernel does it when memory runs out: nothing is finished, no one is notified.
  func kill() async throws {
    send(SIGKILL)
    _ = try await status()
  }

  /// It is stopped until `goOn`, as a machine is that sleeps or swaps.
  func pause() { send(SIGSTOP) }
  func goOn() { send(SIGCONT) }

  private func send(_ signal: Int32) {
    posixKill(pid_t(number), signal)
  }

  /// The files and folders that it has open, as Linux knows them.
  var open: [String] {
    Files.names(in: "/proc/\(number)/fd").compactMap { name in
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/\(number)/fd/\(name)", &path, path.count)
      return count > 0 ? String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
  }

  /// Waits for its end.
  func status() async throws -> Int32 {
    try await eventually("the program ends", instead: log) { isOver }
    return try await end.value.status
  }

  private var isOver: Bool { hasEnded.isSet.withLock { $0 } }

  /// If a test failed on its way it still runs.
  func remove() {
    if !isOver { send(SIGKILL) }
    Files.remove(folder)
  }
}

/// The system's, which a method of that name hides.
@discardableResult
private func posixKill(_ process: pid_t, _ signal: Int32) -> Int32 { kill(process, signal) }
