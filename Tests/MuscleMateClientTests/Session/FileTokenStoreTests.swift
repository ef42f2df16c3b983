internal import Foundation
internal import MuscleMateAPI
internal import Primitives
internal import Testing

@testable internal import MuscleMateClient

struct FileTokenStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(Foundation.UUID())")
    .path

  @Test func `a token that was saved is there for its key alone, until it is removed`() throws {
    try inFolder { store in
      #expect(try store.load(for: "one") == nil)
      try store.save(token("first"), for: "one")
      try store.save(token("other", tenant: "iron"), for: "https://two.example:8443/")
      #expect(try store.load(for: "one") == token("first"))
      #expect(try store.load(for: "https://two.example:8443/") == token("other", tenant: "iron"))
      try store.save(token("second"), for: "one")
      #expect(try store.load(for: "one") == token("second"))
      try store.remove(for: "one")
      try store.remove(for: "one")
      #expect(try store.load(for: "one") == nil)
      #expect(try names().count == 1)
    }
  }

  @Test func `only its owner reads the file and the folder`() throws {
    try inFolder { store in
      try store.save(token("first"), for: "one")
      #expect(try mode(of: "") == 0o700)
      #expect(try mode(of: "/\(try #require(names().first))") == 0o600)
    }
  }

  @Test func `its folder is made with those above it that are missing`() throws {
    try inFolder { _ in
      let store = FileTokenStore(folder: "\(folder)/missing/phone")
      try store.save(token("first"), for: "one")
      #expect(try store.load(for: "one") == token("first"))
      #expect(try mode(of: "/missing") == 0o700)
    }
  }

  @Test func `what a crash left beside the file is neither read nor in the way`() throws {
    try inFolder { store in
      try store.save(token("first"), for: "one")
      let name = try #require(try names().first)
      let beside = "\(folder)/\(name)#new"
      try Data("{\"text\":\"half".utf8).write(to: URL(filePath: beside))
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: beside)
      #expect(try store.load(for: "one") == token("first"))
      try store.save(token("second"), for: "one")
      #expect(try store.load(for: "one") == token("second"))
      #expect(try names() == [name])
      #expect(try mode(of: "/\(name)") == 0o600)
      try Data("{\"text\":\"half".utf8).write(to: URL(filePath: beside))
      try store.remove(for: "one")
      #expect(try names() == [])
    }
  }

  @Test func `a save that fails leaves the token from before`() throws {
    try inFolder { store in
      try store.save(token("first"), for: "one")
      let name = try #require(try names().first)
      // Nothing can be written there: a folder is in the place of the file beside.
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)#new", withIntermediateDirectories: false)
      #expect(throws: TokenStoreError.self) { try store.save(token("second"), for: "one") }
      #expect(try store.load(for: "one") == token("first"))
    }
  }

  @Test func `a file that can't be read is an error, and not a sign-out`() throws {
    try inFolder { store in
      try store.save(token("first"), for: "one")
      let path = "\(folder)/\(try #require(names().first))"
      try Data("{\"text\":\"half".utf8).write(to: URL(filePath: path))
      #expect(throws: (any Error).self) { try store.load(for: "one") }
    }
  }

  @Test func `no key leads out of the folder or to another key's file`() throws {
    try inFolder { store in
      let keys = ["../one", "one", "one#new", "..", "", "a/b", "a%2Fb", "ü"]
      for key in keys { try store.save(token("of \(key)"), for: key) }
      for key in keys { #expect(try store.load(for: key)?.text == "of \(key)", "\(key)") }
      #expect(try names().count == keys.count)
    }
  }

  @Test func `many who save at once leave one whole token`() async throws {
    try await inFolder { store in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<40 { group.addTask { try store.save(token("\(number)"), for: "one") } }
        try await group.waitForAll()
      }
      #expect(try store.load(for: "one").flatMap { Int($0.text) } != nil)
      #expect(try names().count == 1)
    }
  }

  @Test func `a token is never printed`() {
    let token = token("secret")
    #expect(!"\(token)".contains("secret"))
    #expect(!String(reflecting: token).contains("secret"))
    #expect(!"\([Optional(token)])".contains("secret"))
    var dumped = ""
    dump(token, to: &dumped)
    #expect(!dumped.contains("secret"))
  }

  // MARK: -

  private func inFolder<Value>(_ body: (FileTokenStore) throws -> Value) throws -> Value {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(FileTokenStore(folder: folder))
  }

  private func inFolder(_ body: (FileTokenStore) async throws -> Void) async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(FileTokenStore(folder: folder))
  }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder) }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder + path)[.posixPermissions] as? Int
  }

  private func token(_ text: String, tenant: String? = nil) -> Token {
    Token(
      text: text, role: .coach, expiresAt: Timestamp(unixMicroseconds: 1_795_000_000_123_456),
      account: Primitives.UUID(high: 7, low: 9), tenant: tenant, server: "https://api.example")
  }
}
