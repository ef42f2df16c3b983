internal import DatabaseAdministration
internal import EventLoop
public import OperatingSystem

/// Runs what blocks on a thread of its own. Swift has as many threads as there are processors, for all tests together.
public func aside<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  let thread = try SidePool(threads: 1, queue: 1)
  defer { thread.close() }
  return try await thread.run(work)
}

/// The programs that tests start.
public enum Programs {
  /// Runs one to its end.
  ///
  /// - Parameter input: a file for its standard input.
  public static func run(_ command: [String], input: String = "/dev/null") async throws -> Subprocess.Result {
    try await aside { try Subprocess.run(command, input: input) }
  }

  /// Runs one that serves as long as the body runs. Its last argument is a folder, where it writes a file `ready` once it
  /// serves, and which it watches for a file `stop`.
  ///
  /// - Parameters:
  ///   - name: for the error: "the mail server".
  ///   - body: takes the folder, and the content of `ready`.
  public static func serve(
    _ name: String, _ command: [String], _ body: (_ folder: String, _ ready: String) async throws -> Void
  ) async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-serves-")
    defer { Files.remove(folder) }
    async let process = run(command + [folder])
    do {
      let ready = try await appearance(of: "\(name) serves") {
        Files.exists("\(folder)/ready") ? try Files.readText("\(folder)/ready") : nil
      }
      try await body(folder, ready)
    } catch {
      try Files.write([], to: "\(folder)/stop")
      let output = try await process.output
      throw output.isEmpty ? error : TestKitError("\(error); \(name) said: \(output.suffix(4000))")
    }
    try Files.write([], to: "\(folder)/stop")
    _ = try await process
  }

  /// A program that `make python` installed: real counterparts to the server, in an environment of the clone's own.
  public static func python(_ program: String) throws -> String {
    let path = Files.parent(of: try MigrationScripts.findFolder()) + "/.build/python/bin/\(program)"
    guard Files.isExecutable(path) else { throw TestKitError("\(path) is missing: run make python") }
    return path
  }
}
