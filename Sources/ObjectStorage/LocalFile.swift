#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// An open file, read and written in pieces.
struct LocalFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  init(reading path: String) throws(StorageError) {
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw .system("open", path) }
    descriptor = opened
    self.path = path
  }

  /// A new, empty file, readable by its owner alone.
  init(writing path: String) throws(StorageError) {
    let opened = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw .system("create", path) }
    descriptor = opened
    self.path = path
  }

  deinit { close(descriptor) }

  var size: Int {
    get throws(StorageError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .system("look at", path) }
      return Int(status.st_size)
    }
  }

  /// Up to so many bytes from where the last read ended; none at the end.
  func read(_ count: Int) throws(StorageError) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = piece.withUnsafeMutableBytes { posixRead(descriptor, $0.baseAddress, filled, count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .system("read", path) }
      if got == 0 { break }
      filled += got
    }
    piece.removeLast(count - filled)
    return piece
  }

  func write(_ piece: [UInt8]) throws(StorageError) {
    var written = 0
    while written < piece.count {
      let count = piece.withUnsafeBytes {
        posixWrite(descriptor, $0.baseAddress, written, piece.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system("write", path) }
      written += count
    }
  }

  /// On the disk, not only with the system.
  func sync() throws(StorageError) {
    guard fsync(descriptor) == 0 else { throw .system("sync", path) }
  }
}

extension StorageError {
  static func system(_ operation: String, _ path: String, code: Int32 = errno) -> StorageError {
    let reason = String(cString: strerror(code))
    let kind: Kind =
      switch code {
      case ENOENT: .noSuchObject
      case EACCES, EPERM, EROFS: .refused
      default: .failed
      }
    return StorageError(kind, "can't \(operation) \(path): \(reason)")
  }
}

private func posixRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ offset: Int, _ count: Int)
  -> Int
{
  read(descriptor, base.map { $0 + offset }, count)
}

private func posixWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ offset: Int, _ count: Int) -> Int {
  write(descriptor, base.map { $0 + offset }, count)
}
