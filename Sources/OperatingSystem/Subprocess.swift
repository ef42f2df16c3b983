package import Synchronization

#if canImport(Glibc)
  package import Glibc
#else
  package import Darwin
#endif

/// Runs a program and waits for its end. It blocks: at the start, from the command line or on the side pool.
public enum Subprocess {
  public struct Result: Sendable {
    /// The exit status, or 128 + the signal that ended it.
    public let status: Int32
    /// Its standard output and standard error, in the order of arrival.
    public let output: String
  }

  /// One start at a time: between a pipe's making and its close-on-exec flag nothing may be started.
  package static let starting = Mutex<Void>(())

  /// `input` is a file for the program's standard input.
  public static func run(_ command: [String], input: String = "/dev/null") throws(FileError) -> Result {
    let (process, reader) = try starting.withLock { _ throws(FileError) in
      let pipe = try CloseOnExecPipe()
      defer { close(pipe.write) }
      do throws(FileError) {
        return (try spawn(command, input: input, output: pipe.write), pipe.read)
      } catch {
        close(pipe.read)
        throw error
      }
    }
    defer { close(reader) }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = posixRead(reader, &buffer), count > 0 { output += buffer[..<count] }
    return Result(status: try wait(for: process, command), output: String(decoding: output, as: UTF8.self))
  }

  private static func spawn(
    _ command: [String], input: String, output: Int32
  ) throws(FileError) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let code = posix_spawnp(&process, command[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw FileError("run", command[0], code: code) }
    return process
  }

  package static func wait(for process: pid_t, _ command: [String]) throws(FileError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw FileError("wait for", command[0]) }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// A pipe that no program started meanwhile by another thread inherits: else its end would never be seen.
package struct CloseOnExecPipe {
  package let read: Int32
  package let write: Int32

  package init() throws(FileError) {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { throw FileError("make", "a pipe") }
    for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    read = descriptors[0]
    write = descriptors[1]
  }
}
