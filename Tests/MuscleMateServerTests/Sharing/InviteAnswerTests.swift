internal import Primitives
internal import TestKit
internal import Testing

/// Looking at invitations, answering them as the right account, and registering through them.
struct InviteAnswerTests {
  @Test func `registering with the token confirms the address, and the invitation waits`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      _ = try await coach.invite("anna@example.com")
      let token = try await server.mails.token(to: "anna@example.com")
      func registration(_ name: String, _ invite: String) -> JSON {
        [
          "role": "lifter", "email": .string("\(name)@example.com"), "username": .string(name),
          "password": .string(TestServer.password), "locale": "en", "invite": .string(invite),
        ]
      }
      let unknown = String(repeating: "A", count: 43)
      let refused = try await server.visitor.post("/v1/accounts", registration("anna", unknown)).expect(422)
      #expect(refused.faults == ["/invite unknown"])
      let other = try await server.visitor.post("/v1/accounts", registration("bert", token)).expect(422)
      #expect(other.faults == ["/invite invalid"])
      #expect(!other.text.contains("anna@example.com"))
      let both = try await server.visitor.post("/v1/accounts", registration("carl", "nonsense")).expect(422)
      #expect(Set(both.faults) == ["/email taken", "/username taken", "/invite unknown"])

      let account = try await server.visitor.post("/v1/accounts", registration("anna", token)).expect(201)
      #expect(try account.json["email_verified"] == true)
      let lifter = try await server.visitor.signedIn("anna")
      #expect(try await lifter.items("/v1/invites", "state") == ["open"])
      try await lifter.accept(token, sharing: ["history"])
      try await server.visitor.post("/v1/accounts", registration("bert", token)).expect(422)
    }
  }

  @Test func `an invitation is looked at before it is answered, in words and without spending it`()
    async throws
  {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifter = try await server.person("anna", as: "lifter")
      let invite = try await coach.invite("anna", asking: ["photos", "history"])
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      for key in [invite, token, token] {
        let shown = try await lifter.get("/v1/invites/\(key)").expect(200).json
        #expect(shown["coach"]?["username"]?.text == "carl")
        #expect(shown["scopes"]?.elements?.map { $0["opens"]?.text != nil } == [true, true])
      }
      try await coach.get("/v1/invites/\(invite)").expect(404)
      try await lifter.get("/v1/invites/nonsense").expect(404)
      try await lifter.accept(invite, sharing: [])
      try await lifter.get("/v1/invites/\(invite)").expect(410)
    }
  }

  @Test func `accepting again, as after a lost answer, answers as the first time and changes nothing`()
    async throws
  {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifter = try await server.person("anna", as: "lifter")
      let invite = try await coach.invite("anna")
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      let first = try await lifter.accept(token, sharing: ["history"])
      #expect(try await lifter.accept(token, sharing: ["history"]) == first)
      #expect(
        try await lifter.accept(invite, sharing: ["history", "plans"]) == first, "what is shared stays")
      #expect(try await coach.items("/v1/notices", "kind").count { $0 == "invite_accepted" } == 1)
      try await server.person("bert", as: "lifter").post("/v1/invites/\(token)/accept", ["scopes": []])
        .expect(404)
      // A member who left meanwhile does not come back by an old link.
      try await lifter.delete("/v1/coaches/\(coach.account)").expect(204)
      try await lifter.post("/v1/invites/\(token)/accept", ["scopes": []]).expect(410)
    }
  }

  @Test func `a token mailed to someone else is refused in words that do not tell the address`() async throws
  {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let wrong = try await server.person("bert", as: "lifter")
      _ = try await coach.invite("secret@example.com")
      let token = try await server.mails.token(to: "secret@example.com")
      for answer in [
        try await wrong.get("/v1/invites/\(token)"),
        try await wrong.post("/v1/invites/\(token)/accept", ["scopes": []]),
        try await wrong.send("POST", "/v1/invites/\(token)/decline"),
      ] {
        #expect(answer.status == 409)
        #expect(answer.text.contains("another address"))
        #expect(!answer.text.contains("secret"))
      }
      #expect(try await coach.items("/v1/invites", "state") == ["open"])
    }
  }

  @Test func `sending anew kills the old link, revives what expired, and has a limit`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let invite = try await coach.invite("anna@example.com")
      let old = try await server.mails.token(to: "anna@example.com")
      let path = "/v1/invites/\(invite)/resend"
      try await coach.send("POST", path).expect(200)
      let new = try await server.mails.token(to: "anna@example.com", of: 2)
      #expect(old != new)
      let lifter = try await server.person("anna", as: "lifter", mails: 3)
      try await lifter.get("/v1/invites/\(old)").expect(404)
      for _ in 0..<3 { try await coach.send("POST", path).expect(200) }
      try await coach.send("POST", path).expect(429)
      try server.database.administer("update app.invites set expires_at = now()")
      try await lifter.post("/v1/invites/\(invite)/accept", ["scopes": []]).expect(410)
      try await coach.send("POST", path).expect(200)
      let other = try await server.person("cora", as: "coach")
      try await other.send("POST", path).expect(404)
      try await lifter.accept(invite, sharing: [])
      try await coach.send("POST", path).expect(410)
    }
  }

  @Test func `a coach without a place left can neither invite nor be accepted`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let second = try await server.person("bert", as: "lifter")
      let invite = try await pair.coach.invite("bert")
      try server.database.administer(
        """
        update app.tenants set modules = modules || '{billing}' where id = 1;
        insert into app.entitlement_overrides (tenant_id, account_id, feature, at_most, reason)
        values (1, '\(pair.coach.account)', 'clients', 1, 'test')
        """)
      try await pair.coach.post("/v1/invites", ["lifter": "bert", "scopes": []]).expect(402)
      let full = try await second.post("/v1/invites/\(invite)/accept", ["scopes": []]).expect(409)
      #expect(full.text.contains("as many clients"))
      #expect(try await second.items("/v1/invites", "state") == ["open"], "a refused answer spends nothing")
      try server.database.administer("update app.entitlement_overrides set at_most = 2")
      try await second.accept(invite, sharing: [])
    }
  }

  @Test func `a code is redeemed by as many as it allows, however it is typed`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let body: JSON = ["scopes": ["history"], "uses": 2, "message": "Hi"]
      let made = try await coach.post("/v1/invite-codes", body).expect(201).json
      let code = made["code"]?.text ?? ""
      #expect(code.wholeMatch(of: /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/) != nil)
      #expect(try await coach.items("/v1/invite-codes").first?["code"]?.text == nil, "told once")
      #expect(try await coach.items("/v1/invite-codes", "hint") == [String(code.prefix(4))])
      let anna = try await server.person("anna", as: "lifter")
      let bert = try await server.person("bert", as: "lifter")
      let cleo = try await server.person("cleo", as: "lifter")
      let sloppy = code.lowercased().replacing("-", with: "").replacing("1", with: "l").replacing(
        "0", with: "o")
      let shown = try await anna.get("/v1/invites/\(sloppy)").expect(200).json
      #expect(shown["coach"]?["username"]?.text == "carl")
      #expect(shown["message"]?.text == "Hi")
      #expect(shown["created_at"] == made["created_at"], "the code's, not the coach's account's")
      try await anna.accept(sloppy, sharing: ["photos"])
      try await anna.post("/v1/invites/\(code)/accept", ["scopes": []]).expect(409)
      try await bert.accept(code, sharing: [])
      try await bert.post("/v1/invites/\(code)/accept", ["scopes": []]).expect(409)
      try await cleo.post("/v1/invites/\(code)/accept", ["scopes": []]).expect(410)
      try await cleo.send("POST", "/v1/invites/\(code)/decline").expect(404)
      try await coach.post("/v1/invites/\(code)/accept", ["scopes": []]).expect(404)
      #expect(try await coach.items("/v1/invite-codes", "state") == ["used_up"])
      #expect(try await coach.items("/v1/clients").count == 2)

      let second = try await coach.post("/v1/invite-codes", body).expect(201).json
      try await coach.delete("/v1/invite-codes/\(second["id"]?.text ?? "")").expect(204)
      try await cleo.get("/v1/invites/\(second["code"]?.text ?? "")").expect(410)
      let late = try await coach.post(
        "/v1/invite-codes", ["scopes": [], "expires_at": "2020-01-01T00:00:00Z"])
      #expect(try late.expect(422).faults == ["/expires_at invalid"])
      let hashes = try server.database.rows(
        "select count(*) from app.invite_codes where code_hash is not null")
      #expect(hashes[0][0] == "2")
    }
  }
}
