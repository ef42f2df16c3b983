internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

struct AdminAccountTests {
  private static func invitation(_ name: String, roles: JSON = ["lifter"]) -> JSON {
    [
      "email": .string("\(name)@example.com"), "username": .string(name), "display_name": .string(name),
      "roles": roles,
    ]
  }

  @Test func `an account that an admin makes is opened by the mailed link alone`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let made = try await ada.post("/v1/admin/accounts", Self.invitation("ina", roles: ["coach", "lifter"]))
        .expect(201).json
      #expect(made["state"] == "unverified")
      #expect(made["has_password"] == false)
      #expect(made["roles"] == ["coach", "lifter"])
      try await server.visitor.post("/v1/sessions", ["login": "ina", "password": "correct horse battery"])
        .expect(401)

      let token = try await server.mails.token(to: "ina@example.com")
      try await server.visitor.put(
        "/v1/password-resets/\(token)", ["password": .string(TestServer.password)]
      ).expect(200)
      let ina = try await server.visitor.signedIn("ina")
      #expect(try await ina.get("/v1/me").expect(200).json["email_verified"] == true)
      let id = made["id"]?.text ?? ""
      #expect(ina.account == id)
      let shown = try await ada.get("/v1/admin/accounts/\(id)").expect(200).json
      #expect(shown["state"] == "active")
      #expect(shown["has_password"] == true)
      #expect(shown["sessions"]?.integer == 1)
    }
  }

  @Test func `a repeated request makes one account and mails once`() async throws {
    try await TestServer.run { server in
      var ada = try server.signedIn("ada", as: "admin")
      ada.headers["Idempotency-Key"] = "one"
      let first = try await ada.post("/v1/admin/accounts", Self.invitation("ina")).expect(201).json
      let again = try await ada.post("/v1/admin/accounts", Self.invitation("ina")).expect(201).json
      #expect(first["id"] == again["id"])
      #expect(
        try server.database.rows("select from app.outbox_mail where kind = 'account_invited'").count == 1)
    }
  }

  @Test func `what is taken is named, and nothing is made`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      _ = try server.signedIn("anna")
      let refused = try await ada.post("/v1/admin/accounts", Self.invitation("anna")).expect(422)
      #expect(refused.faults == ["/email taken", "/username taken"])
      let empty = try await ada.post("/v1/admin/accounts", ["roles": []]).expect(422)
      #expect(empty.faults == ["/email missing", "/roles too_few", "/username missing"])
      let zone = Self.invitation("zoe").with("time_zone", "Mars/Base")
      #expect(try await ada.post("/v1/admin/accounts", zone).expect(422).faults == ["/time_zone unknown"])
      #expect(try await ada.items("/v1/admin/accounts").count == 2)
    }
  }

  @Test func `the list is searched, filtered and paged`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      for name in ["anna", "anton", "berta", "carl"] { _ = try server.signedIn(name) }
      let cora = try server.signedIn("cora", as: "coach")
      try server.database.administer(
        "update app.accounts set email_verified_at = null where username = 'berta'")
      #expect(Set(try await ada.items("/v1/admin/accounts?q=AN", "username")) == ["anna", "anton"])
      #expect(try await ada.items("/v1/admin/accounts?q=\(cora.account)", "username") == ["cora"])
      #expect(try await ada.items("/v1/admin/accounts?role=coach", "username") == ["cora"])
      #expect(try await ada.items("/v1/admin/accounts?state=unverified", "username") == ["berta"])
      #expect(try await ada.items("/v1/admin/accounts?state=locked").isEmpty)
      var seen: [String] = []
      var path = "/v1/admin/accounts?limit=2"
      while true {
        let page = try await ada.get(path).expect(200).json
        seen += page.items("username")
        guard let next = page["next"]?.text else { break }
        path = "/v1/admin/accounts?limit=2&after=\(next)"
      }
      #expect(seen == ["cora", "carl", "berta", "anton", "anna", "ada"])
    }
  }

  @Test func `a lock ends every session at once, keeps out, and is told with its reason`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.person("anna", as: "lifter")
      let lock = "/v1/admin/accounts/\(anna.account)/lock"
      try await server.visitor.post("/v1/password-resets", ["email": "anna@example.com"]).expect(202)
      let link = try await server.mails.token(to: "anna@example.com", of: 3)
      try await ada.put(lock, ["reason": "Spam to other lifters"]).expect(204)

      try await anna.get("/v1/me").expect(401)
      let wrong = try await server.visitor.post(
        "/v1/sessions", ["login": "anna", "password": .string(TestServer.password)])
      #expect(wrong.status == 401 && wrong.problem == "wrong-login")
      try await server.visitor.put(
        "/v1/password-resets/\(link)", ["password": "another horse battery"]
      ).expect(410)
      let mail = try await server.mails.last(to: "anna@example.com", of: 4)
      #expect(mail.contains("Spam to other lifters"))
      let shown = try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200).json
      #expect(shown["state"] == "locked")
      #expect(shown["lock"]?["reason"] == "Spam to other lifters")
      #expect(shown["lock"]?["by"]?.text == ada.account)
      #expect(try await ada.send("POST", "/v1/admin/accounts/\(anna.account)/reset-link").status == 409)

      try await ada.delete(lock).expect(204)
      try await ada.delete(lock).expect(204)
      _ = try await server.visitor.signedIn("anna")
      _ = try await server.mails.last(to: "anna@example.com", of: 5)
    }
  }

  @Test func `what a lock or a signing out ended stays ended, keys and half a sign-in too`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try await server.person("anna", as: "lifter")
      let path = "/v1/admin/accounts/\(anna.account)"
      _ = try await CodeApp.added(to: anna)
      let script = try await anna.script()
      try await script.get("/v1/drafts").expect(200)
      let begun = try await server.visitor.firstStep("anna")
      try await ada.put("\(path)/lock", ["reason": "Spam to other lifters"]).expect(204)
      try await ada.delete("\(path)/lock").expect(204)
      #expect(try await script.get("/v1/drafts").status == 401)
      #expect(try await server.visitor.secondStep(begun, code: "123456").status == 410)
      #expect(try server.count("auth.api_keys") == 0)

      let bert = try await server.person("bert", as: "lifter")
      let second = try await bert.script()
      try await ada.delete("/v1/admin/accounts/\(bert.account)/sessions").expect(204)
      #expect(try await second.get("/v1/drafts").status == 401)
    }
  }

  /// A lock against sign-ins and new keys of the same account: whichever comes first, nothing is open afterwards.
  @Test func `a lock leaves nothing open that was begun at the same moment`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      for round in 1...6 {
        let anna = try await server.person("anna\(round)", as: "lifter")
        let opened = try await withThrowingTaskGroup(of: Client?.self) { group in
          for number in 1...4 {
            group.addTask {
              guard number % 2 == 0 else { return try? await anna.script("script \(number)") }
              return try? await server.visitor.signedIn("anna\(round)")
            }
          }
          group.addTask {
            try await ada.put("/v1/admin/accounts/\(anna.account)/lock", ["reason": "a race"]).expect(204)
            return nil
          }
          return try await group.reduce(into: [anna]) { if let client = $1 { $0.append(client) } }
        }
        try await ada.delete("/v1/admin/accounts/\(anna.account)/lock").expect(204)
        for client in opened { #expect(try await client.get("/v1/drafts").status == 401) }
        #expect(try server.count("auth.api_keys") == 0)
      }
    }
  }

  @Test func `an account whose erasure has begun is not unlocked`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.delete(path).expect(202)
      try server.database.administer(
        """
        update app.erasures set begun_at = now();
        update app.accounts set locked_at = now() where username = 'anna'
        """)
      #expect(try await ada.delete("\(path)/lock").status == 409)
      #expect(try await ada.get(path).expect(200).json["state"] == "locked")
    }
  }

  @Test func `unlocking also opens a password that was guessed at`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let path = "/v1/admin/accounts/\(anna.account)"
      try server.database.administer(
        """
        insert into auth.password_locks (tenant_id, account_id, until)
        values (1, '\(anna.account)', now() + interval '1 hour')
        """)
      let shown = try await ada.get(path).expect(200).json
      #expect(shown["state"] == "active")
      #expect(shown["password_locked_until"]?.text != nil)
      try await ada.delete("\(path)/lock").expect(204)
      #expect(try await ada.get(path).expect(200).json["password_locked_until"]?.text == nil)
      try await ada.delete("\(path)/lock").expect(204)
      let entries = try server.database.rows(
        "select count(*) from app.audit_entries where action = 'account_unlocked'")
      #expect(entries[0][0] == "1", "unlocked twice, once in the audit log")
    }
  }

  @Test func `a session that outlived a lock opens nothing`() async throws {
    try await TestServer.run { server in
      let anna = try server.signedIn("anna")
      try server.database.administer("update app.accounts set locked_at = now() where username = 'anna'")
      try await anna.get("/v1/me").expect(401)
      try server.database.administer("update app.accounts set locked_at = null where username = 'anna'")
      try await anna.get("/v1/me").expect(200)
    }
  }

  @Test func `a role that is taken away is gone from the open sessions, and the person is told`() async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let cora = try server.signedIn("cora", as: "coach")
      try await cora.get("/v1/clients").expect(200)
      let changed = try await ada.patch(
        "/v1/admin/accounts/\(cora.account)", ["roles": ["lifter"], "username": "corinna"]
      ).expect(200).json
      #expect(changed["roles"] == ["lifter"])
      #expect(changed["username"] == "corinna")
      #expect(changed["display_name"]?.text == nil)
      try await cora.get("/v1/clients").expect(401)
      #expect(try await server.mails.last(to: "cora@example.com").contains("corinna"))
    }
  }

  /// Nobody can have got in yet; one that was confirmed waits (AccountChangeTests).
  @Test func `a new address in place of one never confirmed counts once its link is used, and both are told`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer(
        "update app.accounts set email_verified_at = null where username = 'anna'")
      let path = "/v1/admin/accounts/\(anna.account)"
      let changed = try await ada.patch(path, ["email": "new@example.com"]).expect(200).json
      #expect(changed["email"] == "anna@example.com")
      #expect(try await server.mails.last(to: "anna@example.com").contains("new@example.com"))
      let token = try await server.mails.token(to: "new@example.com")
      try await server.visitor.post("/v1/email-verifications", ["token": .string(token)]).expect(204)
      #expect(try await ada.get(path).expect(200).json["email"] == "new@example.com")
      let taken = try await ada.patch(path, ["email": "ada@example.com", "username": "ada"]).expect(422)
      #expect(taken.faults == ["/email taken", "/username taken"])
    }
  }

  @Test func `a reset link goes to the owner, and the admin's answer holds nothing`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let answer = try await ada.send("POST", "/v1/admin/accounts/\(anna.account)/reset-link")
      #expect(answer.status == 202 && answer.body.isEmpty)
      let token = try await server.mails.token(to: "anna@example.com")
      try await server.visitor.put(
        "/v1/password-resets/\(token)", ["password": .string(TestServer.password)]
      ).expect(200)
      _ = try await server.visitor.signedIn("anna")
    }
  }

  @Test func `signing someone out everywhere leaves the account open`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try await ada.delete("/v1/admin/accounts/\(anna.account)/sessions").expect(204)
      try await anna.get("/v1/me").expect(401)
      #expect(try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200).json["state"] == "active")
    }
  }

  @Test func `an account leaves after a time of grace, and comes back within it`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.send("POST", "\(path)/restore").expect(404)
      try await ada.delete(path).expect(202)
      let leaving = try await ada.get(path).expect(200).json
      #expect(leaving["state"] == "leaving")
      #expect(leaving["erasure_due_at"]?.text != nil)
      #expect(try await ada.items("/v1/admin/accounts?state=leaving", "username") == ["anna"])
      try await ada.send("POST", "\(path)/restore").expect(204)
      #expect(try await ada.get(path).expect(200).json["state"] == "active")
    }
  }

  /// Method, path after the account's, and what is sent.
  static let changes: [(String, String, JSON?)] = [
    ("PATCH", "", ["roles": ["lifter"]]), ("DELETE", "", nil), ("POST", "/restore", nil),
    ("PUT", "/lock", ["reason": "why not"]), ("DELETE", "/lock", nil), ("POST", "/reset-link", nil),
    ("DELETE", "/sessions", nil), ("POST", "/factor-removals", ["reason": "lost the phone"]),
    ("POST", "/address-removals", ["reason": "its owner wrote to us"]),
    ("PUT", "/entitlements/templates", ["at_most": 5, "reason": "a gift"]),
    ("DELETE", "/entitlements/templates", nil),
  ]

  @Test func `no change goes without a recent proof, on oneself, or across tenants`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let there = try await server.person("fred", as: "lifter", tenant: "iron")
      for (method, path, body) in Self.changes {
        let own = try await ada.attempt(method, "/v1/admin/accounts/\(ada.account)\(path)", body)
        #expect(own.status == 409, "\(method) \(path): \(own.text)")
        for stranger in [there.account, UUID.v7(at: .now).description] {
          let foreign = try await ada.attempt(method, "/v1/admin/accounts/\(stranger)\(path)", body)
          #expect(foreign.status == 404, "\(method) \(path): \(foreign.text)")
        }
      }
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      for (method, path, body) in Self.changes {
        let unproved = try await ada.attempt(method, "/v1/admin/accounts/\(anna.account)\(path)", body)
        #expect(unproved.status == 403 && unproved.problem == "proof-needed", "\(method) \(path)")
      }
      try await ada.post("/v1/admin/accounts", Self.invitation("ina")).expect(403)
      try await ada.get("/v1/admin/accounts/\(there.account)").expect(404)
      try await ada.get("/v1/admin/accounts/\(anna.account)").expect(200)
      try await anna.get("/v1/me").expect(200)
    }
  }

  @Test func `lifters and coaches do nothing here`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      for person in [try server.signedIn("anna"), try server.signedIn("carl", as: "coach")] {
        try await person.get("/v1/admin/accounts").expect(403)
        try await person.get("/v1/admin/accounts/\(ada.account)").expect(403)
        for (method, path, body) in Self.changes {
          let refused = try await person.attempt(method, "/v1/admin/accounts/\(ada.account)\(path)", body)
          #expect(refused.status == 403, "\(method) \(path)")
        }
      }
    }
  }

  @Test func `every change and every look at one account is in the audit log`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let anna = try server.signedIn("anna")
      let path = "/v1/admin/accounts/\(anna.account)"
      try await ada.get(path).expect(200)
      try await ada.put("\(path)/lock", ["reason": "a test of it"]).expect(204)
      try await ada.delete("\(path)/lock").expect(204)
      try await ada.patch(path, ["display_name": "Anna"]).expect(200)
      let actions = try server.database.rows(
        """
        select action
          from app.audit_entries
         where actor_id = '\(ada.account)'
           and subject_id = '\(anna.account)'
         order by number
        """
      ).compactMap { $0[0] }
      #expect(actions == ["account_viewed", "account_locked", "account_unlocked", "account_changed"])
    }
  }
}

extension Client {
  /// A key of this person's, for training.
  fileprivate func script(_ name: String = "a script") async throws -> Client {
    let body: JSON = ["name": .string(name), "scopes": ["training:read", "training:write"]]
    var script = self
    script.token = try await post("/v1/api-keys", body).expect(201).json["token"]?.text
    return script
  }

  fileprivate func attempt(_ method: String, _ path: String, _ body: JSON?) async throws -> Received {
    guard let body else { return try await send(method, path) }
    return try await send(method, path, body)
  }
}
