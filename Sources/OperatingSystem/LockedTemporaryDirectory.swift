#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A temporary folder for one piece of work, which only its owner may enter. The process that works in it holds a lock on it.
/// The system releases the lock of a killed process, and the next process removes the folder that it left.
package final class LockedTemporaryDirectory: Sendable {
  package let path: String
  private let descriptor: Int32

  /// - Parameters:
  ///   - prefix: what the path of each such folder begins with.
  ///   - ending: ends what still works in a folder that was left.
  package init(_ prefix: String, ending: (String) -> Void = { _ in }) throws(FileError) {
    Self.removeLeft(prefix, ending)
    while true {
      let path = try Files.makeTemporaryFolder(prefix)
      let descriptor = Self.lock(path)
      // Between the two calls another one may have taken it for one that was left.
      if descriptor >= 0, Files.exists(path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
      if descriptor >= 0 { Self.release(descriptor) }
    }
  }

  package func remove() { Files.remove(path) }

  deinit { Self.release(descriptor) }

  /// Removes the folders whose owner was killed. What the system refuses stays for the next time: it keeps no work from being
  /// done.
  package static func removeLeft(_ prefix: String, _ ending: (String) -> Void = { _ in }) {
    let above = Files.parent(of: prefix)
    for name in Files.names(in: above) where "\(above)/\(name)".hasPrefix(prefix) {
      let path = "\(above)/\(name)"
      let descriptor = lock(path)
      guard descriptor >= 0 else { continue }
      defer { release(descriptor) }
      // Another user's, in a folder that all may write to, could be exchanged while it is walked through.
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { continue }
      ending(path)
      Files.remove(path)
    }
  }

  /// Unlocked before it is closed: a child process has a copy of the descriptor between its fork and its program (flock(2)).
  private static func release(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Less than zero where someone works in it.
  private static func lock(_ path: String) -> Int32 {
    let opened = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard opened >= 0 else { return -1 }
    if flock(opened, LOCK_EX | LOCK_NB) == 0 { return opened }
    close(opened)
    return -1
  }
}
