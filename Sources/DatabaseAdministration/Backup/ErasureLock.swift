internal import OperatingSystem
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One writer at a time of a data folder's record of erasures: the others wait. The system takes the lock back when its
/// holder dies. Blocks.
struct ErasureLock {
  private let descriptor: Int32

  init(_ folder: String) throws(FileError) {
    let path = "\(folder)/erasures.lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError("open", path) }
    while flock(descriptor, LOCK_EX) != 0 {
      let failure = errno
      if failure == EINTR { continue }
      close(descriptor)
      throw FileError("lock", path, code: failure)
    }
  }

  /// Unlocked before it is closed: a child process has a copy of the descriptor between its fork and its program (flock(2)).
  func release() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
