internal import Primitives
internal import TestKit
internal import Testing

/// A coaching business of three, from its founding to the day that one of them leaves.
struct TeamStoryTests {
  @Test func `a coach leaves a team: what lifters granted the team stays with the team`() async throws {
    try await TestServer.run { server in
      let olga = try await server.person("olga", as: "coach")
      let carl = try await server.person("carl", as: "coach")
      let dora = try await server.person("dora", as: "coach")
      let team = try await olga.post("/v1/teams", ["name": "Iron Works"]).expect(201).json.id
      try await Self.join(team, of: olga, [carl, dora], ["carl", "dora"])

      // Anna lets the team in; Ben joins it as well, but shares with Carl alone.
      let code =
        try await olga.post(
          "/v1/invite-codes", ["team_id": .string(team), "scopes": ["history", "plans"], "uses": 2]
        ).expect(201).json["code"]?.text ?? ""
      let anna = try server.signedIn("anna")
      try await anna.post("/v1/invites/\(code)/accept", ["scopes": ["history"]]).expect(200)
      let ben = try server.signedIn("ben")
      try await ben.post("/v1/invites/\(code)/accept", ["scopes": []]).expect(200)
      try await ben.accept(try await carl.invite("ben"), sharing: ["history", "workout_details"])
      for lifter in [anna, ben] {
        _ = try await lifter.log("Legs", at: "2026-03-02T18:00:00Z", [("Squat", [(5, 100)])])
      }
      let (annas, bens) = (
        "/v1/lifters/\(anna.account)/workouts", "/v1/lifters/\(ben.account)/workouts"
      )
      for coach in [olga, carl, dora] { #expect(try await coach.items(annas).count == 1) }
      #expect(try await carl.items(bens).count == 1)
      for coach in [olga, dora] { try await coach.get(bens).expect(404) }
      #expect(Set(try await carl.items("/v1/clients", "username")) == ["anna", "ben"])

      // Carl is going. Ben is asked by the owner whether Dora may take over, and shares less with her than he did with Carl.
      let proposal: JSON = [
        "lifter": .string(ben.account), "from": .string(carl.account), "to": .string(dora.account),
      ]
      try await olga.post("/v1/teams/\(team)/moves", proposal).expect(201)
      try await dora.get(bens).expect(404)
      let move = try await ben.items("/v1/moves").first?.id ?? ""
      try await ben.post("/v1/moves/\(move)/accept", ["scopes": ["history"]]).expect(200)
      #expect(try await dora.items(bens).count == 1)
      try await carl.get(bens).expect(404)

      try await carl.delete("/v1/teams/\(team)/members/\(carl.account)").expect(204)
      try await carl.get(annas).expect(404)
      #expect(try await carl.items("/v1/clients").isEmpty)
      try await carl.get("/v1/teams/\(team)").expect(404)
      for coach in [olga, dora] { #expect(try await coach.items(annas).count == 1) }
      #expect(Set(try await dora.items("/v1/clients", "username")) == ["anna", "ben"])

      // The team always has an owner; dissolved, it sees nothing any more, and Anna's log is as it was.
      try await olga.delete("/v1/teams/\(team)/members/\(olga.account)").expect(409)
      try await olga.delete("/v1/teams/\(team)").expect(204)
      for coach in [olga, dora] { try await coach.get(annas).expect(404) }
      #expect(try await dora.items("/v1/clients", "username") == ["ben"])
      #expect(try await anna.items("/v1/lifters/me/workouts").count == 1)
      let looked = Set(
        try await anna.items("/v1/me/access-log").compactMap { $0["viewer"]?["username"]?.text })
      #expect(looked == ["olga", "carl", "dora"])
    }
  }

  private static func join(
    _ team: String, of owner: Client, _ coaches: [Client], _ names: [String]
  ) async throws {
    for (coach, name) in zip(coaches, names) {
      try await owner.post(
        "/v1/teams/\(team)/invites", ["coach": .string(name), "role": "coach"]
      ).expect(201)
      let invite = try await coach.items("/v1/team-invites").first?.id ?? ""
      try await coach.send("POST", "/v1/team-invites/\(invite)/accept").expect(200)
    }
  }
}
