import Primitives
import TestKit
import Testing

@Suite struct `Registration` {
  @Test func `makes an account that can sign in once its address is confirmed`() async throws {
    try await TestServer.run { (server) async throws in
      let made = try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      #expect(made.headers["location"] == "/v1/me")
      let account = try made.json
      #expect(account["roles"] == ["lifter"])
      #expect(account["email"]?.text == "anna@example.com")
      #expect(account["email_verified"] == false)
      #expect(account["unit"]?.text == "kg")

      let early = try await server.visitor.post("/v1/sessions", signIn("anna"))
      #expect(early.status == 403)
      #expect(early.problem == "email-unverified")

      let token = try await server.mails.token(to: "anna@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      let mail = try await server.mails.last(to: "anna@example.com", of: 2)
      #expect(mail.contains("Subject: Your address is confirmed\n"))
      let anna = try await server.visitor.signedIn("anna")
      #expect(try await anna.get("/v1/me").expect(200).json["email_verified"] == true)
    }
  }

  @Test func `is bounded by address, before anything is hashed or mailed`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer("update auth.limits set registrations_per_hour = 2")
      for name in ["anna", "ben"] {
        try await server.visitor.post("/v1/accounts", registration(name)).expect(201)
      }
      let third = try await server.visitor.post("/v1/accounts", registration("cleo")).expect(429)
      let wait = try #require(third.headers["retry-after"].flatMap { Int($0) })
      #expect((1...3_600).contains(wait))
      #expect(try server.database.rows("select from app.accounts where username = 'cleo'").isEmpty)

      try server.database.administer("update auth.registrations set at = at - interval '1 hour'")
      try await server.visitor.post("/v1/accounts", registration("cleo")).expect(201)
    }
  }

  @Test func `names every fault at once, each on its field, and makes nothing`() async throws {
    try await TestServer.run { (server) async throws in
      try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      let again = try await server.visitor.post(
        "/v1/accounts",
        registration(
          "anna", ["email": "ANNA@example.com", "password": "password1", "time_zone": "Mars/Base"]))
      #expect(again.status == 422)
      #expect(
        again.faults == ["/email taken", "/password weak", "/time_zone unknown", "/username taken"])

      let malformed = try await server.visitor.post(
        "/v1/accounts",
        registration("anna", ["email": "anna@", "role": "admin", "password": "short", "colour": "red"]))
      #expect(malformed.status == 422)
      #expect(
        malformed.faults
          == ["/colour unknown", "/email invalid", "/password too_short", "/role invalid", "/username taken"])
      #expect(try server.database.rows("select count(*)::text from app.accounts") == [["1"]])
    }
  }

  @Test func `of one address twice at the same time makes one account`() async throws {
    try await TestServer.run { (server) async throws in
      let visitor = server.visitor
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 1...4 {
          let body = registration("anna", ["username": .string("anna\(number)")])
          group.addTask { try await visitor.post("/v1/accounts", body).status }
        }
        return try await group.reduce(into: [Int]()) { $0.append($1) }
      }
      #expect(statuses.sorted() == [201, 422, 422, 422])
    }
  }

  @Test func `takes the same address in two tenants, which know nothing of each other`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer("select app.create_tenant('pumppath', 'Pump Path', '{pump.example}')")
      let anna = try await server.person("anna", as: "lifter")
      var visitor = server.visitor
      visitor.tenant = "pumppath"
      try await visitor.post("/v1/accounts", registration("anna", ["role": "coach"])).expect(201)
      let mail = try await server.mails.last(to: "anna@example.com", of: 3)
      #expect(mail.contains("Subject: Confirm your address for Pump Path\n"))
      #expect(mail.contains("\nhttps://pump.example/verify?token="))
      #expect(mail.contains("From: \"Pump Path\"\n <no-reply@pump.example>\n"))

      visitor.tenant = "nobody"
      let unknown = try await visitor.post("/v1/sessions", signIn("anna"))
      #expect(unknown.status == 404)
      #expect(unknown.problem == "unknown-tenant")
      var contradicting = anna
      contradicting.tenant = "pumppath"
      #expect(try await contradicting.get("/v1/me").status == 400)
    }
  }

  @Test func `obeys the tenant's own rules for passwords`() async throws {
    try await TestServer.run { (server) async throws in
      try server.database.administer(
        """
        update app.tenants
           set password_minimum_length = 6, password_requires = '{letter,digit,special}'
        """)
      let plain = try await server.visitor.post("/v1/accounts", registration("anna", ["password": "horses1"]))
      #expect(plain.faults == ["/password needs_special"])
      try await server.visitor.post("/v1/accounts", registration("anna", ["password": "vaul7!"])).expect(201)
    }
  }
}

@Suite struct `A mailed link` {
  @Test func `works once`() async throws {
    try await TestServer.run { (server) async throws in
      try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      let body: JSON = ["token": .string(token)]
      try await server.visitor.post("/v1/email-verifications", body).expect(204)
      #expect(try await server.visitor.post("/v1/email-verifications", body).status == 410)
    }
  }

  @Test func `expires, and can be sent again`() async throws {
    try await TestServer.run { (server) async throws in
      try await server.visitor.post("/v1/accounts", registration("anna")).expect(201)
      let token = try await server.mails.token(to: "anna@example.com")
      try server.database.administer("update auth.one_time_tokens set expires_at = now()")
      #expect(
        try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).status == 410)

      let address: JSON = ["email": "anna@example.com"]
      try await server.visitor.post("/v1/email-verifications/resend", address).expect(202)
      let second = try await server.mails.token(to: "anna@example.com", of: 2)
      #expect(second != token)
      try await server.visitor.post("/v1/email-verifications", ["token": .string(second)]).expect(204)
    }
  }

  @Test func `that nobody was sent does not exist`() async throws {
    try await TestServer.run { (server) async throws in
      // What autovacuum writes where it comes before the first tenant: then a join begins with the accounts, and skips the link.
      try server.database.administer(
        """
        update pg_class
           set relpages = 0, reltuples = 0
         where oid in ('app.tenants'::regclass, 'app.accounts'::regclass)
        """)
      for token in ["x", String(repeating: "A", count: 43)] {
        #expect(
          try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).status == 404)
        #expect(
          try await server.visitor.put("/v1/password-resets/\(token)", ["password": "correct horse"]).status
            == 404)
      }
    }
  }

  @Test func `goes to nobody where the address is nobody's, and the answer is the same`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      for path in ["password-resets", "username-reminders", "email-verifications/resend"] {
        for name in ["anna", "nobody"] {
          let answer = try await server.visitor.post(
            "/v1/\(path)", ["email": .string("\(name)@example.com")])
          #expect(answer.status == 202)
          #expect(answer.body.isEmpty)
        }
      }
      _ = try await server.mails.last(to: "anna@example.com", of: 4)
      #expect(
        try server.database.rows("select distinct recipient from app.outbox_mail") == [["anna@example.com"]])
    }
  }

  @Test func `is mailed a few times an hour and no more`() async throws {
    try await TestServer.run { (server) async throws in
      _ = try await server.person("anna", as: "lifter")
      for _ in 1...8 {
        try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
        // A request that is repeated while it waits is answered by one mail.
        try await eventually("the request is answered") { try server.count("auth.address_requests") == 0 }
      }
      _ = try await server.mails.last(to: "anna@example.com", of: 7)
      #expect(try server.count("app.outbox_mail where kind = 'reset_password'") == 5)
    }
  }
}

func registration(_ name: String, _ changes: [String: JSON] = [:]) -> JSON {
  var members: [String: JSON] = [
    "role": "lifter", "email": .string("\(name)@example.com"), "username": .string(name),
    "password": .string(TestServer.password),
  ]
  members.merge(changes) { $1 }
  return .object(members.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value) })
}

func signIn(_ login: String, _ password: String = TestServer.password, role: String? = nil) -> JSON {
  ["login": .string(login), "password": .string(password), "role": role.map(JSON.string) ?? .null]
}
