import HTTPClient
import ObjectStorage
import TestKit
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of a test's own.
final class Scratch {
  let path: String

  init() throws {
    var template = Array("/tmp/musclemate-objects-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw StorageError(.failed, "mkdtemp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func file(_ name: String, _ content: [UInt8]) throws -> String {
    let path = "\(path)/\(name)"
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0, write(descriptor, content, content.count) == content.count else {
      throw StorageError(.failed, "write")
    }
    close(descriptor)
    return path
  }

  func content(_ name: String) throws -> [UInt8] {
    let descriptor = open("\(path)/\(name)", O_RDONLY)
    guard descriptor >= 0 else { throw StorageError(.noSuchObject, name) }
    defer { close(descriptor) }
    var content = [UInt8](repeating: 0, count: 1 << 22)
    content.removeLast(content.count - read(descriptor, &content, content.count))
    return content
  }
}

func named(_ text: String) throws -> ObjectName { try #require(ObjectName(text)) }

private func random(_ count: Int) -> [UInt8] {
  // Of eight bytes at once: eleven million single draws take fifteen seconds.
  var content = [UInt8](repeating: 0, count: count)
  content.withUnsafeMutableBytes { bytes in
    for place in stride(from: 0, through: count - 8, by: 8) {
      bytes.storeBytes(of: UInt64.random(in: 0 ... .max), toByteOffset: place, as: UInt64.self)
    }
  }
  return content
}

struct `Object storage` {
  @Test(arguments: [
    "", ".", "..", ".hidden", "a/b", "a b", "ä", "a%2F", "a\u{0}", String(repeating: "a", count: 201),
  ])
  func `takes no name that means something else in a path or URL`(text: String) {
    #expect(ObjectName(text) == nil)
  }

  @Test func `a folder keeps objects whole, replaces them, lists and removes them`() throws {
    let (scratch, folder) = (try Scratch(), try Scratch())
    try keepsObjects(FolderStore(folder.path), scratch)
  }

  @Test func `a folder that is not there is no empty one`() throws {
    let scratch = try Scratch()
    let store = FolderStore("\(scratch.path)/unmounted")
    #expect(throws: StorageError.self) { try store.list() }
    #expect(throws: StorageError.self) { try store.put(file: scratch.file("a", [1]), as: named("a")) }
  }

  @Test func `a bucket does the same, large objects in parts, and refuses who can't sign`() async throws {
    try await S3Server.run { server in
      var bucket = S3Store.Bucket(
        endpoint: server.endpoint, region: S3Server.region, name: S3Server.bucket, prefix: "some/prefix/",
        accessKey: server.accessKey, secretKey: server.secretKey)
      let scratch = try Scratch()
      // S3 takes no part below 5 MiB but the last.
      try keepsObjects(S3Store(bucket, pieceSize: 1 << 20), scratch)
      bucket.prefix = ""
      #expect(try S3Store(bucket).list().isEmpty)
      bucket.secretKey += "x"
      #expect(refusal { _ = try S3Store(bucket).list() } == .refused)
      bucket.secretKey = server.secretKey
      bucket.name = "others"
      #expect(refusal { _ = try S3Store(bucket).list() } == .failed)
    }
  }

  @Test func `parts and ranges put together are the file, byte by byte`() async throws {
    try await S3Server.run { server in
      let store = S3Store(
        S3Store.Bucket(
          endpoint: server.endpoint, region: S3Server.region, name: S3Server.bucket, prefix: "",
          accessKey: server.accessKey, secretKey: server.secretKey), pieceSize: 5 << 20)
      let scratch = try Scratch()
      let pattern = random(11 << 20)
      try store.put(file: scratch.file("large", pattern), as: named("large"))
      #expect(try store.list().map(\.bytes) == [pattern.count])
      try store.get(named("large"), into: "\(scratch.path)/back")
      let descriptor = open("\(scratch.path)/back", O_RDONLY)
      defer { close(descriptor) }
      var back = [UInt8](repeating: 0, count: pattern.count + 1)
      var count = 0
      while case let got = back.withUnsafeMutableBytes({
        read(descriptor, $0.baseAddress! + count, $0.count - count)
      }),
        got > 0
      { count += got }
      back.removeLast()
      #expect(count == pattern.count && back == pattern)
    }
  }

  private func keepsObjects(_ store: some ObjectStore, _ scratch: Scratch) throws {
    let small = random(1_000)
    try store.put(file: scratch.file("small", small), as: named("b.small"))
    try store.put(file: scratch.file("empty", []), as: named("a.empty"))
    #expect(try store.list().map(\.name.description) == ["a.empty", "b.small"])
    #expect(try store.list().map(\.bytes) == [0, 1_000])
    try store.get(named("b.small"), into: "\(scratch.path)/back")
    #expect(try scratch.content("back") == small)
    try store.get(named("a.empty"), into: "\(scratch.path)/back")
    #expect(try scratch.content("back") == [])
    try store.put(file: scratch.file("other", [7]), as: named("b.small"))
    try store.get(named("b.small"), into: "\(scratch.path)/back")
    #expect(try scratch.content("back") == [7])
    try store.remove(named("b.small"))
    try store.remove(named("b.small"))
    #expect(refusal { try store.get(named("b.small"), into: "\(scratch.path)/gone") } == .noSuchObject)
    #expect(throws: StorageError.self) { try scratch.content("gone") }
    #expect(try store.list().map(\.name.description) == ["a.empty"])
    try store.remove(named("a.empty"))
  }

  private func refusal(_ work: () throws -> Void) -> StorageError.Kind? {
    do { try work() } catch { return (error as? StorageError)?.kind }
    return nil
  }
}
