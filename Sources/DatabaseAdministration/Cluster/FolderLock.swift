internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One server at a time on a data folder: a lock that the system takes back when its holder dies.
struct FolderLock: ~Copyable, Sendable {
  private let descriptor: Int32

  init(_ folder: String) throws(ClusterError) {
    let path = "\(folder)/lock"
    // Kept only once it is locked: what is kept is closed by `deinit`, also when `init` throws.
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw .file(FileError("open", path)) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(opened)
      if code == EWOULDBLOCK { throw .folderInUse(folder) }
      throw .file(FileError("lock", path, code: code))
    }
    descriptor = opened
  }

  /// Also for a copy of the descriptor: a child process has one between its fork and its program (flock(2)).
  func release() { flock(descriptor, LOCK_UN) }

  deinit {
    release()
    close(descriptor)
  }
}
