import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A password that is guessed at from many addresses` {
  /// Five failures lock, each from an address of its own.
  private static func run(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.run(["MUSCLEMATE_TRUSTED_PROXIES": "127.0.0.1"]) { server in
      try server.database.administer("update app.tenants set lockout_failures = 5")
      try await body(server)
    }
  }

  private static func visitor(_ server: TestServer, _ number: Int) -> Client {
    var visitor = server.visitor
    visitor.headers["X-Forwarded-For"] = "203.0.113.\(number)"
    return visitor
  }

  private static func guess(_ login: String, _ count: Int = 5, from first: Int = 0, at server: TestServer)
    async throws
  {
    for number in first..<(first + count) {
      let answer = try await visitor(server, number).post("/v1/sessions", signIn(login, "a wrong password"))
      #expect(answer.status == 401)
    }
  }

  @Test func `opens nothing for a while, and the right one is answered as a wrong one`() async throws {
    try await Self.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      _ = try await server.person("carl", as: "lifter")
      try await Self.guess("anna", at: server)
      let right = try await server.visitor.post("/v1/sessions", signIn("anna"))
      let wrong = try await Self.visitor(server, 9).post("/v1/sessions", signIn("nobody"))
      #expect(right.status == 401)
      #expect(right.problem == wrong.problem)
      #expect(try right.json["detail"] == wrong.json["detail"])
      // A user who is signed in stays so, and others are not touched.
      try await anna.get("/v1/me").expect(200)
      _ = try await server.visitor.signedIn("carl")

      try server.database.administer("update auth.password_locks set until = now()")
      _ = try await server.visitor.signedIn("anna")
    }
  }

  @Test func `is unlocked by the mailed link, once, also on its page`() async throws {
    try await Self.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      try await Self.guess("anna", at: server)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      let page = try await server.visitor.get("/unlock?token=\(token)").expect(200)
      #expect(page.text.contains("Unlock"))
      #expect(try await server.visitor.post("/v1/sessions", signIn("anna")).status == 401)
      let form = Array("token=\(token)".utf8)
      try await server.visitor.send("POST", "/unlock", type: "application/x-www-form-urlencoded", form)
        .expect(200)
      _ = try await server.visitor.signedIn("anna")
      let again = try await server.visitor.post("/v1/password-unlocks", ["token": .string(token)])
      #expect(again.status == 410)
      // Failures before do not count again, failures from now on do.
      try await Self.guess("anna", 4, from: 20, at: server)
      _ = try await server.visitor.signedIn("anna")
      try await Self.guess("anna", 1, from: 30, at: server)
      #expect(try await server.visitor.post("/v1/sessions", signIn("anna")).status == 401)
      let second = try await server.mails.token(to: "anna@example.com", of: 4)
      try await server.visitor.post("/v1/password-unlocks", ["token": .string(second)]).expect(204)
      _ = try await server.visitor.signedIn("anna")
    }
  }

  @Test func `is unlocked by a new one, and a passkey never stops working`() async throws {
    try await Self.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let authenticator = try SoftAuthenticator()
      let (_, handle) = try await authenticator.join(anna)
      try await Self.guess("anna", at: server)
      try await authenticator.signIn(at: server, .init { $0.userHandle = handle }).expect(201)
      // A session's holder gets the time to wait: there is nothing to hide from them.
      let proof = try await anna.put("/v1/sessions/current/proof", ["password": .string(TestServer.password)])
      #expect(proof.status == 429)
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 5)
      try await server.visitor.put("/v1/password-resets/\(token)", ["password": "a better battery"]).expect(
        200)
      _ = try await server.visitor.signedIn("anna", password: "a better battery")
    }
  }

  @Test func `is locked and told of once, however many guess at the same time`() async throws {
    try await Self.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<20 {
          let visitor = Self.visitor(server, number)
          group.addTask { try await visitor.post("/v1/sessions", signIn("anna", "a wrong password")).status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses == Array(repeating: 401, count: 20))
      #expect(try server.count("app.outbox_mail where kind = 'unlock_account'") == 1)
      try await Self.guess("nobody", 10, from: 40, at: server)
      #expect(try server.count("auth.password_locks") == 1)
    }
  }
}
