internal import Primitives
internal import TestKit
internal import Testing

struct TenantIsolationTests {
  @Test func `the same address in two tenants is two people, who know nothing of each other`() async throws {
    try await TestServer.run { server in
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let here = try await server.person("anna", as: "lifter")
      let there = try await server.person("anna", as: "lifter", tenant: "iron", mails: 3)
      #expect(here.account != there.account)
      let workout = try await here.log()
      #expect(try await there.items("/v1/lifters/me/workouts").isEmpty)
      let path = "/v1/lifters/\(here.account)/workouts"
      try await there.get(path).expect(404)
      try await there.get("\(path)/\(workout["id"]?.text ?? "")").expect(404)

      // A session belongs to its tenant, whatever the request names.
      var astray = here
      astray.tenant = "iron"
      try await astray.get("/v1/me").expect(400)
    }
  }

  @Test func `an invitation stays in its tenant`() async throws {
    try await TestServer.run { server in
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      let coach = try await server.person("carl", as: "coach")
      let there = try await server.person("anna", as: "lifter", tenant: "iron")
      let refused = try await coach.post("/v1/invites", ["lifter": "anna", "scopes": []]).expect(422)
      #expect(refused.faults == ["/lifter unknown"])

      let invite = try await coach.invite("anna@example.com")
      let token = try await server.mails.token(to: "anna@example.com", of: 3)
      #expect(try await there.items("/v1/invites").isEmpty)
      for key in [invite, token] {
        try await there.post("/v1/invites/\(key)/accept", ["scopes": ["history"]]).expect(404)
        try await there.send("POST", "/v1/invites/\(key)/decline").expect(404)
      }
      let here = try await server.person("anna", as: "lifter", mails: 4)
      try await here.accept(token, sharing: ["history"])
      #expect(try await there.items("/v1/coaches").isEmpty)
      try await coach.get("/v1/lifters/\(there.account)/workouts").expect(404)
    }
  }
}
