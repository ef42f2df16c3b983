internal import OperatingSystem
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Programs that run side by side, each reading what the one before it writes: `pg_dump | gpg`. Nothing of what flows
/// through lies on a disk, and no shell is between.
///
/// It blocks, on a thread that may wait; `cancel` may come from another.
package final class Pipeline: Sendable {
  private let state = Mutex<State>(State())

  private struct State {
    var running: [pid_t] = []
    var isCancelled = false
  }

  /// - Parameters:
  ///   - commands: a program and its arguments each. Arguments are seen by everyone on the machine: no secrets.
  ///   - input: what the first one reads: a file, or some bytes that fit into a pipe.
  ///   - environment: beside what these programs may see of ours.
  ///   - folder: for what they say on standard error.
  /// - Throws: what the first program that failed said.
  package func run(
    _ commands: [[String]], input: Input, output: String, environment: [String: String] = [:], folder: String
  ) throws {
    let processes = try start(
      commands, input: input, output: output, Self.environment(adding: environment), folder)
    var statuses: [Int32] = []
    for (process, command) in zip(processes, commands) {
      statuses.append(try Subprocess.wait(for: process, command))
      state.withLock { $0.running.removeAll { $0 == process } }
    }
    if state.withLock({ $0.isCancelled }) { throw CancellationError() }
    // One that could not write any more, since its reader failed, is not the one to blame.
    let failed = statuses.indices.filter { statuses[$0] != 0 }
    guard let first = failed.first(where: { statuses[$0] != 128 + SIGPIPE }) ?? failed.first else { return }
    let said = try failed.map { try Files.readText("\(folder)/stderr-\($0)") }.joined(separator: "\n")
    let lines = said.split(separator: "\n").prefix(6).joined(separator: " | ")
    let program = commands[first][0].split(separator: "/").last.map(String.init) ?? ""
    throw ProgramFailure(program: program, status: statuses[first], output: lines)
  }

  package enum Input {
    case file(String)
    /// At most 64 KiB, a pipe's capacity on Linux; 16 KiB are safe everywhere.
    case bytes([UInt8])

    /// A descriptor to read it from.
    fileprivate func open() throws(FileError) -> Int32 {
      switch self {
      case .file(let path):
        let descriptor = openToRead(path)
        guard descriptor >= 0 else { throw FileError("open", path) }
        return descriptor
      case .bytes(let bytes):
        let pipe = try CloseOnExecPipe()
        defer { close(pipe.write) }
        guard bytes.count <= 16_384, write(pipe.write, bytes, bytes.count) == bytes.count else {
          close(pipe.read)
          throw FileError("fill", "a pipe")
        }
        return pipe.read
      }
    }
  }

  /// Ends what runs, and what would be started later.
  package func cancel() {
    state.withLock { state in
      state.isCancelled = true
      for process in state.running { kill(process, SIGTERM) }
    }
  }

  private func start(
    _ commands: [[String]], input: Input, output: String, _ environment: [String], _ folder: String
  ) throws(FileError) -> [pid_t] {
    var processes: [pid_t] = []
    do throws(FileError) {
      // As in `Subprocess`: no other program inherits an end of these pipes.
      try Subprocess.starting.withLock { _ throws(FileError) in
        var upstream = try input.open()
        for (index, command) in commands.enumerated() {
          let downstream = try index + 1 < commands.count ? CloseOnExecPipe() : nil
          let writer = downstream?.write ?? Self.create(output)
          let descriptors = [upstream, writer, Self.create("\(folder)/stderr-\(index)")]
          defer {
            for descriptor in descriptors where descriptor >= 0 { close(descriptor) }
            upstream = downstream?.read ?? -1
          }
          guard descriptors.allSatisfy({ $0 >= 0 }) else { throw FileError("create", output) }
          processes.append(try spawn(command, descriptors, environment))
        }
      }
    } catch {
      for process in processes {
        kill(process, SIGTERM)
        // It is ended already where it noticed that no one reads.
        _ = try? Subprocess.wait(for: process, commands[0])
      }
      throw error
    }
    let isCancelled = state.withLock { state in
      state.running = processes
      return state.isCancelled
    }
    if isCancelled { cancel() }
    return processes
  }

  private static func create(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
  }

  private func spawn(
    _ command: [String], _ descriptors: [Int32], _ environment: [String]
  ) throws(FileError) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code = posix_spawnp(&process, command[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw FileError("run", command[0], code: code) }
    return process
  }

  /// Ours without our own settings, which hold keys and passwords, and without a GnuPG home unless one is given.
  private static func environment(adding further: [String: String]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let pair = next.pointee {
      let text = String(cString: pair)
      let name = String(text.prefix { $0 != "=" })
      let isOurs = name.hasPrefix("MUSCLEMATE_") || name.hasPrefix("DATABASE_")
      if !isOurs, further[name] == nil { variables.append(text) }
      next += 1
    }
    return variables + further.map { "\($0.key)=\($0.value)" } + ["LC_ALL=C"]
  }
}

/// The output of a program that failed.
struct ProgramFailure: Error, CustomStringConvertible {
  let program: String
  let status: Int32
  let output: String

  var description: String { "\(program) failed (\(status)): \(output)" }
}

private func openToRead(_ path: String) -> Int32 { open(path, O_RDONLY | O_CLOEXEC) }
