import Testing

@testable import MuscleMateServer

@Suite struct `The configuration` {
  @Test func `reports every mistake at once, without repeating what was given`() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(
        [
          "MUSCLEMATE_LISTEN": "nowhere", "MUSCLEMATE_LOOPS": "0", "MUSCLEMATE_SECRET": "hunter2",
          "MUSCLEMATE_TLS_CERT": "a.pem", "MUSCLEMATE_LOPPS": "2",
        ], processors: 2)
    }
    let mistakes = try #require(error?.mistakes)
    #expect(mistakes.count == 5)
    #expect(!mistakes.joined().contains("hunter2"))
    for name in ["LISTEN", "LOOPS", "SECRET", "TLS_CERT", "LOPPS"] {
      #expect(mistakes.contains { $0.hasPrefix("MUSCLEMATE_\(name)") })
    }
  }

  @Test func `has a default for everything`() throws {
    let configuration = try Configuration([:], processors: 3)
    #expect(configuration.listen == .init(address: "127.0.0.1", port: 8080))
    #expect(configuration.loops == 3)
    #expect(configuration.mail == .folder("data/mail"))
    #expect(configuration.databaseURL == nil)
  }

  @Test func `reads addresses of both families`() throws {
    let configuration = try Configuration(["MUSCLEMATE_LISTEN": "[::1]:0"], processors: 1)
    #expect(configuration.listen == .init(address: "::1", port: 0))
    #expect(configuration.address(port: 9) == "http://[::1]:9")
  }

  @Test func `names each setting's flag after its environment name`() {
    #expect(Configuration.settings.map(\.flag).contains("--public-url"))
    #expect(Configuration.settings.map(\.flag).contains("--database-url"))
  }
}
