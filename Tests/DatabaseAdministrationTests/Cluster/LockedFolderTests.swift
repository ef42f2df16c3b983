internal import Glibc
internal import OperatingSystem
internal import Testing

/// A process that is being started has copies of all descriptors between its fork and its program.
struct LockedFolderTests {
  @Test func `a folder that was let go is free at once, though a copy of its lock is open`() throws {
    let top = try Files.makeTemporaryFolder("/tmp/musclemate-locks-")
    defer { Files.remove(top) }
    let prefix = "\(top)/work-"
    var work: LockedTemporaryDirectory? = try LockedTemporaryDirectory(prefix)
    let path = try #require(work?.path)
    let copy = try #require(Self.copy(of: path))
    defer { close(copy) }
    LockedTemporaryDirectory.removeLeft(prefix)
    #expect(Files.exists(path))
    work = nil
    LockedTemporaryDirectory.removeLeft(prefix)
    #expect(!Files.exists(path))
  }

  /// Another descriptor of the same opened file.
  private static func copy(of path: String) -> Int32? {
    for name in Files.names(in: "/proc/self/fd") {
      guard let descriptor = Int32(name) else { continue }
      let target = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        let length = readlink("/proc/self/fd/\(name)", start, buffer.count)
        return String(decoding: buffer.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      if target == path { return dup(descriptor) }
    }
    return nil
  }
}
