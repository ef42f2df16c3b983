import OperatingSystem
import Secrets
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A secret box` {
  private let box = SecretBox(key: Array(0..<32))

  @Test func `gives back what it sealed, each time in another form`() throws {
    let box = try #require(box)
    for text in [[], [1], Array(0..<200)] as [[UInt8]] {
      let sealed = try box.seal(text, for: "mail")
      #expect(try box.open(sealed, for: "mail") == text)
      #expect(try box.seal(text, for: "mail") != sealed)
    }
  }

  @Test func `opens nothing that was altered, cut, moved or sealed under another key`() throws {
    let box = try #require(box)
    let sealed = try box.seal(Array("a token".utf8), for: "mail")
    for index in sealed.indices {
      var altered = sealed
      altered[index] ^= 1
      #expect(throws: SecretBoxError.self) { try box.open(altered, for: "mail") }
      #expect(throws: SecretBoxError.self) { try box.open(Array(sealed[..<index]), for: "mail") }
    }
    #expect(throws: SecretBoxError.self) { try box.open(sealed, for: "photo") }
    let other = try #require(SecretBox(key: Array(1...32)))
    #expect(throws: SecretBoxError.self) { try other.open(sealed, for: "mail") }
    #expect(SecretBox(key: [1, 2, 3]) == nil)
  }

  @Test func `has a key that is made once in the data folder, for its owner alone`() async throws {
    let folder = try Files.makeTemporaryFolder("/tmp/musclemate-secret-")
    defer { Files.remove(folder) }
    let configuration = try Configuration(["MUSCLEMATE_DATA": folder], processors: 1)
    let sealed = try InstallationKeys(configuration).load().seal([1, 2, 3], for: "mail")
    #expect(try InstallationKeys(configuration).load().open(sealed, for: "mail") == [1, 2, 3])
    #expect(try await Programs.run(["stat", "-c", "%a", "\(folder)/secret"]).output == "600\n")
    #expect(Files.names(in: folder) == ["secret"])
  }

  @Test func `has one key where several start at once on a new data folder`() async throws {
    for _ in 1...20 {
      let folder = try Files.makeTemporaryFolder("/tmp/musclemate-secret-")
      defer { Files.remove(folder) }
      let configuration = try Configuration(["MUSCLEMATE_DATA": folder], processors: 1)
      let keys = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 1...8 {
          group.addTask { try InstallationKeys(configuration).load().current.id.description }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(keys.count == 1)
      #expect(Files.names(in: folder) == ["secret"])
    }
  }
}
