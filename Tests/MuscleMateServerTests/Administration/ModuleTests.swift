internal import MuscleMateServer
internal import Primitives
internal import TestKit
internal import Testing

/// The routes of a module that a tenant has switched off do not exist.
struct ModuleTests {
  private static func only(_ modules: String, on server: TestServer) throws {
    try server.database.administer("update app.tenants set modules = '{\(modules)}'")
  }

  @Test func `a tenant begins with what is usual, and has no module that is not there yet`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let usual = try server.database.rows(
        "insert into app.tenants (id, slug, name) values (2, 'iron', 'Iron') returning modules")
      #expect(usual == [["{coaching,goals,ideas,powerlifting,programmes}"]])
      try Self.only("coaching,goals", on: server)
      #expect(try await ada.get("/v1/admin/tenant").expect(200).json["modules"] == ["coaching", "goals"])
      let refused = try await ada.patch("/v1/admin/tenant", ["modules": ["goals", "photos", "meets"]]).expect(
        422)
      #expect(refused.faults == ["/modules/1 unknown", "/modules/2 unknown"])
      try await ada.patch("/v1/admin/tenant", ["modules": ["ideas"]]).expect(200)
      #expect(try await server.visitor.get("/v1/tenant").expect(200).json["modules"] == ["ideas"])
    }
  }

  @Test func `routes of a module that is off are not there, and come back with it`() async throws {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history"])
      let (coach, anna) = (pair.coach, pair.lifter)
      let looks: [(Client, String)] = [
        (anna, "/v1/programmes"), (anna, "/v1/goals"), (anna, "/v1/lifters/me/powerlifting"),
        (anna, "/v1/feedback/ideas"), (anna, "/v1/invites"), (anna, "/v1/conversations"),
        (coach, "/v1/clients"), (coach, "/v1/attention"), (coach, "/v1/lifters/\(anna.account)/workouts"),
      ]
      for (client, path) in looks { try await client.get(path).expect(200) }
      try Self.only("", on: server)
      for (client, path) in looks { try await client.get(path).expect(404) }
      // One's own training, and the end of what was shared, are in no module.
      try await coach.get("/v1/lifters/me/workouts").expect(200)
      try await anna.get("/v1/coaches").expect(200)
      try await anna.get("/v1/me/access-log").expect(200)
      try Self.only("coaching", on: server)
      try await coach.get("/v1/clients").expect(200)
      try await anna.get("/v1/goals").expect(404)
      try await anna.delete("/v1/coaches/\(coach.account)").expect(204)
    }
  }

  @Test
  func `scopes of what the tenant has not are neither offered nor asked for nor granted; what was stays`()
    async throws
  {
    try await TestServer.run { server in
      let pair = try await Pair(on: server, sharing: ["history", "photos"])
      let zoe = try await server.person("zoe", as: "lifter")
      let invite = try await pair.coach.invite("zoe")
      #expect(try await server.visitor.items("/v1/scopes", "scope").contains("photos"))
      try Self.only("coaching", on: server)
      let offered = try await server.visitor.items("/v1/scopes", "scope")
      #expect(!offered.contains("photos") && !offered.contains("nutrition") && offered.contains("health"))
      let accepted = try await zoe.post("/v1/invites/\(invite)/accept", ["scopes": ["plans", "photos"]])
        .expect(422)
      #expect(accepted.faults == ["/scopes/1 invalid"])
      let asked: JSON = ["lifter": "zoe", "scopes": ["nutrition"]]
      #expect(try await pair.coach.post("/v1/invites", asked).expect(422).faults == ["/scopes/0 invalid"])
      // A lifter who had granted it may say so again with the rest of what is shared.
      try await pair.share(["photos", "plans"])
      #expect(try await pair.lifter.items("/v1/coaches").first?["scopes"] == ["photos", "plans"])
    }
  }

  @Test func `an invitation asks for what the tenant has, and its page offers nothing else`() async throws {
    try await TestServer.run { server in
      let zoe = try await server.person("zoe", as: "lifter")
      let coach = try server.signedIn("carl", as: "coach")
      for addressee: JSON in ["zoe", "anna@example.com"] {
        try await coach.post("/v1/invites", ["lifter": addressee, "scopes": ["photos", "history"]]).expect(
          201)
      }
      let token = try await server.mails.token(to: "anna@example.com")
      let before = try await server.visitor.get("/invite?token=\(token)").expect(200).text
      #expect(before.contains("name=\"photos\""))
      try Self.only("coaching", on: server)
      let page = try await server.visitor.get("/invite?token=\(token)").expect(200).text
      #expect(page.contains("name=\"history\"") && page.contains("name=\"health\""))
      #expect(!page.contains("name=\"photos\"") && !page.contains("name=\"nutrition\""))
      #expect(!page.contains("Photos"))
      let asked = try #require(try await zoe.items("/v1/invites").first)
      #expect(asked["scopes"] == ["history"])
      let shown = try await zoe.get("/v1/invites/\(asked.id)").expect(200).json
      #expect(shown["scopes"]?.elements?.compactMap { $0["scope"]?.text } == ["history"])
    }
  }

  @Test func `what needs a module that the tenant has not is in no tier on offer`() async throws {
    try await TestServer.run { server in
      try Self.only("billing", on: server)
      let anna = try server.signedIn("anna")
      let sold = try await server.visitor.items("/v1/tiers").flatMap { $0["features"]?.elements ?? [] }
      #expect(!sold.isEmpty)
      #expect(!sold.contains { $0["feature"] == "food_tracking" })
      #expect(!(try await anna.items("/v1/entitlements", "feature")).contains("food_tracking"))
    }
  }
}
