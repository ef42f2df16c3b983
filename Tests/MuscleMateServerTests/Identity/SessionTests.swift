import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `Signing in` {
  @Test func `takes the address or the username, in any case, and gives the role's token`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "coach")
      for login in ["anna", "Anna", "ANNA@example.com"] {
        let session = try await server.visitor.post("/v1/sessions", signIn(login)).expect(201)
        #expect(session.headers["cache-control"] == "no-store")
        #expect(try session.json["token"]?.text?.first == "c")
        #expect(try session.json["account"]?["username"]?.text == "anna")
      }
    }
  }

  @Test func `says the same of a wrong password and of a login that nobody has`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      let wrong = try await server.visitor.post("/v1/sessions", signIn("anna", "wrong password"))
      let unknown = try await server.visitor.post("/v1/sessions", signIn("nobody", "wrong password"))
      #expect(wrong.status == 401)
      #expect(unknown.status == 401)
      #expect(wrong.problem == "wrong-login")
      let details = (try wrong.json["detail"], try unknown.json["detail"])
      #expect(details.0 == details.1)
    }
  }

  @Test func `as a role asks for one that the account has`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let asCoach = try await server.visitor.post("/v1/sessions", signIn("anna", role: "coach"))
      #expect(asCoach.status == 422)
      #expect(asCoach.faults == ["/role invalid"])

      let account = try await anna.post("/v1/me/roles", ["role": "coach"]).expect(200).json
      #expect(account["roles"] == ["lifter", "coach"])
      let coach = try await server.visitor.signedIn("anna", role: "coach")
      #expect(coach.token?.first == "c")
      #expect(try await server.visitor.signedIn("anna").token?.first == "l")
      #expect(try await anna.post("/v1/me/roles", ["role": "admin"]).status == 422)
    }
  }

  @Test func `waits after five failures of an account from one address, and a new password ends the wait`()
    async throws
  {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      #expect(try server.database.rows("select first_wait from auth.limits") == [["00:00:30"]])
      try server.database.administer("update auth.limits set first_wait = '10 minutes'")
      for _ in 1...5 {
        #expect(try await server.visitor.post("/v1/sessions", signIn("anna", "wrong password")).status == 401)
      }
      let slowed = try await server.visitor.post("/v1/sessions", signIn("anna"))
      #expect(slowed.status == 429)
      #expect(slowed.headers["retry-after"].flatMap { Int($0) }.map { (1...600).contains($0) } == true)
      #expect(try await server.visitor.post("/v1/sessions", signIn("nobody")).status == 401)

      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      try await server.visitor.put("/v1/password-resets/\(token)", ["password": "a better battery"])
        .expect(200)
      _ = try await server.visitor.signedIn("anna", password: "a better battery")
    }
  }

  @Test(arguments: ["anna", "nobody"])
  func `answers guesses that come at once as often as those one after the other`(login: String) async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      func guess(_ count: Int) async throws -> [Int] {
        try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 0..<count {
            group.addTask {
              try await server.visitor.post("/v1/sessions", signIn(login, "wrong password")).status
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
      }
      try server.database.administer("update auth.limits set first_wait = '10 minutes'")
      let answers = try await guess(64)
      #expect(answers.count { $0 == 401 } == 5)
      #expect(answers.count { $0 == 429 } == 59)
      // The wait is over: one more guess, however many come.
      try server.database.administer("update auth.sign_in_attempts set at = at - interval '10 minutes'")
      #expect(try await guess(16).count { $0 == 401 } == 1)
    }
  }

  @Test func `is slowed for a login that nobody has just the same`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer("update auth.limits set first_wait = '10 minutes'")
      for _ in 1...5 {
        #expect(try await server.visitor.post("/v1/sessions", signIn("nobody")).status == 401)
      }
      #expect(try await server.visitor.post("/v1/sessions", signIn("nobody")).status == 429)
    }
  }

  @Test func `forgets failures after a success`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      for _ in 1...3 {
        for _ in 1...4 {
          let wrong = try await server.visitor.post("/v1/sessions", signIn("anna", "wrong password"))
          #expect(wrong.status == 401)
        }
        _ = try await server.visitor.signedIn("anna")
      }
    }
  }

  @Test func `keeps nobody who is locked, and tells nothing`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      try server.database.administer("update app.accounts set locked_at = now()")
      let locked = try await server.visitor.post("/v1/sessions", signIn("anna"))
      #expect(locked.status == 401)
      #expect(locked.problem == "wrong-login")
    }
  }

  @Test func `raises the hash to today's cost`() async throws {
    try await TestServer.run(hashing: .real) { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      let weak = try await PasswordHasher(cost: .init(memory: 64, passes: 1, lanes: 1), atOnce: 1)
        .hash(TestServer.password)
      try server.database.administer("update auth.credentials set password_hash = '\(weak)'")
      _ = try await server.visitor.signedIn("anna")
      let stored = try server.database.rows("select password_hash from auth.credentials")[0][0]
      #expect(stored?.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$") == true)
      _ = try await server.visitor.signedIn("anna")
    }
  }
}

@Suite struct `Sessions` {
  @Test func `shows of a device's name what can be seen`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      for name in ["Pixel\u{202E}\r\n\u{1B}[31m 9", "\u{200B}\u{2060}"] {
        let body: JSON = ["login": "anna", "password": .string(TestServer.password), "device": .string(name)]
        try await server.visitor.post("/v1/sessions", body).expect(201)
      }
      let list = try await anna.get("/v1/sessions").expect(200).json["items"]?.elements ?? []
      #expect(Set(list.map { $0["device"]?.text }) == ["Pixel   [31m 9", nil])
    }
  }

  @Test func `are listed by device, and any of them can be ended`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let phone = try await server.visitor.post(
        "/v1/sessions", ["login": "anna", "password": .string(TestServer.password), "device": "phone"])
      var onPhone = server.visitor
      onPhone.token = try phone.expect(201).json["token"]?.text

      let list = try await anna.get("/v1/sessions").expect(200).json["items"]?.elements ?? []
      #expect(list.count == 2)
      #expect(list.filter { $0["current"] == true }.count == 1)
      let other = try #require(list.first { $0["device"]?.text == "phone" }?["id"]?.text)
      try await anna.delete("/v1/sessions/\(other)").expect(204)
      #expect(try await onPhone.get("/v1/me").status == 401)
      #expect(try await anna.delete("/v1/sessions/\(other)").status == 404)
      try await anna.delete("/v1/sessions/current").expect(204)
      #expect(try await anna.get("/v1/me").status == 401)
    }
  }

  @Test func `of others do not exist`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let bert = try await server.person("bert", as: "lifter")
      let list = try await bert.get("/v1/sessions").expect(200).json["items"]?.elements ?? []
      let id = try #require(list.first?["id"]?.text)
      #expect(try await anna.delete("/v1/sessions/\(id)").status == 404)
      try await bert.get("/v1/me").expect(200)
    }
  }

  @Test func `expire, unless they are used`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      try server.database.administer(
        """
        update auth.sessions
           set last_used_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour'
        """)
      try await anna.get("/v1/me").expect(200)
      let noted = try server.database.rows(
        """
        select (last_used_at > now() - interval '1 minute')::text, (expires_at > now() + interval '1 day')::text
          from auth.sessions
        """)
      #expect(noted == [["true", "true"]])
      try server.database.administer("update auth.sessions set expires_at = now()")
      #expect(try await anna.get("/v1/me").status == 401)
    }
  }

  @Test func `upsert no token in the database`() async throws {
    try await TestServer.run { (server) async throws in
      let anna = try await server.person("anna", as: "lifter")
      let token = try #require(anna.token)
      let found = try server.database.rows(
        "select (token_hash = sha256(convert_to('\(token)', 'UTF8')))::text from auth.sessions")
      #expect(found == [["true"]])
    }
  }

  @Test func `are no use with another role's letter or a made-up token`() async throws {
    try await TestServer.run { (server) async throws in
      var anna = try await server.person("anna", as: "lifter")
      let token = try #require(anna.token)
      let madeUp = "l" + String(repeating: "A", count: 43)
      for wrong in ["c" + token.dropFirst(), "a" + token.dropFirst(), madeUp, ""] {
        anna.token = wrong
        #expect(try await anna.get("/v1/me").status == 401)
      }
    }
  }
}
