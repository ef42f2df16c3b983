#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Files that must not be written over.
extension Files {
  /// Adds to the end of a file, which is made where it is not there, and returns once the disk has it. In one call, so that
  /// the lines of two processes do not mix.
  package static func append(_ content: [UInt8], to path: String, mode: UInt32) throws(FileError) {
    try write(content, to: path, flags: O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode: mode)
  }

  /// Makes a file; false where there is one already, which stays as it is.
  package static func create(_ content: [UInt8], at path: String, mode: UInt32) throws(FileError) -> Bool {
    do {
      try write(content, to: path, flags: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: mode)
      return true
    } catch  where error.code == EEXIST {
      return false
    }
  }

  private static func write(
    _ content: [UInt8], to path: String, flags: Int32, mode: UInt32
  ) throws(FileError) {
    let descriptor = open(path, flags, mode_t(mode))
    guard descriptor >= 0 else { throw FileError("open", path) }
    let count = content.withUnsafeBytes { writeOnce(descriptor, $0) }
    let isWritten = count == content.count && fsync(descriptor) == 0
    let failure = errno
    close(descriptor)
    guard isWritten else { throw FileError("write", path, code: failure) }
  }
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
