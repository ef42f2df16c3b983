internal import Primitives
internal import Testing

@testable internal import MuscleMateServer
@testable internal import TestKit

/// The same password from keyboards that send letters with marks in another form.
@Suite struct `A password with marks` {
  private static let composed = "k\u{E4}sebr\u{F6}tchen-2026"
  private static let apart = "ka\u{308}sebro\u{308}tchen-2026"
  private static let wide = "\u{FF4B}\u{E4}sebr\u{F6}tchen-2026"

  private static func login(_ password: String) -> JSON { ["login": "anna", "password": .string(password)] }

  private static func failures(_ server: TestServer) throws -> String? {
    try server.database.rows("select count(*) from auth.sign_in_attempts where outcome = 'failure'")[0][0]
  }

  private static func hash(_ server: TestServer, _ client: Client) throws -> String {
    try server.database.rows(
      "select password_hash from auth.credentials where account_id = '\(client.account)'")[0][0] ?? ""
  }

  /// As a release hashed it that took a password as it came.
  private static func keep(_ password: String, of client: Client, on server: TestServer) throws -> String {
    let hash = try PasswordHasher.hash(password, server.application.services.configuration.passwordCost)
    try server.database.administer(
      "update auth.credentials set password_hash = '\(hash)' where account_id = '\(client.account)'")
    return hash
  }

  @Test func `is the same in every form`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try await anna.put(
        "/v1/me/password", ["current": .string(TestServer.password), "new": .string(Self.apart)]
      )
      .expect(204)
      for form in [Self.composed, Self.apart, Self.wide] {
        try await server.visitor.post("/v1/sessions", Self.login(form)).expect(201)
      }
      try await anna.put("/v1/sessions/current/proof", ["password": .string(Self.wide)]).expect(204)
      try await anna.put(
        "/v1/me/password", ["current": .string(Self.composed), "new": .string(TestServer.password)]
      ).expect(204)
      #expect(try Self.failures(server) == "0")
    }
  }

  @Test func `that an older release hashed as it came opens in every form, and is hashed anew`() async throws
  {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      for (kept, sent) in [(Self.apart, Self.composed), (Self.apart, Self.apart), (Self.wide, Self.wide)] {
        let former = try Self.keep(kept, of: anna, on: server)
        try await server.visitor.post("/v1/sessions", Self.login(sent)).expect(201)
        let renewed = try Self.hash(server, anna)
        #expect(renewed != former)
        for form in [Self.composed, Self.apart, Self.wide] {
          try await server.visitor.post("/v1/sessions", Self.login(form)).expect(201)
        }
        // What matches as it is hashed today stays.
        #expect(try Self.hash(server, anna) == renewed)
      }
      #expect(try Self.failures(server) == "0")
    }
  }

  @Test func `is renewed by a proof and before a change of the address as well`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      var former = try Self.keep(Self.apart, of: anna, on: server)
      try await anna.put("/v1/sessions/current/proof", ["password": .string(Self.composed)]).expect(204)
      #expect(try Self.hash(server, anna) != former)
      former = try Self.keep(Self.apart, of: anna, on: server)
      try await anna.put(
        "/v1/me/email", ["email": "anna.new@example.com", "password": .string(Self.composed)]
      ).expect(202)
      #expect(try Self.hash(server, anna) != former)
      #expect(try Self.failures(server) == "0")
    }
  }

  @Test func `that is wrong in every form is one failure`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      try await server.visitor.post("/v1/sessions", Self.login(Self.wide)).expect(401)
      #expect(try Self.failures(server) == "1")
      try await server.visitor.post("/v1/sessions", ["login": "nobody", "password": .string(Self.wide)])
        .expect(401)
      #expect(try Self.failures(server) == "2")
    }
  }

  @Test func `is counted and looked up as it is hashed, where one is set`() async throws {
    try await TestServer.run { (server) async throws in
      func registered(_ name: String, _ password: String) async throws -> [String] {
        try await server.visitor.post(
          "/v1/accounts",
          [
            "role": "lifter", "email": .string("\(name)@example.com"), "username": .string(name),
            "password": .string(password),
          ]
        ).faults
      }
      // Ten code points, five letters.
      #expect(
        try await registered("bea", "a\u{308}o\u{308}u\u{308}a\u{308}o\u{308}") == ["/password too_short"])
      let word = "\u{FF50}\u{FF41}\u{FF53}\u{FF53}\u{FF57}\u{FF4F}\u{FF52}\u{FF44}"
      #expect(try await registered("bea", word) == ["/password weak"])
      let long = String(repeating: "a\u{308}o\u{308}xy", count: 32)
      #expect(try await registered("bea", long) == [])
      #expect(try await registered("cleo", long + "z") == ["/password too_long"])
    }
  }

  @Test func `is normalised as PostgreSQL does it`() async throws {
    try await TestServer.run { (server) async throws in
      let rows = try server.database.rows(
        """
        select number, encode(convert_to(normalize(chr(number), nfkc), 'UTF8'), 'hex')
          from generate_series(128, 1114111) as number
         where number not between 55296 and 57343
           and normalize(chr(number), nfkc) <> chr(number) collate "C"
        """)
      #expect(rows.count > 4_000)
      let other = rows.filter { row in
        guard let number = row[0].flatMap({ UInt32($0) }).flatMap(Unicode.Scalar.init) else { return true }
        return Hexadecimal.encode(Array(String(Character(number)).compatibilityComposed.utf8)) != row[1]
      }
      #expect(other == [])
    }
  }
}
