internal import Primitives
internal import TestKit
internal import Testing

/// Invitations over HTTP: who may be invited, and that each is answered once.
struct InviteTests {
  @Test func `an unknown username is told, an address never`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let unknown = try await coach.post("/v1/invites", ["lifter": "nobody", "scopes": []]).expect(422)
      #expect(unknown.faults == ["/lifter unknown"])
      try await coach.post("/v1/invites", ["lifter": "nobody@example.com", "scopes": []]).expect(201)
      let oneself = try await coach.post("/v1/invites", ["lifter": "carl", "scopes": []]).expect(422)
      #expect(oneself.faults == ["/lifter invalid"])
      let senseless: JSON = ["lifter": "a b", "scopes": ["history", "history", "everything"]]
      let refused = try await coach.post("/v1/invites", senseless).expect(422)
      #expect(refused.faults == ["/lifter invalid", "/scopes/1 duplicate", "/scopes/2 invalid"])
    }
  }

  @Test func `inviting again sends a new link, and the old one is dead`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let first = try await coach.invite("anna@example.com")
      let old = try await server.mails.token(to: "anna@example.com")
      #expect(try await coach.invite("Anna@Example.com") == first)
      let new = try await server.mails.token(to: "anna@example.com", of: 2)
      #expect(old != new)
      #expect(try await coach.items("/v1/invites").count == 1)

      let lifter = try await server.person("anna", as: "lifter", mails: 3)
      try await lifter.post("/v1/invites/\(old)/accept", ["scopes": []]).expect(404)
      try await lifter.accept(new, sharing: [])
    }
  }

  @Test func `one invitation accepted by two devices at once is accepted once`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let phone = try await server.person("anna", as: "lifter")
      let watch = try await server.visitor.signedIn("anna")
      for _ in 0..<5 {
        let invite = try await coach.invite("anna")
        async let one = phone.post("/v1/invites/\(invite)/accept", ["scopes": ["history"]])
        async let other = watch.post("/v1/invites/\(invite)/accept", ["scopes": ["photos"]])
        let answers = try await [one, other]
        // Both hear the same: what the one chose that came first.
        let scopes = try await phone.items("/v1/coaches").first?["scopes"]
        #expect(try answers.map { try $0.expect(200).json["scopes"] } == [scopes, scopes])
        #expect([["history"], ["photos"]].contains(scopes))
        try await phone.delete("/v1/coaches/\(coach.account)").expect(204)
      }
    }
  }

  @Test func `an invitation to a username opens for that account alone`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      _ = try await server.person("anna", as: "lifter")
      let thief = try await server.person("thea", as: "lifter")
      let invite = try await coach.invite("anna")
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      for key in [invite, token] {
        try await thief.post("/v1/invites/\(key)/accept", ["scopes": []]).expect(404)
        try await thief.send("POST", "/v1/invites/\(key)/decline").expect(404)
      }
      try await thief.delete("/v1/invites/\(invite)").expect(403)
      try await coach.post("/v1/invites/\(invite)/accept", ["scopes": []]).expect(404)
    }
  }

  @Test func `what was declined, withdrawn or has expired is gone`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifter = try await server.person("anna", as: "lifter")
      let declined = try await coach.invite("anna")
      for _ in 1...2 { try await lifter.send("POST", "/v1/invites/\(declined)/decline").expect(204) }
      try await lifter.post("/v1/invites/\(declined)/accept", ["scopes": []]).expect(410)
      try await coach.delete("/v1/invites/\(declined)").expect(410)

      let withdrawn = try await coach.invite("anna")
      try await coach.delete("/v1/invites/\(withdrawn)").expect(204)
      try await coach.delete("/v1/invites/\(withdrawn)").expect(204)
      try await lifter.post("/v1/invites/\(withdrawn)/accept", ["scopes": []]).expect(410)

      let expired = try await coach.invite("anna")
      try server.database.administer("update app.invites set expires_at = now() where state = 'open'")
      try await lifter.post("/v1/invites/\(expired)/accept", ["scopes": []]).expect(410)
      #expect(try await lifter.items("/v1/invites", "state") == ["expired", "withdrawn", "declined"])
      let told = try server.database.rows("select count(*) from app.notices where kind = 'invite_declined'")
      #expect(told[0][0] == "1", "declined twice, told once")
    }
  }

  @Test func `who coaches no more can not be accepted`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifter = try await server.person("anna", as: "lifter")
      let invite = try await coach.invite("anna")
      try server.database.administer("update app.accounts set roles = '{lifter}' where username = 'carl'")
      try await lifter.post("/v1/invites/\(invite)/accept", ["scopes": []]).expect(410)
    }
  }

  @Test func `an id opens only for a confirmed address, a mailed token for whoever has it`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      let lifter = try await server.person("anna", as: "lifter")
      let invite = try await coach.invite("anna@example.com")
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      try server.database.administer(
        "update app.accounts set email_verified_at = null where username = 'anna'")
      try await lifter.post("/v1/invites/\(invite)/accept", ["scopes": []]).expect(404)
      try await lifter.accept(token, sharing: [])
    }
  }

  @Test func `a client can't be invited again`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server)
      let refused = try await pair.coach.post("/v1/invites", ["lifter": "anna", "scopes": []]).expect(409)
      #expect(try refused.json["detail"] == "You are connected already.")
      try await pair.coach.post("/v1/invites", ["lifter": "anna@example.com", "scopes": []]).expect(201)
    }
  }

  @Test func `nobody's inbox is flooded: five mails for one invitation, until it has expired`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      for _ in 0..<5 { _ = try await coach.invite("anna@example.com") }
      let body: JSON = ["lifter": "anna@example.com", "scopes": []]
      let refused = try await coach.post("/v1/invites", body).expect(429)
      #expect(refused.headers["retry-after"] != nil)
      try server.database.administer("update app.invites set expires_at = now()")
      try await coach.post("/v1/invites", body).expect(201)
      #expect(try await coach.items("/v1/invites", "state") == ["open"])
    }
  }

  @Test func `taking an invitation back and sending it anew floods no inbox either`() async throws {
    try await TestServer.run { server in
      let coach = try await server.person("carl", as: "coach")
      for _ in 0..<5 {
        let invite = try await coach.invite("anna@example.com")
        try await coach.delete("/v1/invites/\(invite)").expect(204)
      }
      let body: JSON = ["lifter": "anna@example.com", "scopes": []]
      try await coach.post("/v1/invites", body).expect(429)
      _ = try await coach.invite("bert@example.com")
      try server.database.administer("update app.invites set expires_at = now()")
      try await coach.post("/v1/invites", body).expect(201)
    }
  }
}
