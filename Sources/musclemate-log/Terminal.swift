internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

enum Terminal {
  /// A line that is there at once, also in a pipe, where `print` waits for more.
  static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// A line that is not shown while it is typed. From a pipe it is read as it is.
  static func secret(_ question: String) throws -> String {
    FileHandle.standardError.write(Data(question.utf8))
    var before = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      var silent = before
      silent.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    }
    defer {
      if isTerminal {
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
        FileHandle.standardError.write(Data("\n".utf8))
      }
    }
    guard let line = readLine(), !line.isEmpty else { throw Misuse("Nothing was entered.") }
    return line
  }
}
