internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

/// Things that end by time alone.
struct ExpiryTests {
  private func kinds(_ person: Client) async throws -> [String?] {
    try await person.items("/v1/notices", "kind")
  }

  /// A coach with three scopes of a lifter's data, one of which has an end.
  private func coached(_ server: TestServer) throws -> (coach: Client, lifter: Client) {
    let (carl, anna) = (try server.signedIn("carl", as: "coach"), try server.signedIn("anna"))
    try server.share(["history", "plans", "all_lifts"], of: anna, with: carl)
    try server.database.administer(
      "update app.grants set expires_at = now() + interval '1 hour' where scope <> 'history'")
    return (carl, anna)
  }

  @Test func `what was shared up to a moment is taken away, and both sides hear of it once`() async throws {
    try await TestServer.run { server in
      let (carl, anna) = try coached(server)
      #expect(try await server.run(job: "end_sharing").changed == 0)
      let trial = try await server.run(job: "end_sharing", at: .days(1), dryRun: true)
      #expect(trial.changed == 2)
      #expect(trial.sample.first?.text == anna.account)
      let rows = "select scope from app.grants"
      #expect(try server.database.rows(rows).count == 3)
      #expect(try await kinds(carl) == [])

      #expect(try await server.run(job: "end_sharing", at: .days(1)).changed == 2)
      #expect(try await server.run(job: "end_sharing", at: .days(1)).changed == 0)
      #expect(try server.database.rows(rows) == [["history"]])
      #expect(try await kinds(carl) == ["sharing_ended"])
      #expect(try await kinds(anna) == ["sharing_over"])
      let scopes = try await anna.items("/v1/notices").first?["arguments"]?["scopes"]
      #expect(scopes == ["all_lifts", "plans"])
    }
  }

  @Test func `a pause that is over is told to the coaches`() async throws {
    try await TestServer.run { server in
      let (carl, anna) = try coached(server)
      try await anna.put("/v1/sharing-pause", ["until": .string(Timestamp.days(1).description)]).expect(200)
      #expect(try await kinds(carl) == ["sharing_paused"])
      try await server.run(job: "end_sharing")
      #expect(try await kinds(carl) == ["sharing_paused"])
      try await server.run(job: "end_sharing", at: .days(2))
      #expect(try await kinds(carl).contains("sharing_resumed"))
      #expect(try server.database.rows("select from app.sharing_pauses").isEmpty)
    }
  }

  @Test func `an invitation that nobody answered expires, is told once, and can be sent anew`() async throws {
    try await TestServer.run { server in
      let (carl, anna) = (try server.signedIn("carl", as: "coach"), try server.signedIn("anna"))
      let invite = try await carl.post("/v1/invites", ["lifter": "anna", "scopes": ["history"]]).expect(201)
      let id = try #require(invite.json["id"]?.text)
      #expect(try await server.run(job: "expire_invites", at: .days(13)).changed == 0)
      #expect(try await server.run(job: "expire_invites", at: .days(15)).sample == [.string(id)])
      #expect(try await server.run(job: "expire_invites", at: .days(15)).changed == 0)
      #expect(try await carl.items("/v1/invites", "state") == ["expired"])
      #expect(try await kinds(carl) == ["invite_expired"])
      try await anna.post("/v1/invites/\(id)/accept", ["scopes": ["history"]]).expect(410)

      try await carl.send("POST", "/v1/invites/\(id)/resend").expect(200)
      #expect(try await carl.items("/v1/invites", "state") == ["open"])
      try await anna.post("/v1/invites/\(id)/accept", ["scopes": ["history"]]).expect(200)
    }
  }

  @Test func `an expired invitation is not sent anew beside a newer one`() async throws {
    try await TestServer.run { server in
      let carl = try server.signedIn("carl", as: "coach")
      _ = try server.signedIn("anna")
      let old = try await carl.post("/v1/invites", ["lifter": "anna", "scopes": []]).expect(201)
      try await server.run(job: "expire_invites", at: .days(15))
      let new = try await carl.post("/v1/invites", ["lifter": "anna", "scopes": []]).expect(201)
      #expect(try old.json["id"] != new.json["id"])
      try await carl.send("POST", "/v1/invites/\(old.json["id"]?.text ?? "")/resend").expect(410)
    }
  }

  @Test func `a request to see more waits for 30 days`() async throws {
    try await TestServer.run { server in
      let (carl, anna) = try coached(server)
      try await carl.post(
        "/v1/clients/\(anna.account)/scope-requests", ["scopes": ["health"]]
      ).expect(201)
      #expect(try await server.run(job: "expire_requests", at: .days(29)).changed == 0)
      #expect(try await server.run(job: "expire_requests", at: .days(31)).changed == 1)
      #expect(try await kinds(carl) == ["scopes_expired"])
      #expect(try server.database.rows("select state from app.scope_requests") == [["expired"]])
    }
  }
}
